import Markup
import Testing

struct MarkupLanguageTests {
    @Test(
        arguments: [
            (.html, "<b> & \"x\" 'y'", "&lt;b&gt; &amp; &quot;x&quot; &#39;y&#39;"),
            (.html, "a\u{0}b\tc ü 😀", "a\u{FFFD}b\tc ü 😀"), (.html, "*_`#|", "*_`#|"),
            (.xml, "<b> & \"x\" 'y'", "&lt;b&gt; &amp; &quot;x&quot; &apos;y&apos;"),
            (.xml, "a\tb\nc\rd", "a&#9;b&#10;c&#13;d"),
            (.xml, "\u{0}\u{1F}\u{FFFE}\u{FFFF}ü", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}ü"),
            (.markdown, "<b> & \"x\" 'y'", "&lt;b&gt; &amp; \"x\" 'y'"),
            (
                .markdown, "[a](b) *c* _d_ `e` #f |g| ~h~ !i \\",
                "\\[a\\]\\(b\\) \\*c\\* \\_d\\_ \\`e\\` \\#f \\|g\\| \\~h\\~ \\!i \\\\"
            ),
            (.html, "", ""),
        ] as [(MarkupLanguage, String, String)]) func escapes(
            _ language: MarkupLanguage, _ text: String, _ escaped: String
        )
    {
        #expect(language.escaped(text) == escaped)
    }
}
