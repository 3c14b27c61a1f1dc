import ContactCleaning
import ContactMatching
import ContactStore
import Markup

/// Contacts and the evidence about them, as text for people.
enum PairText {
    /// One contact.
    static func card(_ card: ContactCard) -> String {
        var text =
            "Contact \(card.id): \(visible(card.name ?? "without a name")) (\(visible(card.source)):\(card.line))\n"
        for value in card.values { text += "  \(ColumnText.left(value.name, 13)) \(visible(value.text))\n" }
        return text
    }

    /// Two contacts in columns; a mark in front of the values that both have.
    static func sideBySide(_ first: ContactCard, _ second: ContactCard) -> String {
        let width = 44
        func lines(_ card: ContactCard, _ other: ContactCard) -> [String] {
            let values = Set(other.values.map { $0.text.lowercased() })
            let head = [
                "Contact \(card.id)", visible(card.name ?? "without a name"), "\(visible(card.source)):\(card.line)",
            ]
            return head
                + card.values.map { (values.contains($0.text.lowercased()) ? "= " : "  ") + visible($0.text) }
        }
        let (left, right) = (lines(first, second), lines(second, first))
        var text = ""
        for row in 0..<max(left.count, right.count) {
            let one = row < left.count ? left[row] : ""
            let two = row < right.count ? right[row] : ""
            text += two.isEmpty ? one + "\n" : ColumnText.left(one, width) + "  " + two + "\n"
        }
        return text
    }

    /// The reasons with their weights, and their sum.
    ///
    /// - Parameters:
    ///   - areCards: `true` for evidence about all contacts of the people of both.
    ///   - verdict: the meaning of the sum.
    static func evidence(
        _ evidence: Evidence, _ first: Int, _ second: Int, areCards: Bool = false, verdict: String
    ) -> String {
        var text = (areCards ? "The people of contacts" : "Contacts") + " \(first) and \(second)\n"
        for part in evidence.parts {
            text += "  \(ColumnText.right(part.bits.description, 6))  \(visible(part.sentence))\n"
        }
        let sum = ColumnText.right(evidence.bits.description, 6)
        return text + "  \(sum)  bits (\(probability(evidence.bits))): \(verdict)\n"
    }

    /// The stated probability of one person, in words.
    private static func probability(_ bits: Bits) -> String {
        let share = JoinCalibration.probability(of: bits)
        return share < 0.01 ? "hardly ever one person" : "\((share * 1000).rounded() / 10) % are one person"
    }

    /// The meaning of a weight of evidence under some settings.
    ///
    /// - Parameter isIndirect: `true` if the contacts are one person's for other reasons.
    static func verdict(_ bits: Bits, by settings: MatchSettings, isIndirect: Bool = false) -> String {
        if bits >= settings.automaticFrom { return "enough to join them" }
        if isIndirect { return "not enough by themselves" }
        return bits >= settings.reviewFrom ? "worth a look" : "not enough"
    }

    private static func visible(_ text: String) -> String { VisibleText.plain(text, isVerbatim: false) }
}
