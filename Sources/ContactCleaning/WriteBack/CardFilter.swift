import ContactModel
import ContactReading
import ContactStore
import ContactWriting
public import PhoneNumbers
import SourceInput

/// Writes the accepted numbers of cards in one style, and leaves every other byte as it is: for hooks of other programs.
///
/// ```swift
/// let output = try CardFilter(region: RegionCode("DE")).filter(bytes)
/// ```
public struct CardFilter {
    private let style: NumberStyle
    private let region: RegionCode?

    /// A filter.
    ///
    /// - Parameters:
    ///   - region: The region of national numbers whose card names no country; `nil` to leave these as they are.
    ///   - style: The style of accepted numbers.
    public init(region: RegionCode? = nil, style: NumberStyle = .e164) {
        self.region = region
        self.style = style
    }

    /// Returns the cards with other numbers.
    ///
    /// - Parameter bytes: One or several cards, in any version and encoding.
    /// - Throws: ``SourceError/unsupported(path:detail:)`` if there is no whole card, or its encoding lacks a character.
    public func filter(_ bytes: [UInt8]) throws -> [UInt8] {
        let file = CardFile(bytes)
        let contacts = CardContacts.read(file.text)
        guard !contacts.isEmpty || CardFile.cardCount(in: file.text) > 0 else {
            throw SourceError.unsupported(
                path: "-", detail: "no card with a contact was read; give a vCard on standard input")
        }
        let classifier = AcceptancePolicy.default.classifier(region: region, triesEveryRegion: false)
        var reader = NumberReader(classifier, regionGroups: nil)
        var rewriting = NumberRewriting(style)
        var rewriter = SourceRewriter(cards: ReadingOptions())
        var hunks: [BytePatch.Hunk] = []
        for contact in contacts {
            var numbers: [ClassifiedNumber] = []
            reader.classify(contact, into: &numbers)
            var record = OutgoingContact(contact, numbers)
            let range = contact.origin.byteOffset..<contact.origin.byteOffset + contact.origin.byteCount
            guard range.upperBound <= file.text.count else { continue }
            var output: [UInt8] = []
            var texts: [RewrittenText] = []
            _ = rewriter.rewrite(
                Array(file.text[range]), numbers: rewriting.numbers(of: &record), texts: &texts, added: [],
                into: &output)
            hunks.append(BytePatch.Hunk(range: range, bytes: output))
        }
        guard let text = BytePatch(hunks).applied(to: file.text), let output = file.bytes(writing: text) else {
            throw SourceError.unsupported(path: "-", detail: "the encoding of the card lacks a character of a number")
        }
        return output
    }
}

extension OutgoingContact {
    /// A contact with its numbers as they were classified.
    fileprivate init(_ contact: Contact, _ numbers: [ClassifiedNumber]) {
        self.init()
        self.contact = contact
        for found in numbers {
            let field = contact.fields[found.field]
            var number = Number()
            number.raw = found.text
            number.cell = found.text == field.value ? 0..<0 : field.value
            if found.classification.verdict == .accepted, let e164 = found.classification.e164 {
                number.e164 = self.contact.store(Array("\(e164)".utf8))
            }
            number.extension = self.contact.store(Array(found.classification.extension.description.utf8))
            append(number, label: field.label, value: found.text, isPreferred: field.isPreferred)
        }
    }
}

extension Contact {
    fileprivate mutating func store(_ bytes: [UInt8]) -> Range<Int> {
        bytes.isEmpty ? 0..<0 : bytes.withUnsafeBufferPointer { store($0) }
    }
}
