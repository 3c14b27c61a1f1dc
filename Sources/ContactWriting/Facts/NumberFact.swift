package import ContactModel
import ContactReading
public import NumberDetails
import PhoneNumbers

/// A fact about a phone number that can be a column.
public enum NumberFact: String, Sendable, CaseIterable {
    case e164, category, country, reason, verdict, area, timezone, carrier

    /// The detail that is looked up for the fact; `nil` for what is known of every number.
    public var detail: NumberDetail? { NumberDetail(rawValue: rawValue) }

    /// The fact of a column by its heading, which is the word or the title, in any case; `nil` for other columns.
    package init?(heading: String) {
        let heading = heading.lowercased()
        guard let fact = Self.allCases.first(where: { [$0.rawValue, $0.title.lowercased()].contains(heading) }) else {
            return nil
        }
        self = fact
    }

    /// The words for the fact in a heading.
    var title: String {
        switch self {
        case .e164: "E164"
        case .category: "Category"
        case .country: "Country"
        case .reason: "Reason"
        case .verdict: "Verdict"
        case .area, .timezone, .carrier: detail?.title ?? rawValue
        }
    }
}

extension OutgoingContact {
    /// The text of a fact about one of the numbers; empty where nothing is known.
    package func text(of fact: NumberFact, about number: Number) -> [UInt8] {
        switch fact {
        case .e164: Array(contact.text[number.e164])
        case .category: Array(number.categories.names.joined(separator: ",").utf8)
        case .country: Array(contact.text[number.country])
        case .reason: Array(contact.text[number.reason])
        case .verdict: Array(contact.text[number.verdict])
        case .area, .timezone, .carrier:
            fact.detail.flatMap { details(of: number)?.text(of: $0) }.map { Array($0.utf8) } ?? []
        }
    }

    /// The details of one of the numbers; `nil` if it has no E.164 form.
    func details(of number: Number) -> NumberDetails? {
        NumberDetails(e164: String(decoding: contact.text[number.e164], as: UTF8.self))
    }
}
