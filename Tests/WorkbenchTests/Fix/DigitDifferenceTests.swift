import Markup
import Testing

@testable import Workbench

/// The digits that are marked.
struct DigitDifferenceTests {
    @Test(arguments: [
        ("030 2345 0849", "+49 30 23450849", "0", "49"),
        ("+33 1 42 68 69 13 7", "+33 1 42 68 69 13", "7", ""),
        ("+49 030 23450849", "+49 30 23450849", "0", ""),
        ("20 7946 0123", "+44 20 7946 0123", "", "44"),
        ("+44 20 7946 0123", "+44 20 7946 0123", "", ""),
        ("", "+44 20", "", "4420"),
        ("07 12 34 56", "+225 07 07 12 34 56", "", "22507"),
    ])
    func whatGoesAndWhatComes(_ before: String, _ after: String, _ gone: String, _ new: String) {
        let changed = DigitDifference(from: before, to: after).changed
        #expect(changed.gone == gone)
        #expect(changed.new == new)
    }

    @Test func everythingElseStaysAndIsEscaped() {
        let markup = DigitDifference(from: "0<30", to: "+1<30").html.markup
        #expect(markup.contains("<del>0</del>&lt;30"))
        #expect(markup.contains("+<ins>1</ins>&lt;30"))
    }
}
