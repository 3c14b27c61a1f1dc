import ContactModel
import PhoneNumbers

/// A fault of the value of a field.
struct FieldIssue: Equatable {
    var code: Finding.Code
    var severity: Finding.Severity
    /// The fault and the remedy, for people.
    var sentence: Sentence

    init(_ code: Finding.Code, _ severity: Finding.Severity, _ sentence: Sentence) {
        self.code = code
        self.severity = severity
        self.sentence = sentence
    }

    init(_ code: Finding.Code, _ severity: Finding.Severity, _ kind: CheckSentence) {
        self.init(code, severity, Sentence(kind))
    }
}

extension Finding.Code {
    /// A name without a letter, or something else in its place.
    static let notAName = Finding.Code("notAName")
    /// A name with digits.
    static let digitsInName = Finding.Code("digitsInName")
    /// A value that has not the shape of an e-mail address.
    static let invalidEmail = Finding.Code("invalidEmail")
    /// A domain that differs from that of a well-known provider as a typing error does.
    static let mistypedDomain = Finding.Code("mistypedDomain")
    /// An address of a service that gives addresses away for a while.
    static let disposableAddress = Finding.Code("disposableAddress")
    /// An address of a function, which several people read or nobody.
    static let roleAddress = Finding.Code("roleAddress")
    /// A domain with letters that are not ASCII, in one of its two forms.
    static let internationalDomain = Finding.Code("internationalDomain")
    /// A day that the calendar does not have.
    static let impossibleDate = Finding.Code("impossibleDate")
    /// A date whose day and month could be swapped, or whose century is missing.
    static let ambiguousDate = Finding.Code("ambiguousDate")
    /// A text in the place of a date.
    static let unreadableDate = Finding.Code("unreadableDate")
    /// A city without a letter, or something else in its place.
    static let notACity = Finding.Code("notACity")
    /// A text that is not a state, in an address of the United States.
    static let unknownState = Finding.Code("unknownState")
    /// A text that is no ZIP code, in an address of the United States.
    static let invalidZIPCode = Finding.Code("invalidZIPCode")

    /// A text that is not a country, where a country belongs.
    static let unknownCountry = Finding.Code("unknownCountry")
    /// A value that does not fit the type that a mapping file gives its column.
    static let unfitValue = Finding.Code("unfitValue")

    /// The codes of findings about the values of fields.
    static let ofFields = [
        notAName, digitsInName, invalidEmail, impossibleDate, ambiguousDate, unreadableDate, notACity, unknownState,
        invalidZIPCode, unfitValue, unknownCountry, mistypedDomain, disposableAddress, roleAddress,
        internationalDomain,
    ]
}
