internal import CTrunkline

#if canImport(PhoneNumbers)
import PhoneNumbers
#endif

/// The columns of results, named and typed as those of `phone_numbers`.
struct ClassificationColumns {
    private var e164: ArrowColumn?
    private var extensions: ArrowColumn?
    private var countryCode: ArrowColumn?
    private var region: ArrowColumn?
    private var options: ArrowColumn?
    private var verdict: ArrowColumn?
    private var reason: ArrowColumn?
    private var rule: ArrowColumn?
    private var repairs: ArrowColumn?
    /// How many rows there are.
    private(set) var count = 0

    /// How many columns there are at most.
    static let maximumCount = 9

    /// Empty columns; `nil` if there is no memory.
    ///
    /// - Parameters:
    ///   - wanted: a bit for each column that is wanted, 0 for all.
    ///   - rows: how many rows are expected.
    init?(_ wanted: UInt32, rows: Int) {
        let wanted = wanted == 0 ? UInt32.max : wanted
        var hasMemory = true
        func column(
            _ bit: UInt32, _ name: StaticString, _ format: ArrowColumn.Format, _ textWidth: Int
        ) -> ArrowColumn? {
            guard wanted & (1 &<< bit) != 0, hasMemory else { return nil }
            let column = ArrowColumn(name, format, rows: rows, textWidth: textWidth)
            if column == nil { hasMemory = false }
            return column
        }
        e164 = column(0, "e164", .strings, 14)
        extensions = column(1, "extension", .strings, 1)
        countryCode = column(2, "country_code", .int16, 0)
        region = column(3, "region", .strings, 2)
        options = column(4, "options", .strings, 10)
        verdict = column(5, "verdict", .strings, 9)
        reason = column(6, "reason", .strings, 4)
        rule = column(7, "rule_id", .int32, 0)
        repairs = column(8, "repairs", .strings, 2)
        guard hasMemory else {
            release()
            return nil
        }
    }

    private var all: [ArrowColumn] {
        [e164, extensions, countryCode, region, options, verdict, reason, rule, repairs].compactMap { $0 }
    }

    /// The error that makes the columns useless; `TRUNKLINE_OK` if there is none.
    var error: Int32 {
        for column in all {
            if column.failed { return TRUNKLINE_ERROR_MEMORY }
            if column.isTooLarge { return TRUNKLINE_ERROR_TOO_LARGE }
        }
        return TRUNKLINE_OK
    }

    /// Frees everything.
    func release() {
        for column in all { column.release() }
    }

    /// Appends a row for one number.
    @inline(never)
    mutating func append(_ number: Classification, _ names: Names) {
        count &+= 1
        if number.planRule == .none { e164?.appendNull() } else { e164?.append { writeE164(number, to: $0) } }
        if number.extension.isEmpty {
            extensions?.appendNull()
        } else {
            extensions?.append { number.extension.write(to: $0) }
        }
        if let code = number.countryCode {
            countryCode?.append(Int32(code.number))
        } else {
            countryCode?.appendNull()
        }
        if let code = number.region { region?.append { writeRegion(code, to: $0) } } else { region?.appendNull() }
        options?.append(UInt32(number.options.rawValue), names.categories)
        let (verdictCode, reasonCode) = number.verdict.code
        verdict?.append(names.verdicts[Int(verdictCode)])
        if reasonCode == 0 { reason?.appendNull() } else { reason?.append(names.reasons[Int(reasonCode)]) }
        if number.rule == .none { rule?.appendNull() } else { rule?.append(Int32(number.rule.rawValue)) }
        repairs?.append(UInt32(number.repairs.rawValue), names.repairs)
    }

    /// Appends a row of nulls.
    mutating func appendNull() {
        count &+= 1
        Self.appendNull(to: &e164)
        Self.appendNull(to: &extensions)
        Self.appendNull(to: &countryCode)
        Self.appendNull(to: &region)
        Self.appendNull(to: &options)
        Self.appendNull(to: &verdict)
        Self.appendNull(to: &reason)
        Self.appendNull(to: &rule)
        Self.appendNull(to: &repairs)
    }

    /// Rows without a text are rare: what they take is compiled once.
    @inline(never)
    private static func appendNull(to column: inout ArrowColumn?) { column?.appendNull() }

    /// Hands the columns over as children of a struct, or frees them if there is no memory.
    ///
    /// - Returns: whether there was memory.
    func export(to structure: inout ArrowExport) -> Bool {
        var hasMemory = true
        for column in all {
            if hasMemory { hasMemory = structure.append(column) } else { column.release() }
        }
        return hasMemory
    }
}

extension ArrowColumn {
    /// Appends a word.
    @inline(__always)
    fileprivate mutating func append(_ word: LibraryText) {
        append { text in
            memcpy(text, word.start, word.count)
            return word.count
        }
    }

    /// Appends the names of bits with commas in between; null for none.
    @inline(__always)
    fileprivate mutating func append(_ bits: UInt32, _ names: LibraryTextTable) {
        guard bits != 0 else { return appendNull() }
        append { text in
            var rest = bits
            var length = 0
            while rest != 0 {
                let bit = rest.trailingZeroBitCount
                rest &= rest &- 1
                guard bit < names.count else { break }
                let name = names[bit]
                if length > 0 {
                    text[length] = UInt8(ascii: ",")
                    length += 1
                }
                guard length + name.count < 255 else { break }
                memcpy(text + length, name.start, name.count)
                length += name.count
            }
            return length
        }
    }
}
