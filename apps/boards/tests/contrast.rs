//! Text can be read on what it stands on: the contrast of the colours that are used together, light and dark.

use std::collections::BTreeMap;

/// WCAG 2.2, level AA: for text, and for large text, symbols and the edges of controls.
const TEXT: f64 = 4.5;
const SYMBOL: f64 = 3.0;

type Colors = BTreeMap<String, [u8; 3]>;

/// The tokens of the light theme, or those of the dark one on top of them.
fn colors(theme: &str) -> Colors {
    let mut colors = Colors::new();
    for sheet in [boards::TOKENS, boards::KIT_STYLE] {
        for rule in sheet.split('}') {
            let Some((selector, body)) = rule.rsplit_once('{') else { continue };
            let selector = selector.rsplit("*/").next().unwrap_or(selector).trim();
            let is_light = selector == ":root";
            if is_light || (theme == "dark" && selector == ":root[data-theme=dark]") {
                colors.extend(body.split(';').filter_map(color));
            }
        }
    }
    colors
}

/// `--ink: #2e2217`
fn color(declaration: &str) -> Option<(String, [u8; 3])> {
    let declaration = declaration.rsplit("*/").next()?;
    let (name, value) = declaration.trim().strip_prefix("--")?.split_once(':')?;
    let digits = value.trim().strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let part = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok();
    Some((name.to_owned(), [part(0)?, part(2)?, part(4)?]))
}

fn luminance(color: [u8; 3]) -> f64 {
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2])
}

fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn check(theme: &str) {
    let colors = colors(theme);
    let grounds = ["paper", "paper-2", "card"];
    let on_grounds = |ink: &'static str, least: f64| grounds.map(|ground| (ink, ground, least));
    let mut pairs: Vec<(&str, &str, f64)> = Vec::new();
    for ink in ["ink", "ink-2"] {
        pairs.extend(on_grounds(ink, TEXT));
        pairs.push((ink, "paper-3", TEXT));
        pairs.push((ink, "table", TEXT));
    }
    for ink in ["act", "bad", "wine"] {
        pairs.extend([(ink, "paper", TEXT), (ink, "card", TEXT)]);
    }
    for ink in ["act", "focus", "ok", "ink-3"] {
        pairs.extend(on_grounds(ink, SYMBOL));
    }
    pairs.extend([("act", "paper-2", TEXT), ("on-act", "act", TEXT)]);
    let seats: Vec<String> = (1..=7).map(|seat| format!("seat-{seat}")).collect();
    pairs.extend(seats.iter().map(|seat| ("on-seat", seat.as_str(), SYMBOL)));
    for (ink, ground, least) in pairs {
        let found = contrast(colors[ink], colors[ground]);
        assert!(found >= least, "{theme}: --{ink} on --{ground} has {found:.2}, not {least}");
    }
}

#[test]
fn text_can_be_read_in_the_light() {
    check("light");
}

#[test]
fn text_can_be_read_in_the_dark() {
    check("dark");
}

/// Those who chose nothing get the dark colours of their system: the same as those who chose them.
#[test]
fn the_dark_of_the_system_is_the_dark_of_the_switch() {
    for sheet in [boards::TOKENS, boards::KIT_STYLE] {
        let after = |selector: &str| {
            let body =
                sheet.split(selector).nth(1).and_then(|rest| rest.split('}').next()).unwrap_or_default();
            body.trim_start_matches([' ', '{']).split(';').filter_map(color).collect::<Colors>()
        };
        let (system, switch) = (after(":root:not([data-theme=light])"), after(":root[data-theme=dark]"));
        assert!(!system.is_empty());
        assert_eq!(system, switch);
    }
}

#[test]
fn contrast_is_what_the_standard_says() {
    assert!((contrast([0, 0, 0], [255, 255, 255]) - 21.0).abs() < 1e-9);
    assert!((contrast([0x76, 0x76, 0x76], [255, 255, 255]) - 4.54).abs() < 0.01);
}
