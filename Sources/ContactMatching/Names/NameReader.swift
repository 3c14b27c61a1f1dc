/// Finds the words of a person's name in the fields of a record.
struct NameReader {
    private let folder = TextFolder()
    private let words = NameWords.shared
    private var folded: [UInt8] = []
    private var ranges: [Range<Int>] = []
    private var scratch: [UInt8] = []

    /// The fields that a name may stand in, as UTF-8.
    struct Fields {
        var given: UnsafeBufferPointer<UInt8>?
        var middle: UnsafeBufferPointer<UInt8>?
        var family: UnsafeBufferPointer<UInt8>?
        var suffix: UnsafeBufferPointer<UInt8>?
        var display: UnsafeBufferPointer<UInt8>?
        var organization: UnsafeBufferPointer<UInt8>?
    }

    /// Reads a name and puts its words into a table.
    ///
    /// Titles, particles and what stands in parentheses are dropped, `Family, Given` is put into order, and a lone initial
    /// is a given name. A display name that repeats the organization names nobody, and so does an address or a number.
    mutating func read(_ fields: Fields, into table: inout TextTable) -> PersonName {
        var name = PersonName()
        if let suffix = fields.suffix { name.generation = generation(in: suffix) }
        if let given = fields.given, fields.family == nil, !isOneWord(given) {
            readWhole(given, into: &name, &table)
        } else if fields.given == nil, fields.family == nil || fields.display.map(isOneWord) == false {
            if let display = fields.display, !repeats(display, fields.organization) {
                readWhole(display, into: &name, &table)
            } else if let family = fields.family {
                readFamily(family, into: &name, &table)
            }
        } else if fields.family == nil, let display = fields.display, !isOneWord(display) {
            readWhole(display, into: &name, &table)
        } else {
            if let given = fields.given { readGiven(given, into: &name, &table) }
            if let family = fields.family { readFamily(family, into: &name, &table) }
        }
        if let middle = fields.middle {
            split(middle)
            if let first = ranges.first { name.middle = intern(first, &table) }
        }
        if isInitial(name.family, table), !name.given.isEmpty, !isInitial(name.given, table) {
            swap(&name.given, &name.family)
        }
        return name
    }

    private mutating func readGiven(
        _ text: UnsafeBufferPointer<UInt8>, into name: inout PersonName, _ table: inout TextTable
    ) {
        split(text)
        dropRoles(into: &name)
        if let first = ranges.first { name.given = intern(first, &table) }
        if ranges.count > 1 { name.middle = intern(ranges[1], &table) }
    }

    private mutating func readFamily(
        _ text: UnsafeBufferPointer<UInt8>, into name: inout PersonName, _ table: inout TextTable
    ) {
        split(text)
        dropRoles(into: &name)
        dropParticles()
        guard let last = ranges.last else { return }
        name.family = intern(last, &table)
        if ranges.count > 1 { name.otherFamily = intern(ranges[0], &table) }
    }

    private mutating func readWhole(
        _ text: UnsafeBufferPointer<UInt8>, into name: inout PersonName, _ table: inout TextTable
    ) {
        guard !looksLikeAddress(text) else { return }
        if let comma = text.firstIndex(of: 0x2C) {
            let before = UnsafeBufferPointer(rebasing: text[..<comma])
            let after = UnsafeBufferPointer(rebasing: text[(comma + 1)...])
            split(after)
            let isSuffix = ranges.allSatisfy { role($0) == .generation || role($0) == .title }
            if isSuffix { name.generation = generation(in: after) }
            dropRoles(into: &name)
            if !isSuffix, let first = ranges.first {
                name.given = intern(first, &table)
                if ranges.count > 1 { name.middle = intern(ranges[1], &table) }
                readFamily(before, into: &name, &table)
                return
            }
            split(before)
        } else {
            split(text)
        }
        dropRoles(into: &name)
        while ranges.count > 1, let last = ranges.last, role(last) == .label { ranges.removeLast() }
        guard let first = ranges.first else { return }
        name.given = intern(first, &table)
        guard ranges.count > 1 else { return }
        name.family = intern(ranges[ranges.count - 1], &table)
        if ranges.count > 2, role(ranges[1]) != .particle { name.middle = intern(ranges[1], &table) }
    }

    // MARK: Words

    private mutating func split(_ text: UnsafeBufferPointer<UInt8>) {
        folded.removeAll(keepingCapacity: true)
        ranges.removeAll(keepingCapacity: true)
        if let open = text.firstIndex(of: 0x28) {
            scratch.removeAll(keepingCapacity: true)
            scratch.append(contentsOf: text[..<open])
            if let close = text[open...].firstIndex(of: 0x29) {
                scratch.append(0x20)
                scratch.append(contentsOf: text[(close + 1)...])
            }
            scratch.withUnsafeBufferPointer { folder.fold($0, into: &folded) }
        } else {
            folder.fold(text, into: &folded)
        }
        var start = 0
        while start < folded.count {
            var end = start
            while end < folded.count, folded[end] != 0x20 { end &+= 1 }
            ranges.append(start..<end)
            start = end &+ 1
        }
    }

    /// Drops titles, words with digits, and the generation, which is kept apart. One word at least stays, unless it is a title.
    private mutating func dropRoles(into name: inout PersonName) {
        var place = 0
        while place < ranges.count {
            let range = ranges[place]
            let found = folded.withUnsafeBufferPointer {
                words.role(of: UnsafeBufferPointer(rebasing: $0[range]))
            }
            switch found?.role {
            case .title:
                ranges.remove(at: place)
            case .generation where place == 0 && ranges.count > 1:
                // Spanish `Sr.`: a form of address.
                ranges.remove(at: place)
            case .generation where place > 0:
                if let found { name.generation = found.generation }
                ranges.remove(at: place)
            default:
                if folded[range].contains(where: { $0 &- 0x30 < 10 }) {
                    ranges.remove(at: place)
                } else {
                    place += 1
                }
            }
        }
    }

    private mutating func dropParticles() {
        while ranges.count > 1, role(ranges[0]) == .particle { ranges.removeFirst() }
    }

    private func role(_ range: Range<Int>) -> NameWords.Role? {
        folded.withUnsafeBufferPointer { words.role(of: UnsafeBufferPointer(rebasing: $0[range]))?.role }
    }

    private mutating func generation(in suffix: UnsafeBufferPointer<UInt8>) -> UInt8 {
        split(suffix)
        for range in ranges {
            let found = folded.withUnsafeBufferPointer { words.role(of: UnsafeBufferPointer(rebasing: $0[range])) }
            if let found, found.role == .generation { return found.generation }
        }
        return 0
    }

    private func intern(_ range: Range<Int>, _ table: inout TextTable) -> TextID {
        folded.withUnsafeBufferPointer { table.intern(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    // MARK: Questions

    private func isOneWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var previousIsSpace = true
        var count = 0
        for byte in text {
            let isSpace = byte == 0x20 || byte == 0x2C
            if previousIsSpace, !isSpace { count += 1 }
            previousIsSpace = isSpace
        }
        return count <= 1
    }

    private func isInitial(_ id: TextID, _ table: TextTable) -> Bool {
        !id.isEmpty && table.range(id).count == 1
    }

    private func looksLikeAddress(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var digits = 0
        for byte in text {
            if byte == 0x40 { return true }
            if byte &- 0x30 < 10 { digits += 1 }
        }
        return digits >= 5
    }

    private mutating func repeats(_ display: UnsafeBufferPointer<UInt8>, _ organization: UnsafeBufferPointer<UInt8>?)
        -> Bool
    {
        guard let organization else { return false }
        folded.removeAll(keepingCapacity: true)
        scratch.removeAll(keepingCapacity: true)
        folder.fold(display, into: &folded)
        folder.fold(organization, into: &scratch)
        return folded == scratch
    }
}
