import GRDB
package import PhoneNumbers

/// A number as it is now, with what decides how its text is read.
package struct ReadNumber: Sendable {
    /// The key of the number.
    package var id: Int
    /// The contact that has it.
    package var contact: Int
    /// The key of its source.
    package var source: Int
    /// The text as it was read.
    package var raw: String
    /// The cell that the text is a part of; `nil` if it is the whole cell.
    package var cell: String?
    /// The text that holds now: the corrected one, else the raw one.
    package var value: String
    /// The present verdict on the number, with its details.
    package var state: NumberState
    /// The extension of a column beside the number.
    package var separateExtension: String?
    /// The settings of the source.
    package var settings: ReadingSettings
    /// The contact's hints of its country: first the row's own column, then the addresses.
    package var hints: CountryHints
}

/// The verdict on a number and its details, in the terms of the database.
public struct NumberState: Sendable, Hashable {
    /// `accepted`, `rejected`, `ambiguous`, `empty`.
    public var verdict: String
    /// Why it was rejected.
    public var reason: String?
    /// The E.164 form of an accepted number.
    public var e164: String?
    /// The digits of the extension.
    public var extensionDigits: String?
    /// The region that the number belongs to.
    public var region: String?
    /// The names of its categories, with commas between.
    public var category: String?

    /// Creates a state from the values of its columns.
    package init(
        verdict: String, reason: String?, e164: String?, extensionDigits: String?, region: String?, category: String?
    ) {
        self.verdict = verdict
        self.reason = reason
        self.e164 = e164
        self.extensionDigits = extensionDigits
        self.region = region
        self.category = category
    }

    /// Creates the state of a classification.
    package init(_ read: Classification, extensionDigits: String?) {
        verdict = read.verdict.name
        reason = read.verdict.reason?.name
        e164 = read.verdict == .accepted ? read.e164 : nil
        self.extensionDigits = extensionDigits
        region = read.region?.code
        category = read.categories.isEmpty ? nil : read.categories.storedText
    }
}

/// The settings of a source that decide how its numbers are read.
package struct ReadingSettings: Sendable, Hashable {
    /// The region of numbers in national form; `auto` if it was to be inferred and could not be.
    package var region: String?
    /// The accepted numbers, as the user specified them.
    package var allowed: String?
    /// `true` if the national numbers of the source lack their trunk zero.
    package var hasLostZeros: Bool

    /// The settings of a source.
    package init(region: String? = nil, allowed: String? = nil, hasLostZeros: Bool = false) {
        self.region = region
        self.allowed = allowed
        self.hasLostZeros = hasLostZeros
    }
}

/// The names of countries and full numbers that stand beside a number in its contact.
package struct CountryHints: Sendable, Hashable {
    /// The values of columns that name the region of a row.
    package var regions: [String] = []
    /// The countries of the addresses.
    package var countries: [String] = []
    /// Full numbers in digits, which an app gave beside what people see.
    package var fullNumbers: [String] = []
    /// True if area codes or calling codes are in columns of their own, which take precedence over the text of a number.
    package var hasParts = false
    /// The time of the contact's last revision, as it is written.
    package var revision: String?

    /// Nothing.
    package init() {}
}

extension NumberState {
    /// Decodes a row with the columns of `current_numbers`.
    init(_ row: Row) throws {
        self.init(
            verdict: try row.value(PhoneNumberColumn.verdict), reason: try row.value(PhoneNumberColumn.reason),
            e164: try row.value(PhoneNumberColumn.e164), extensionDigits: try row.value(PhoneNumberColumn.extension),
            region: try row.value(PhoneNumberColumn.region), category: try row.value(PhoneNumberColumn.category))
    }
}
