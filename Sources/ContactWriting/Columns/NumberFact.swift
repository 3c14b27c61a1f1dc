package import ContactModel
import ContactReading
import PhoneNumbers

/// A fact about a phone number that can be a column.
public enum NumberFact: String, Sendable, CaseIterable {
    case e164, category, country, reason, verdict
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
        }
    }
}
