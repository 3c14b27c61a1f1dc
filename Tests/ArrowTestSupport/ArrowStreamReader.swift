/// Reads a stream as the specification describes it, from its bytes alone; only the types that we write.
package struct ArrowStreamReader {
    /// A value of a row.
    package enum Value: Hashable {
        case null
        case number(Int)
        case text(String)
    }

    /// The error of bytes that are no stream.
    package struct Damage: Error {
        package var what: String
    }

    /// The names of the columns.
    package private(set) var names: [String] = []
    /// The metadata of the stream.
    package private(set) var metadata: [String: String] = [:]
    /// Rows by batch.
    package private(set) var batches: [[[Value]]] = []
    /// The width of each column in bytes; `nil` for text.
    private var widths: [Int?] = []

    /// Reads a whole stream.
    package init(_ bytes: [UInt8]) throws {
        var place = 0
        while true {
            guard bytes.count >= place + 8, bytes[place..<place + 4].allSatisfy({ $0 == 0xFF }) else {
                throw Damage(what: "no message at \(place)")
            }
            let length = bytes.number(at: place + 4, UInt32.self)
            guard length > 0 else { break }
            guard length % 8 == 0 else { throw Damage(what: "a description of \(length) bytes") }
            let root = place + 8
            let message = Table(bytes, at: root + bytes.number(at: root, UInt32.self))
            let body = place + 8 + length
            switch message.number(1, UInt8.self) {
            case 1: readSchema(message.table(2))
            case 3: try readBatch(message.table(2), bytes, body: body)
            case let other: throw Damage(what: "a message of type \(other)")
            }
            place = body + message.number(3, Int64.self)
        }
        guard place + 8 == bytes.count else { throw Damage(what: "bytes behind the end") }
    }

    private mutating func readSchema(_ schema: Table) {
        for field in schema.tables(1) {
            names.append(field.text(0))
            widths.append(field.number(2, UInt8.self) == 5 ? nil : field.table(3).number(0, Int32.self) / 8)
        }
        for pair in schema.tables(2) { metadata[pair.text(0)] = pair.text(1) }
    }

    private mutating func readBatch(_ batch: Table, _ bytes: [UInt8], body: Int) throws {
        let count = batch.number(0, Int64.self)
        let nodes = batch.pairs(1)
        var buffers = batch.pairs(2)[...]
        var rows = [[Value]](repeating: [], count: count)
        guard nodes.count == widths.count else { throw Damage(what: "\(nodes.count) columns") }
        for (node, width) in zip(nodes, widths) {
            let validity = buffers.removeFirst()
            let first = buffers.removeFirst()
            let texts = width == nil ? buffers.removeFirst() : (0, 0)
            guard [validity.0, first.0, texts.0].allSatisfy({ (body + $0) % 8 == 0 }), node.0 == count else {
                throw Damage(what: "a buffer that is not aligned, or a column of another length")
            }
            var nulls = 0
            for row in 0..<count {
                let isValid = node.1 == 0 || bytes[body + validity.0 + row / 8] >> (row % 8) & 1 == 1
                if !isValid { nulls += 1 }
                rows[row].append(
                    !isValid
                        ? .null
                        : width.map { .number(bytes.number(at: body + first.0 + row * $0, width: $0)) }
                            ?? .text(bytes.text(body + texts.0, ends: body + first.0 + row * 4)))
            }
            guard nulls == node.1 else { throw Damage(what: "\(node.1) rows without a value, not \(nulls)") }
        }
        batches.append(rows)
    }
}

/// A table of a FlatBuffer.
private struct Table {
    let bytes: [UInt8]
    let start: Int

    init(_ bytes: [UInt8], at start: Int) {
        self.bytes = bytes
        self.start = start
    }

    /// Where a field stands; `nil` if it has its default value.
    private func place(_ field: Int) -> Int? {
        let list = start - bytes.number(at: start, Int32.self)
        guard 4 + field * 2 < bytes.number(at: list, UInt16.self) else { return nil }
        let offset = bytes.number(at: list + 4 + field * 2, UInt16.self)
        return offset == 0 ? nil : start + offset
    }

    private func target(_ field: Int) -> Int? {
        place(field).map { $0 + bytes.number(at: $0, UInt32.self) }
    }

    func number(_ field: Int, _ type: (some FixedWidthInteger).Type) -> Int {
        place(field).map { bytes.number(at: $0, type) } ?? 0
    }

    func table(_ field: Int) -> Table { Table(bytes, at: target(field) ?? 0) }

    func text(_ field: Int) -> String {
        guard let target = target(field) else { return "" }
        let count = bytes.number(at: target, UInt32.self)
        return String(decoding: bytes[(target + 4)..<(target + 4 + count)], as: UTF8.self)
    }

    func tables(_ field: Int) -> [Table] {
        guard let target = target(field) else { return [] }
        return (0..<bytes.number(at: target, UInt32.self)).map { index in
            let place = target + 4 + index * 4
            return Table(bytes, at: place + bytes.number(at: place, UInt32.self))
        }
    }

    func pairs(_ field: Int) -> [(Int, Int)] {
        guard let target = target(field) else { return [] }
        return (0..<bytes.number(at: target, UInt32.self)).map { index in
            let place = target + 4 + index * 16
            return (bytes.number(at: place, Int64.self), bytes.number(at: place + 8, Int64.self))
        }
    }
}

extension [UInt8] {
    fileprivate func number<Number: FixedWidthInteger>(at place: Int, _ type: Number.Type) -> Int {
        var number = Number.zero
        for index in (0..<(Number.bitWidth / 8)).reversed() {
            number = number << 8 | Number(truncatingIfNeeded: self[place + index])
        }
        return Int(number)
    }

    fileprivate func number(at place: Int, width: Int) -> Int {
        width == 2 ? number(at: place, Int16.self) : number(at: place, Int64.self)
    }

    fileprivate func text(_ texts: Int, ends: Int) -> String {
        let (start, end) = (number(at: ends, Int32.self), number(at: ends + 4, Int32.self))
        return String(decoding: self[(texts + start)..<(texts + end)], as: UTF8.self)
    }
}
