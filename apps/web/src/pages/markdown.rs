//! The Markdown of the rules as HTML.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, TextMergeStream};

/// A paragraph, list or table in Markdown; what was searched for is marked.
pub(super) fn rich(paragraph: &str, search: &str) -> Markup {
    let spaced = Parser::new_ext(paragraph, Options::ENABLE_TABLES).map(|event| match event {
        Event::SoftBreak | Event::HardBreak => Event::Text(" ".into()),
        other => other,
    });
    let mut html = String::new();
    let mut is_head = false;
    for event in TextMergeStream::new(spaced) {
        match event {
            Event::Start(tag) => {
                is_head |= tag == Tag::TableHead;
                html.push_str(opening(&tag, is_head));
            }
            Event::End(tag) => {
                html.push_str(closing(tag, is_head));
                is_head &= tag != TagEnd::TableHead;
            }
            Event::Code(text) => html.push_str(&html! { code { (text) } }.into_string()),
            Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => {
                html.push_str(&marked(&text, search).into_string());
            }
            _ => {}
        }
    }
    PreEscaped(html)
}

fn opening(tag: &Tag<'_>, is_head: bool) -> &'static str {
    match tag {
        Tag::Paragraph => "<p>",
        Tag::List(_) => "<ul>",
        Tag::Item => "<li>",
        Tag::Strong => "<b>",
        Tag::Emphasis => "<em>",
        Tag::Table(_) => r#"<div class="scroll"><table class="small-table">"#,
        Tag::TableHead => "<thead><tr>",
        Tag::TableRow => "<tr>",
        Tag::TableCell if is_head => r#"<th scope="col">"#,
        Tag::TableCell => "<td>",
        _ => "",
    }
}

fn closing(tag: TagEnd, is_head: bool) -> &'static str {
    match tag {
        TagEnd::Paragraph => "</p>",
        TagEnd::List(_) => "</ul>",
        TagEnd::Item => "</li>",
        TagEnd::Strong => "</b>",
        TagEnd::Emphasis => "</em>",
        TagEnd::Table => "</tbody></table></div>",
        TagEnd::TableHead => "</tr></thead><tbody>",
        TagEnd::TableRow => "</tr>",
        TagEnd::TableCell if is_head => "</th>",
        TagEnd::TableCell => "</td>",
        _ => "",
    }
}

fn marked(text: &str, search: &str) -> Markup {
    let lower = text.to_lowercase();
    // Lower case may have another length; then nothing is marked.
    if search.is_empty() || lower.len() != text.len() {
        return html! { (text) };
    }
    let starts = lower.match_indices(search).map(|(start, _)| start);
    let ends = std::iter::once(0).chain(lower.match_indices(search).map(|(start, hit)| start + hit.len()));
    let cut = |from: usize, to: usize| text.get(from..to).unwrap_or_default();
    let last = ends.clone().last().unwrap_or(0);
    html! {
        @for (end, start) in ends.zip(starts) {
            (cut(end, start)) mark { (cut(start, start + search.len())) }
        }
        (cut(last, text.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(paragraph: &str, search: &str) -> String {
        rich(paragraph, search).into_string()
    }

    #[test]
    fn paragraphs_are_written() {
        let text = "A *card* costs\n**two** `coins`, <b> & more.";
        let html = "<p>A <em>card</em> costs <b>two</b> <code>coins</code>, &lt;b&gt; &amp; more.</p>";
        assert_eq!(written(text, ""), html);
    }

    #[test]
    fn lists_and_tables_are_written() {
        assert_eq!(written("- one\n- **two**", ""), "<ul><li>one</li><li><b>two</b></li></ul>");
        let table = "<div class=\"scroll\"><table class=\"small-table\"><thead><tr>\
            <th scope=\"col\">a</th><th scope=\"col\">b</th></tr></thead>\
            <tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>";
        assert_eq!(written("| a | b |\n|---|---|\n| 1 | 2 |", ""), table);
    }

    #[test]
    fn what_was_searched_for_is_marked() {
        assert_eq!(
            written("Coins and *coins*", "coin"),
            "<p><mark>Coin</mark>s and <em><mark>coin</mark>s</em></p>"
        );
        assert_eq!(
            written("it's a \"coin's\" worth", "a \"coin's"),
            "<p>it's <mark>a &quot;coin's</mark>&quot; worth</p>"
        );
    }
}
