import Foundation
import Markup
import Testing

@testable import trunkline

/// The picture of why contacts are one person's.
struct HTMLEvidenceTests {
    @Test func barsStartWhereTheSumBeforeThemEnds() {
        let picture = HTMLEvidence(
            "3 and 7, +9.0 bits: +7.5 have the same name · +2.5 share a@example.org · -1.0 differ")
        let markup = picture.html.markup
        #expect(markup.contains("<figcaption>3 and 7, +9.0 bits</figcaption>"))
        #expect(markup.contains("<b>+7.5</b><span>have the same name</span>"))
        #expect(markup.contains("class=\"for\" style=\"margin-left:0.0%;width:75.0%\""))
        #expect(markup.contains("class=\"for\" style=\"margin-left:75.0%;width:25.0%\""))
        #expect(markup.contains("class=\"against\" style=\"margin-left:90.0%;width:10.0%\""))
    }

    @Test func everyJoinHasItsOwn() {
        let markup = HTMLEvidence("3 and 7, 11.0 bits: +11.0 share x; y · z; 3 and 9: somebody said so").html.markup
        #expect(markup.components(separatedBy: "<figure").count == 3)
        // A value may have the marks between parts and joins in it.
        #expect(markup.contains("<span>share x; y · z</span>"))
        #expect(markup.contains("<figcaption>3 and 9: somebody said so</figcaption>"))
    }

    @Test(arguments: ["", "nothing like it", "<script>alert(1)</script>", "3 and 7, 1.0 bits: +1.0 share <b>&\"'"])
    func anyTextIsSafe(_ text: String) {
        let markup = HTMLEvidence(text).html.markup
        #expect(!markup.contains("<script") && !markup.contains("<b>&"))
        #expect(markup.hasPrefix("<figure class=\"evidence\">") && markup.hasSuffix("</figure>"))
    }
}
