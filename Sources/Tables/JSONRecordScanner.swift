/// Cuts JSON text into its records: the objects of the outermost array, or those that stand one after another.
///
/// An object around a list, such as `{"contacts": [{...}]}`, gives the objects of that list. Several such objects may follow each other,
/// as the pages of an answer do. Everything else is counted: ``strayCount``, ``outsideCount``.
struct JSONRecordScanner {
    private var record: [UInt8] = []
    private var depth = 0
    /// The depth at which records begin: 0, or that of a list inside an outermost object.
    private var recordDepth = 0
    private var strings = JSONStringState()
    private var isTooLong = false
    /// Lists around the records that have begun and not ended.
    private var openLists = 0
    /// Those around an outermost object that has the list of records.
    private var outerLists = 0
    /// `true` behind the list inside an outermost object: the text up to the end of the object is about the list.
    private var isBehindList = false
    /// Counts the objects in the other lists of an outermost object.
    private var outside = ListedObjects()
    private var isInStray = false

    /// The number of values among the records that are no objects.
    private(set) var strayCount = 0
    /// The number of objects in other lists than that of the records.
    private(set) var outsideCount = 0

    private let maxRecordLength: Int
    /// The limits of the text before the list of an outermost object and of the list's name, in bytes.
    private static let maxHeadLength = 4096
    private static let maxListNameLength = 32
    /// The usual names of lists of records.
    private static let lists = [
        "contacts", "data", "results", "items", "records", "people", "entries", "rows", "value", "values", "users",
        "customers", "members", "connections",
    ]

    /// - Parameter maxRecordLength: the most bytes of a record.
    init(maxRecordLength: Int) { self.maxRecordLength = maxRecordLength }

    /// Reads a piece of the text and gives the records that are complete; `nil` for a record that is too long.
    mutating func read(_ chunk: ArraySlice<UInt8>, _ body: ([UInt8]?) throws -> Void) rethrows {
        for byte in chunk {
            if isBehindList {
                readBehindList(byte)
                continue
            }
            if strings.read(byte) {
                append(byte)
                continue
            }
            switch byte {
            case UInt8(ascii: "\""):
                if depth == recordDepth { strayCount += 1 }
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
                    for byte in record { outside.read(byte) }
                    record.removeAll(keepingCapacity: true)
                    (recordDepth, outerLists, openLists) = (1, openLists, 0)
                    continue
                }
                append(byte)
                depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard depth > recordDepth else {
                    if openLists > 0 { openLists -= 1 } else { isBehindList = recordDepth > 0 }
                    continue
                }
                append(byte)
                depth -= 1
                if depth == recordDepth { try give(body) }
            default:
                if depth == recordDepth { noteStray(byte) } else { append(byte) }
            }
        }
    }

    /// Counts the words and numbers between records.
    private mutating func noteStray(_ byte: UInt8) {
        let isPart = byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: ",") && byte != UInt8(ascii: ":")
        if isPart, !isInStray { strayCount += 1 }
        isInStray = isPart
    }

    /// Reads what follows the list of an outermost object, up to its end.
    private mutating func readBehindList(_ byte: UInt8) {
        outside.read(byte)
        guard outside.depth == 0 else { return }
        outsideCount += outside.count
        outside = ListedObjects()
        (isBehindList, depth, recordDepth, openLists) = (false, 0, 0, outerLists)
    }

    /// `true` if the name before an array is that of a list of records.
    private var isList: Bool {
        guard record.count < Self.maxHeadLength else { return false }
        func endOfText(before end: Int) -> Int {
            var end = end
            while end > 0, [0x20, 0x09, 0x0A, 0x0D].contains(record[end - 1]) { end -= 1 }
            return end
        }
        let quote = UInt8(ascii: "\"")
        let colon = endOfText(before: record.count) - 1
        guard colon > 0, record[colon] == UInt8(ascii: ":") else { return false }
        let last = endOfText(before: colon) - 1
        guard last > 0, record[last] == quote, let start = record[..<last].lastIndex(of: quote) else { return false }
        // An escaped quote belongs to a longer name.
        if start > 0, record[start - 1] == UInt8(ascii: "\\") { return false }
        guard last - start <= Self.maxListNameLength else { return false }
        return Self.lists.contains(String(decoding: record[(start + 1)..<last], as: UTF8.self).lowercased())
    }

    private mutating func append(_ byte: UInt8) {
        guard depth > recordDepth else { return }
        if record.count >= maxRecordLength { isTooLong = true } else { record.append(byte) }
    }

    private mutating func give(_ body: ([UInt8]?) throws -> Void) rethrows {
        let complete = isTooLong ? nil : record
        isTooLong = false
        record.removeAll(keepingCapacity: true)
        try body(complete)
    }

    /// Counts what stands in an outermost object whose end is missing.
    mutating func finish() {
        outsideCount += outside.count
        outside = ListedObjects()
    }

    /// `true` if the text so far ends inside a record.
    var isInsideRecord: Bool { !isBehindList && (depth > recordDepth || strings.isInside) }

    /// `true` if the text so far ends inside a record, inside the list of records, or inside the object around it.
    var isInsideList: Bool { isInsideRecord || recordDepth > 0 || openLists > 0 }
}
