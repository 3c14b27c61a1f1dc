extension MatchBucket {
    /// Gives contacts to the buckets of their places in the order of all, and names to the buckets of the values that have them.
    func place(to output: inout MatchRecords) throws {
        var (parts, names): ([Int: NormalizedContacts], [Int: [UInt8]]) = ([:], [:])
        func send(_ bucket: Int) {
            guard let part = parts.removeValue(forKey: bucket) else { return }
            output.append(.contacts, bucket: bucket, content: part.encoded())
        }
        for place in places(of: .contacts) {
            guard let contacts = records.withContent(place, { NormalizedContacts(decoding: $0) }) else {
                throw MatchStep.DamagedInput()
            }
            for (row, id) in zip(contacts.rows, contacts.ids) {
                let bucket = facts.bucket(ofKey: NormalizedContacts.orderedKey(contacts.orderKey(of: row)))
                parts[bucket, default: NormalizedContacts()].append(row, id: id, of: contacts)
                if parts[bucket]?.count == NumberedRows.pieceSize { send(bucket) }
                contacts.forEachNamedValue(of: row) { value, name in
                    let hash = contacts.values.hash(value)
                    names[facts.bucket(ofHash: hash), default: []].append(littleEndian: hash)
                    names[facts.bucket(ofHash: hash), default: []].append(littleEndian: name)
                }
            }
        }
        for bucket in parts.keys.sorted() { send(bucket) }
        for (bucket, names) in names.sorted(by: { $0.key < $1.key }) {
            output.append(.valueNames, bucket: bucket, content: names)
        }
    }

    /// Finds the values that many names have.
    func crowd(to output: inout MatchRecords) {
        var all: [(hash: UInt64, names: UInt64)] = []
        for place in places(of: .valueNames) {
            records.forEach(place, ofSize: 16) { all.append(($0.number(at: 0), $0.number(at: 8))) }
        }
        let crowded = Dictionary(all, uniquingKeysWith: |).filter { ContactTable.areMany($0.value) }
        guard !crowded.isEmpty else { return }
        output.append(
            .crowdedValues, bucket: number,
            content: SortedCounts.bytes(of: crowded.keys.sorted().map { (hash: $0, count: 1) }))
    }

    /// Puts the contacts of a bucket in order and gives them rows.
    func number(to output: inout MatchRecords) throws {
        var contacts = NormalizedContacts()
        for place in places(of: .contacts) {
            guard let part = records.withContent(place, { NormalizedContacts(decoding: $0) }) else {
                throw MatchStep.DamagedInput()
            }
            contacts.add(part)
        }
        let table = ContactTable(contacts, isCrowded: facts.isCrowded)
        for start in stride(from: 0, to: table.rows.count, by: NumberedRows.pieceSize) {
            var piece = NumberedRows()
            for row in start..<min(table.rows.count, start + NumberedRows.pieceSize) {
                piece.append(
                    table.rows[row], number: NumberedRows.number(bucket: number, place: row),
                    contacts: table.ids(of: row), of: table.contacts)
            }
            output.append(.rows, bucket: number, content: piece.encoded())
        }
        output.append(.size, bucket: number, Int64(table.rows.count), table.hasUnconfirmedNumbers ? 1 : 0)
    }

    /// Gives rows to the buckets that need them.
    func fetch(to output: inout MatchRecords) throws {
        let table = try table()
        var wanted: [Int: Set<Int>] = [:]
        for place in places(of: .want) {
            var numbers: [Int64] = []
            records.forEach(place, ofSize: 8) { numbers.append($0.number(at: 0)) }
            for number in numbers.isEmpty ? [records.firsts[place]] : numbers {
                guard let row = table.row(of: number) else { throw MatchStep.DamagedInput() }
                wanted[Int(records.seconds[place]), default: []].insert(row)
            }
        }
        for (bucket, rows) in wanted.sorted(by: { $0.key < $1.key }) {
            output.append(.rows, bucket: bucket, of: table, rows.sorted())
        }
    }

    /// Lists the contacts of rows.
    func list(to output: inout MatchRecords) throws {
        let table = try table()
        for (row, number) in table.numbers.enumerated() {
            for contact in table.table.ids(of: row) { output.append(.contact, contact, number) }
        }
    }

    /// Puts cards in the place of the rows that are on them.
    func merge(to output: inout MatchRecords) throws {
        let (table, cards) = (try table(), try table(of: .holders))
        let gone = Set(places(of: .member).map { records.firsts[$0] })
        var rows = NumberedRows()
        func send() {
            if rows.count > 0 { output.append(.rows, bucket: number, content: rows.encoded()) }
            rows = NumberedRows()
        }
        for (row, number) in table.numbers.enumerated() where !gone.contains(number) {
            rows.append(
                table.table.rows[row], number: number, flags: table.flags[row].subtracting(.isMade),
                contacts: table.table.ids(of: row), of: table.table.contacts)
            if rows.count == NumberedRows.pieceSize { send() }
        }
        for row in cards.numbers.indices {
            cards.append(row, to: &rows)
            if rows.count == NumberedRows.pieceSize { send() }
        }
        send()
        output.append(.size, bucket: number, Int64(table.numbers.count - gone.count + cards.numbers.count))
    }
}

extension NormalizedContacts {
    /// A key of the order of contacts as a number with the same order.
    static func orderedKey(_ key: UInt64) -> Int64 { Int64(bitPattern: key ^ 1 << 63) }
}

extension MatchRecords {
    /// Calls a closure with each element of a row's bytes.
    func forEach(_ place: Int, ofSize size: Int, _ body: (UnsafeRawBufferPointer) -> Void) {
        withContent(place) { bytes in
            let raw = UnsafeRawBufferPointer(bytes)
            for start in stride(from: 0, through: raw.count - size, by: size) {
                body(UnsafeRawBufferPointer(rebasing: raw[start..<start + size]))
            }
        }
    }
}

extension UnsafeRawBufferPointer {
    /// A number at an offset.
    @inline(__always)
    func number<Number: FixedWidthInteger>(at offset: Int) -> Number {
        Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: Number.self))
    }
}
