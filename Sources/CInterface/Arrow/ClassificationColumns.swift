internal import CTrunkline

#if canImport(PhoneNumbers)
import PhoneNumbers
#endif

/// The columns of results, named and typed as those of `phone_numbers`; only an accepted number has an `e164`, every other one that a
/// plan takes has its `form` alone.
struct ClassificationColumns {
    /// A column, at the bit that asks for it.
    private enum Column: Int, CaseIterable {
        case e164, extensions, countryCode, region, category, verdict, reason, rule, repairs, form

        var name: StaticString {
            switch self {
            case .e164: "e164"
            case .extensions: "extension"
            case .countryCode: "country_code"
            case .region: "region"
            case .category: "category"
            case .verdict: "verdict"
            case .reason: "reason"
            case .rule: "rule_id"
            case .repairs: "repairs"
            case .form: "form"
            }
        }

        var format: ResultColumn.Format {
            switch self {
            case .countryCode: .int16
            case .rule: .int32
            default: .strings
            }
        }

        /// The expected size of a row of strings, in bytes.
        var textWidth: Int {
            switch self {
            case .e164, .form: 14
            case .category: 10
            case .verdict: 9
            case .reason: 4
            case .region, .repairs: 2
            case .extensions: 1
            case .countryCode, .rule: 0
            }
        }
    }

    /// The largest number of columns.
    static let maximumCount = 10

    /// Room for every column; columns that are not wanted are not created.
    private let columns: UnsafeMutablePointer<ResultColumn>
    /// A bit for each column that is wanted.
    private let wanted: UInt32
    /// The number of rows.
    private(set) var count = 0

    /// Empty columns; `nil` if there is no memory.
    ///
    /// - Parameters:
    ///   - wanted: a bit for each column that is wanted, 0 for all.
    ///   - rows: the expected number of rows.
    init?(_ wanted: UInt32, rows: Int) {
        guard let memory = malloc(Self.maximumCount * MemoryLayout<ResultColumn>.stride) else { return nil }
        columns = memory.bindMemory(to: ResultColumn.self, capacity: Self.maximumCount)
        var made: UInt32 = 0
        for position in 0..<Self.maximumCount where wanted == 0 || wanted & (1 &<< UInt32(position)) != 0 {
            guard let kind = Column(rawValue: position),
                let column = ResultColumn(kind.name, kind.format, rows: rows, textWidth: kind.textWidth)
            else {
                self.wanted = made
                release()
                return nil
            }
            (columns + position).initialize(to: column)
            made |= 1 &<< UInt32(position)
        }
        self.wanted = made
    }

    /// The column, if it is wanted.
    @inline(__always)
    private subscript(column: Column) -> UnsafeMutablePointer<ResultColumn>? {
        wanted & (1 &<< UInt32(column.rawValue)) != 0 ? columns + column.rawValue : nil
    }

    /// Every column that is wanted, in order.
    private struct Wanted: Sequence, IteratorProtocol {
        let columns: UnsafeMutablePointer<ResultColumn>
        var bits: UInt32

        mutating func next() -> UnsafeMutablePointer<ResultColumn>? {
            guard bits != 0 else { return nil }
            defer { bits &= bits &- 1 }
            return columns + bits.trailingZeroBitCount
        }
    }

    private var all: Wanted { Wanted(columns: columns, bits: wanted) }

    /// The error that makes the columns useless; `TRUNKLINE_OK` if there is none.
    var error: Int32 {
        var error = TRUNKLINE_OK
        for column in all {
            if column.pointee.isTooLarge, error == TRUNKLINE_OK { error = TRUNKLINE_ERROR_TOO_LARGE }
            if column.pointee.failed { error = TRUNKLINE_ERROR_MEMORY }
        }
        return error
    }

    /// Frees everything.
    func release() {
        for column in all { column.pointee.release() }
        free(columns)
    }

    /// Appends a row for one number.
    @inline(never)
    mutating func append(_ number: Classification, _ names: Names) {
        count &+= 1
        if let column = self[.e164] {
            let isAccepted = number.verdict == .accepted && number.planRule != .none
            column.pointee.append(isValid: isAccepted) { isAccepted ? writeForm(number, to: $0) : 0 }
        }
        if let column = self[.extensions] {
            let digits = number.extension
            column.pointee.append(isValid: !digits.isEmpty) { digits.isEmpty ? 0 : digits.write(to: $0) }
        }
        if let column = self[.countryCode] {
            column.pointee.append(number.countryCode.map { Int32($0.number) })
        }
        if let column = self[.region] {
            let region = number.region
            column.pointee.append(isValid: region != nil) { text in region.map { writeRegion($0, to: text) } ?? 0 }
        }
        if let column = self[.category] { column.pointee.append(UInt32(number.categories.rawValue), names.categories) }
        let (verdict, reason) = number.verdict.code
        if let column = self[.verdict] { column.pointee.append(names.verdicts[Int(verdict)], isValid: true) }
        if let column = self[.reason] { column.pointee.append(names.reasons[Int(reason)], isValid: reason != 0) }
        if let column = self[.rule] {
            column.pointee.append(number.rule == .none ? nil : Int32(number.rule.rawValue))
        }
        if let column = self[.repairs] { column.pointee.append(UInt32(number.repairs.rawValue), names.repairs) }
        if let column = self[.form] {
            let hasForm = number.planRule != .none
            column.pointee.append(isValid: hasForm) { hasForm ? writeForm(number, to: $0) : 0 }
        }
    }

    /// Appends a row of nulls.
    mutating func appendNull() {
        count &+= 1
        for column in all { column.pointee.appendNull() }
    }

    /// Hands the columns over as children of a struct, or frees them if there is no memory.
    ///
    /// - Returns: `true` if there was enough memory.
    func export(to structure: inout ArrowExport) -> Bool {
        var hasMemory = true
        for column in all {
            if hasMemory { hasMemory = structure.append(column.pointee) } else { column.pointee.release() }
        }
        free(columns)
        return hasMemory
    }
}

extension ResultColumn {
    /// Appends a word, or a null.
    @inline(__always)
    fileprivate mutating func append(_ word: LibraryText, isValid: Bool) {
        append(isValid: isValid) { text in
            word.write(to: text)
            return word.count
        }
    }

    /// Appends the names of bits with commas in between; null for none.
    @inline(__always)
    fileprivate mutating func append(_ bits: UInt32, _ names: LibraryTextTable) {
        append(isValid: bits != 0) { text in
            var rest = bits
            var length = 0
            while rest != 0 {
                let bit = rest.trailingZeroBitCount
                rest &= rest &- 1
                guard bit < names.count else { break }
                let name = names[bit]
                if length > 0 {
                    text[length] = UInt8(ascii: ",")
                    length &+= 1
                }
                guard length &+ max(name.count, LibraryText.room) < Self.maximumTextLength else { break }
                name.write(to: text + length)
                length &+= name.count
            }
            return length
        }
    }
}
