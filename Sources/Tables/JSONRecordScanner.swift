/// Cuts JSON text into its records: the objects of the outermost array, or those that stand one after another.
///
/// An object around a list, such as `{"contacts": [{...}]}`, gives the objects of that list.
struct JSONRecordScanner {
    private var record: [UInt8] = []
    private var depth = 0
    /// The depth at which records begin: 0, or that of a list inside an outermost object.
    private var recordDepth = 0
    private var isInString = false
    private var isEscaped = false
    private var isTooLong = false
    /// Lists around the records that have begun and not ended.
    private var openLists = 0
    /// Whether the list inside an outermost object has ended: what follows is about the list.
    private var isDone = false

    /// A contact has no more text.
    private static let maxRecordLength = 16 << 20
    /// What stands before the list of an outermost object.
    private static let maxHeadLength = 4096
    /// What such lists are called.
    private static let lists = [
        "contacts", "data", "results", "items", "records", "people", "entries", "rows", "value", "values", "users",
        "customers", "members", "connections",
    ]

    /// Reads a piece of the text and gives the records that are complete; an empty one for a record that is too long.
    mutating func read(_ chunk: ArraySlice<UInt8>, _ body: ([UInt8]) throws -> Void) rethrows {
        for byte in chunk where !isDone {
            if isInString {
                append(byte)
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""):
                isInString = true
                append(byte)
            case UInt8(ascii: "{"):
                append(byte)
                depth += 1
                if depth == recordDepth + 1, record.isEmpty { record.append(byte) }
            case UInt8(ascii: "["):
                if depth == recordDepth {
                    openLists += 1
                    continue
                }
                if depth == 1, recordDepth == 0, isList {
                    record.removeAll(keepingCapacity: true)
                    recordDepth = 1
                    continue
                }
                append(byte)
                depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard depth > recordDepth else {
                    openLists -= 1
                    isDone = recordDepth > 0
                    continue
                }
                append(byte)
                depth -= 1
                if depth == recordDepth { try give(body) }
            default: append(byte)
            }
        }
    }

    /// Whether the name before an array is that of a list of records.
    private var isList: Bool {
        guard record.count < Self.maxHeadLength else { return false }
        var head = record[...]
        func skipBlanks() { while let last = head.last, [0x20, 0x09, 0x0A, 0x0D].contains(last) { head.removeLast() } }
        skipBlanks()
        guard head.popLast() == UInt8(ascii: ":") else { return false }
        skipBlanks()
        let quote = UInt8(ascii: "\"")
        guard head.popLast() == quote, let start = head.lastIndex(of: quote) else { return false }
        // An escaped quote belongs to a longer name.
        if start > 0, record[start - 1] == UInt8(ascii: "\\") { return false }
        return Self.lists.contains(String(decoding: head[(start + 1)...], as: UTF8.self).lowercased())
    }

    private mutating func append(_ byte: UInt8) {
        guard depth > recordDepth else { return }
        if record.count >= Self.maxRecordLength { isTooLong = true } else { record.append(byte) }
    }

    private mutating func give(_ body: ([UInt8]) throws -> Void) rethrows {
        let complete = isTooLong ? [] : record
        isTooLong = false
        record.removeAll(keepingCapacity: true)
        try body(complete)
    }

    /// Whether the text so far ends inside a record.
    var isInsideRecord: Bool { !isDone && (depth > recordDepth || isInString) }

    /// Whether the text so far ends inside a record, or inside the list of records.
    var isInsideList: Bool { isInsideRecord || !isDone && (recordDepth > 0 || openLists > 0) }
}
