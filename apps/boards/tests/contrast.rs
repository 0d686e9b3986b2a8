//! Text can be read on what it stands on: the contrast of the colours that are used together, light and dark.

use std::collections::BTreeMap;

use boards::Board;

/// WCAG 2.2, level AA: for text, and for large text, symbols and the edges of controls.
const TEXT: f64 = 4.5;
const SYMBOL: f64 = 3.0;

type Colors = BTreeMap<String, [u8; 3]>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Theme {
    Light,
    Dark,
}

/// The colours among the tokens, as one theme shows them.
fn colors(theme: Theme) -> Colors {
    let declarations = [boards::TOKENS, boards::KIT_STYLE].into_iter().flat_map(str::lines);
    declarations.filter_map(|declaration| color(declaration, theme)).collect()
}

/// `--ink: light-dark(#2e2217, #f0e6d0);`
fn color(declaration: &str, theme: Theme) -> Option<(String, [u8; 3])> {
    let (name, rest) = declaration.trim().strip_prefix("--")?.split_once(": ")?;
    let (value, _) = rest.split_once(';')?;
    let both = value.strip_prefix("light-dark(").and_then(|both| both.strip_suffix(')')?.split_once(", "));
    let value = both.map_or(value, |(light, dark)| if theme == Theme::Light { light } else { dark });
    let digits = value.strip_prefix('#').filter(|digits| digits.len() == 6)?;
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

fn check(theme: Theme) {
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
        assert!(found >= least, "{theme:?}: --{ink} on --{ground} has {found:.2}, not {least}");
    }
}

#[test]
fn text_can_be_read_in_the_light() {
    check(Theme::Light);
}

#[test]
fn text_can_be_read_in_the_dark() {
    check(Theme::Dark);
}

/// Those who chose nothing get the colours of their system, the others those they chose; no other rule asks.
#[test]
fn only_the_color_scheme_asks_for_the_theme() {
    let sheets = [
        boards::TOKENS,
        boards::KIT_STYLE,
        builders::Builders::STYLE,
        deus::Deus::STYLE,
        seven_wonders_dice::SevenWondersDice::STYLE,
        mare_nostrum::MareNostrum::STYLE,
        age_of_rome::AgeOfRome::STYLE,
    ];
    for sheet in sheets {
        assert!(!sheet.contains("prefers-color-scheme"));
        let asks = sheet.lines().filter(|line| line.contains("data-theme"));
        for line in asks {
            assert!(line.contains("{ color-scheme: "), "{line}");
        }
    }
    assert!(boards::TOKENS.contains("color-scheme: light dark;"));
    assert!(boards::TOKENS.contains("[data-theme=light] { color-scheme: light; }"));
    assert!(boards::TOKENS.contains("[data-theme=dark] { color-scheme: dark; }"));
}

#[test]
fn contrast_is_what_the_standard_says() {
    assert!((contrast([0, 0, 0], [255, 255, 255]) - 21.0).abs() < 1e-9);
    assert!((contrast([0x76, 0x76, 0x76], [255, 255, 255]) - 4.54).abs() < 0.01);
}
