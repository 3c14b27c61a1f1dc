import Markup
import Testing

/// Text stays text, wherever it stands.
struct HTMLTests {
    @Test func textIsEscapedOnceInContentAndAttributes() {
        let text = "<b>\"5\" & 'x'</b>"
        #expect(
            Tag.p(.title(text)) { text }.markup
                == "<p title=\"&lt;b&gt;&quot;5&quot; &amp; &#39;x&#39;&lt;/b&gt;\">&lt;b&gt;&quot;5&quot; &amp; &#39;x&#39;&lt;/b&gt;</p>"
        )
    }

    @Test func partsOfAnElementMakeTheWhole() {
        let parts = Tag.ul.opening(.class("a")).markup + Tag.li { "b" }.markup + Tag.ul.closing.markup
        #expect(parts == Tag.ul(.class("a")) { Tag.li { "b" } }.markup)
    }

    @Test func whatStandsInTheSourceIsNotEscaped() {
        #expect(HTML(verbatim: "<!doctype html>").markup == "<!doctype html>")
        #expect(HTML(comment: "a --> <b>").markup == "<!-- a --&gt; &lt;b&gt; -->")
        #expect(
            Tag.meta(.policy(script: "sha256-x")).markup
                == "<meta content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-x'\">")
    }

    @Test func piecesStandAfterEachOther() {
        let names = ["a", "b"]
        let piece = Tag.ul {
            for name in names { Tag.li { name } }
            if names.isEmpty { "none" }
            nil as String?
        }
        #expect(piece.markup == "<ul><li>a</li><li>b</li></ul>")
        #expect(
            Tag.input(.type("checkbox"), .checked(), .disabled(false)).markup == "<input type=\"checkbox\" checked>")
    }

    @Test func invisibleCharactersAreNamed() {
        #expect(
            HTML(shown: "Eve \u{202E}x\u{0}").markup
                == "<bdi>Eve <span class=\"mark\">U+202E</span>x<span class=\"mark\">U+0000</span></bdi>")
        #expect(
            HTML(shown: String(repeating: "x", count: 10_000), limit: 3).markup
                == "<bdi>xxx<span class=\"mark\">… +9997</span></bdi>")
    }

    @Test(arguments: [
        "javascript:alert(1)", " https://example.com", "data:text/html,x", "//example.com", "https://a b", "",
    ])
    func whatIsNoWebAddressIsNoLink(_ address: String) {
        #expect(Link(web: address) == nil)
    }

    @Test func queriesAreEncoded() {
        #expect(
            Link("/rejected", [("reason", "a&b=c d"), ("country", nil), ("x", "é")]).text
                == "rejected?reason=a%26b%3Dc%20d&x=%C3%A9")
    }
}
