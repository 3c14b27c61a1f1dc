/// Cuts JSON text into its records: the objects and rows at the nodes that are such. Those inside others are records of their own.
///
/// Everything else is counted: ``strayCount``, ``outsideCount``.
struct JSONRecordCutter: JSONWalk.Visitor {
    /// A record as it is cut out of the text.
    struct Cut {
        /// The text of the object or list; `nil` if it is longer than allowed.
        var text: [UInt8]?
        var node: Int
        /// The name of the object where names are keys.
        var key: String?
        /// The place among the values of the list around, from 0.
        var position = 0
    }

    private struct Level {
        var node: Int
        var isList: Bool
        var cursor = 0
        /// The number of objects and lists in it so far.
        var count = 0
        var isRecord = false
        /// `true` for an object that is counted as one outside of records.
        var isOutside = false
    }

    private struct Record {
        var text: [UInt8] = []
        var isTooLong = false
        var key: String?
        var position: Int
    }

    private let shape: JSONShape
    private let maxRecordLength: Int
    private var open: [Level] = []
    /// The records that have begun and not ended.
    private var records: [Record] = []
    private var isOutside = false
    /// The records that have ended since they were taken last.
    private var cuts: [Cut] = []

    /// The number of values among the records that are no objects.
    private(set) var strayCount = 0
    /// The number of objects in lists that are none of records, those in others not counted.
    private(set) var outsideCount = 0

    /// - Parameters:
    ///   - shape: the structure of the text, with the roles of its nodes.
    ///   - maxRecordLength: the most bytes of a record.
    init(_ shape: JSONShape, maxRecordLength: Int) {
        self.shape = shape
        self.maxRecordLength = maxRecordLength
    }

    /// Gives the records that have ended, each once.
    mutating func takeCuts() -> [Cut] {
        defer { cuts.removeAll(keepingCapacity: true) }
        return cuts
    }

    /// Notes what was left out once the text has ended, and the record in which it ends.
    func noteEnd(of walk: JSONWalk, _ lost: inout LostRecords, _ losses: inout LossCounter) {
        losses.add(.noRecord, strayCount, record: 1)
        losses.add(.outsideList, outsideCount, record: 1)
        if !records.isEmpty { lost.count += 1 }
        lost.isCutOff = walk.isInside
    }

    private mutating func node(_ name: ArraySlice<UInt8>?) -> Int {
        guard let around = open.last else { return 0 }
        guard around.node >= 0 else { return -1 }
        guard !around.isList, let name else { return shape.nodes[around.node].element }
        return shape.member(name, of: around.node, &open[open.count - 1].cursor)
    }

    mutating func begin(isList: Bool, name: ArraySlice<UInt8>?) {
        let node = node(name)
        var level = Level(node: node, isList: isList)
        level.isRecord = isRecord(node, isList: isList)
        if level.isRecord {
            records.append(Record(key: key(name), position: open.last?.count ?? 0))
        } else if records.isEmpty, !isOutside {
            noteOutside(&level)
        }
        if !open.isEmpty { open[open.count - 1].count += 1 }
        open.append(level)
    }

    /// The name of a value where names are keys.
    private func key(_ name: ArraySlice<UInt8>?) -> String? {
        guard let around = open.last, !around.isList, around.node >= 0, shape.nodes[around.node].isKeyed else {
            return nil
        }
        return name.map { JSONText.string($0) }
    }

    private func isRecord(_ node: Int, isList: Bool) -> Bool {
        guard node >= 0 else { return false }
        switch shape.nodes[node].role {
        case .record: return !isList
        case .row: return isList
        case .value: return isList && shape.isUnderKeys(node)
        case .none, .body, .pair: return false
        }
    }

    /// Counts what begins where no record is.
    private mutating func noteOutside(_ level: inout Level) {
        let isMember = open.last.map { !$0.isList && ($0.node < 0 || !shape.nodes[$0.node].isKeyed) } ?? false
        if level.node >= 0, shape.nodes[level.node].leadsToRecords {
            // A list among the records.
            if level.isList, shape.nodes[level.node].role != .none, !open.isEmpty { strayCount += 1 } else { return }
        } else if !level.isList, !isMember || level.node < 0 {
            outsideCount += 1
        } else {
            return
        }
        (level.isOutside, isOutside) = (true, true)
    }

    mutating func end() {
        guard let level = open.popLast() else { return }
        if level.isOutside { isOutside = false }
        guard level.isRecord, let record = records.popLast() else { return }
        if !records.isEmpty { keepInner(record, level) }
        cuts.append(
            Cut(
                text: record.isTooLong ? nil : record.text, node: level.node, key: record.key,
                position: record.position))
    }

    /// Leaves what a record around another one says of it: the object itself where it is a member, nothing where it is one of a list.
    private mutating func keepInner(_ record: Record, _ level: Level) {
        let isMember = open.last.map { !$0.isList && $0.node >= 0 && !shape.nodes[$0.node].isKeyed } ?? false
        append(isMember && !record.isTooLong ? record.text : Array("null".utf8))
    }

    mutating func scalar(_ token: [UInt8], name: ArraySlice<UInt8>?) {
        guard records.isEmpty, !isOutside else { return }
        let node = node(name)
        guard node >= 0 else { return }
        switch shape.nodes[node].role {
        case .value:
            let isWhole = token.count <= JSONWalk.maxTokenLength
            cuts.append(Cut(text: isWhole ? token : nil, node: node, key: key(name)))
        case .record, .row: strayCount += 1
        case .none, .body, .pair: if open.isEmpty { strayCount += 1 }
        }
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard !records.isEmpty, !bytes.isEmpty else { return }
        append(bytes)
    }

    private mutating func append(_ bytes: some Collection<UInt8>) {
        let last = records.count - 1
        guard !records[last].isTooLong else { return }
        if records[last].text.count + bytes.count > maxRecordLength {
            records[last].isTooLong = true
            records[last].text = []
        } else {
            records[last].text.append(contentsOf: bytes)
        }
    }
}
