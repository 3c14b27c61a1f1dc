import Archives
import ContactReading

/// A limit on input, under its name in the command. A value beyond the limit is left out, with a finding.
package enum InputLimit: String, Sendable, CaseIterable {
    /// The longest CSV cell or vCard line: `fieldTooLong`.
    case field
    /// The longest CSV row: `recordTooLong`.
    case record
    /// The most text of one contact: `contactTooLong`.
    case contact
    /// The most values of a card, a count: `contactTooLong`.
    case values
    /// The longest photo, sound or key: `photoSkipped`.
    case photo
    /// The most cells of a row, a count: `tooManyColumns`.
    case columns
    /// The most bytes that a packed file may unpack to; beyond it the file is refused.
    case unpacked
    /// The largest ratio of unpacked to packed size, a count; beyond it the file is refused.
    case ratio
    /// The most files of an archive that are read, a count: `tooManyMembers`.
    case members
    /// The most findings of errors in records, a count, if they are more than half of the records; beyond it the file is refused.
    case damaged
    /// The most bytes of one temporary file: the table of a workbook, JSON or LDIF file, the contact files of a compressed tar
    /// file, or a pipe that is read twice; beyond it the file is refused.
    case temporary

    /// The limit in some options.
    package func value(in options: CleaningOptions) -> Int { options[keyPath: path] }

    /// Sets the limit.
    package func set(_ value: Int, in options: inout CleaningOptions) { options[keyPath: path] = value }

    /// Reads `NAME=VALUE`; the value is a whole number above 0, in bytes or pieces, and may end in `K`, `M` or `G`.
    ///
    /// - Returns: `nil` if the text is nothing of the kind.
    package static func parse(_ text: String) -> (limit: InputLimit, value: Int)? {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, let limit = Self(rawValue: String(parts[0])) else { return nil }
        var digits = parts[1]
        var shift = 0
        for (unit, bits) in [("K", 10), ("M", 20), ("G", 30)] where digits.uppercased().hasSuffix(unit) {
            digits.removeLast()
            shift = bits
        }
        guard let number = Int(digits), number > 0, number <= limit.most >> shift else { return nil }
        return (limit, number << shift)
    }

    private var most: Int {
        switch self {
        case .field, .record, .contact, .photo: ReadingOptions.maximumLength
        case .values, .columns, .unpacked, .ratio, .members, .damaged, .temporary: Int.max >> 1
        }
    }

    private var path: WritableKeyPath<CleaningOptions, Int> {
        switch self {
        case .field: \.reading.maxFieldLength
        case .record: \.reading.maxRecordLength
        case .contact: \.reading.maxContactLength
        case .values: \.reading.maxValueCount
        case .photo: \.reading.maxPhotoLength
        case .columns: \.reading.maxColumnCount
        case .unpacked: \.expansion.maxByteCount
        case .ratio: \.expansion.maxRatio
        case .members: \.expansion.maxMemberCount
        case .damaged: \.reading.maxDamagedCount
        case .temporary: \.expansion.maxTemporaryByteCount
        }
    }
}
