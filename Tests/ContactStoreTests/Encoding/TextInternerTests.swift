import ContactModel
import PhoneNumbers
import Testing

@testable import ContactStore

/// Interned texts are the names that reports and SQL know.
struct TextInternerTests {
    private let interner = TextInterner()

    private func text(_ interned: InternedText) -> String { String(decoding: interned.bytes, as: UTF8.self) }

    @Test(arguments: Contact.Field.Kind.allCases)
    func namesFieldKinds(_ kind: Contact.Field.Kind) {
        #expect(text(interner.text(for: kind)) == kind.rawValue)
    }

    @Test(arguments: Contact.Kind.allCases)
    func namesContactKinds(_ kind: Contact.Kind) {
        #expect(text(interner.text(for: kind)) == kind.rawValue)
    }

    @Test(arguments: RejectionReason.allCases)
    func namesReasonsAndVerdicts(_ reason: RejectionReason) {
        #expect(text(interner.text(for: reason)) == reason.name)
        #expect(text(interner.text(for: Verdict.rejected(reason))) == "rejected")
    }

    @Test(arguments: [Verdict.accepted, .ambiguous, .empty])
    func namesVerdicts(_ verdict: Verdict) {
        #expect(text(interner.text(for: verdict)) == verdict.name)
    }

    @Test func keepsOneTextForEachValue() throws {
        let region = try #require(RegionCode("GB"))
        let first = interner.text(for: region)
        let again = interner.text(for: region)
        #expect(text(first) == "GB" && first.bytes.baseAddress == again.bytes.baseAddress)
        let categories: PhoneNumber.Categories = [.mobile, .fixedLine]
        #expect(text(interner.text(for: categories)) == categories.names.joined(separator: ","))
        #expect(interner.text(for: categories).bytes.baseAddress == interner.text(for: categories).bytes.baseAddress)
    }
}
