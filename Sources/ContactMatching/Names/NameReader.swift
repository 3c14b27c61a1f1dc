/// Finds the words of a person's name in the fields of a record.
struct NameReader {
    let words = NameWords.shared
    var tokens = NameTokens()
    var remark: [UInt8] = []
    /// Titles in the name, which stand for nobody where there is nothing else: `Oma`.
    var titles: [UInt8] = []

    /// The fields that a name may stand in, as UTF-8.
    struct Fields {
        var prefix: UnsafeBufferPointer<UInt8>?
        var given: UnsafeBufferPointer<UInt8>?
        var middle: UnsafeBufferPointer<UInt8>?
        var family: UnsafeBufferPointer<UInt8>?
        var suffix: UnsafeBufferPointer<UInt8>?
        var display: UnsafeBufferPointer<UInt8>?
        var organization: UnsafeBufferPointer<UInt8>?
    }

    /// Reads a name and puts its words into a table.
    ///
    /// Titles, particles and what stands in parentheses are no words of the name, `Family, Given` is put into order, and a lone initial
    /// is a given name. A display name that repeats the organization names nobody, and so does an address, a number or a relation.
    mutating func read(_ fields: Fields, into table: inout TextTable) -> PersonName {
        var name = PersonName()
        remark.removeAll(keepingCapacity: true)
        titles.removeAll(keepingCapacity: true)
        if let prefix = fields.prefix { readPrefix(prefix, into: &name) }
        if let suffix = fields.suffix { name.generation = max(name.generation, generation(in: suffix)) }
        if let given = fields.given, fields.family == nil, !isOneWord(given) || isNative(given) {
            readWhole(given, into: &name, &table)
        } else if fields.given == nil, fields.family == nil || fields.display.map(isOneWord) == false {
            if let display = fields.display, !repeats(display, fields.organization) {
                readWhole(display, into: &name, &table)
            } else if let family = fields.family {
                if family.contains(0x2C) {
                    readWhole(family, into: &name, &table)
                } else {
                    readFamily(family, into: &name, &table)
                }
            }
        } else if fields.family == nil, let display = fields.display, !isOneWord(display) {
            readWhole(display, into: &name, &table)
        } else if let family = fields.family, family.contains(0x2C), isPart(fields.given, of: family) {
            readWhole(family, into: &name, &table)
        } else {
            let isReversed = fields.family?.contains(0x2D) == true && fields.given.map { isListedFamily($0) } == true
            let (given, family) = isReversed ? (fields.family, fields.given) : (fields.given, fields.family)
            if let given { readGiven(given, into: &name, &table) }
            if let family { readFamily(family, into: &name, &table) }
            takeDisplayedName(of: fields, into: &name, &table)
        }
        if let middle = fields.middle, !name.traits.contains(.relation) {
            tokens.read(middle)
            name.middle = internAll(tokens.ranges[...], &table)
        }
        if isInitial(name.family, table), !name.given.isEmpty, !isInitial(name.given, table) {
            swap(&name.given, &name.family)
        }
        dropHusband(of: &name, table)
        takeCallName(of: fields, into: &name, &table)
        if name.isEmpty, !titles.isEmpty {
            name.traits.insert(.relation)
            remark += titles
        }
        name.remark = remark.withUnsafeBufferPointer { table.intern($0) }
        takeMarks(of: fields, into: &name, table)
        return name
    }

    private mutating func readGiven(
        _ text: UnsafeBufferPointer<UInt8>, into name: inout PersonName, _ table: inout TextTable
    ) {
        tokens.read(text)
        noteRelationOf(into: &name, namedBehind: 1)
        dropRoles(into: &name, namedBehind: 1)
        if readRelation(into: &name) || readJoint(into: &name, &table) { return }
        joinKunya()
        if tokens.ranges.count > 1 {
            tokens.ranges.removeFirst(tokens.ranges.dropLast().prefix(while: isParticleInFront).count)
        }
        takeFather(into: &name, &table)
        if let first = tokens.ranges.first { name.given = intern(first, &table) }
        name.middle = internAll(tokens.ranges.dropFirst(), &table)
    }

    private mutating func readFamily(
        _ text: UnsafeBufferPointer<UInt8>, into name: inout PersonName, _ table: inout TextTable
    ) {
        tokens.read(text)
        takeRelationBehind(into: &name, behind: 1)
        dropRoles(into: &name)
        dropLabels()
        takeGenerationOfFamily(into: &name)
        takeMaiden(into: &name, behind: 1, &table)
        takeFamily(tokens.ranges, into: &name, &table)
    }

    /// Takes the words of a family name, whose parts between hyphens are words.
    mutating func takeFamily(_ ranges: [Range<Int>], into name: inout PersonName, _ table: inout TextTable) {
        if ranges.count == 1, !tokens.bytes(ranges[0]).contains(0x2D) {
            name.family = intern(ranges[0], &table)
            return
        }
        var parts: [Range<Int>] = []
        for range in ranges {
            var start = range.lowerBound
            for place in range where tokens.folded[place] == 0x2D {
                parts.append(start..<place)
                start = place + 1
            }
            parts.append(start..<range.upperBound)
        }
        takePatronymic(among: parts.dropLast(), into: &name)
        parts.removeFirst(parts.dropLast().prefix(while: isParticle).count)
        guard let last = parts.last else { return }
        name.family = intern(last, &table)
        if parts.count > 1 { name.otherFamily = intern(parts[0], &table) }
    }

    private mutating func readWhole(
        _ text: UnsafeBufferPointer<UInt8>, into name: inout PersonName, _ table: inout TextTable
    ) {
        guard !looksLikeAddress(text) else { return }
        if let comma = text.firstIndex(of: 0x2C) {
            let before = UnsafeBufferPointer(rebasing: text[..<comma])
            let after = UnsafeBufferPointer(rebasing: text[(comma + 1)...])
            if beginsWithGiven(before), beginsWithGiven(after) {
                // `Horst Kaulbach, Ilse Debus`
                name.traits.insert(.joint)
                return readWhole(before, into: &name, &table)
            }
            // `Lucinda Pool, M.D.`
            let isWhole = beginsWithGiven(before)
            tokens.read(after)
            let isSuffix = tokens.ranges.allSatisfy { isSuffixWord($0) || isWhole && $0.count == 1 }
            if isSuffix { name.generation = generation(in: after) }
            dropRoles(into: &name)
            if !isSuffix, let first = tokens.ranges.first {
                name.given = intern(first, &table)
                name.middle = internAll(tokens.ranges.dropFirst(), &table)
                readFamily(before, into: &name, &table)
                return
            }
            tokens.read(before)
        } else {
            tokens.read(text)
            tokens.arrangeCapitals(of: text)
        }
        noteRelationOf(into: &name, namedBehind: 2)
        takeRelationBehind(into: &name, behind: 2)
        dropRoles(into: &name)
        dropLabels()
        dropRelative(into: &name)
        takeMaiden(into: &name, behind: 2, &table)
        if readRelation(into: &name) || readJoint(into: &name, &table) { return }
        joinKunya()
        tokens.arrangeNative()
        arrangePatronymic()
        let particles = isLeVan ? 0 : tokens.ranges.prefix(while: isParticleInFront).count
        if particles > 1, particles + 1 == tokens.ranges.count {
            // `van den Berg`
            takeFamily(tokens.ranges, into: &name, &table)
            return
        }
        tokens.arrangeFamilyFirst(particles: particles, hasArticle: tokens.ranges.first.map(hasArticle) ?? false)
        if tokens.ranges.count > 2, let last = tokens.ranges.last, last.count == 1 {
            // `Smith John A.`
            name.middle = intern(last, &table)
            tokens.ranges.removeLast()
        }
        let ranges = tokens.ranges
        guard let first = ranges.first else { return }
        name.given = intern(first, &table)
        guard ranges.count > 1 else { return }
        takeFamily([ranges[ranges.count - 1]], into: &name, &table)
        takePatronymic(among: ranges.dropFirst().dropLast(), into: &name)
        if ranges.count > 2, !isParticle(ranges[1]) { name.middle = intern(ranges[1], &table) }
        if ranges.count > 3, name.otherFamily.isEmpty,
            let other = ranges[2..<ranges.count - 1].last(where: { !isParticle($0) && $0.count > 1 })
        {
            name.otherFamily = intern(other, &table)
        }
    }

    // MARK: Words

    /// Puts `Family Given Patronymic` into the order of other names.
    private mutating func arrangePatronymic() {
        guard tokens.ranges.count == 3, isPatronymic(tokens.ranges[2]), !isPatronymic(tokens.ranges[1]) else { return }
        tokens.ranges.append(tokens.ranges.removeFirst())
    }

    /// Joins `Abu Khalid` to one word, which is not the name of Khalid.
    private mutating func joinKunya() {
        guard tokens.ranges.count > 1 else { return }
        switch tokens.folded[tokens.ranges[0].lowerBound] {
        // Few names begin so: `abu`, `oum`, `umm`, and Arabic letters.
        case Letter.a, Letter.o, Letter.u, 0xD8...: if role(tokens.ranges[0]) == .kunya { tokens.joinFirst() }
        default: break
        }
    }

    private static let patronymics = ["ovich", "evich", "ovna", "evna", "inichna"].map { Array($0.utf8) }

    private func isPatronymic(_ range: Range<Int>) -> Bool {
        let word = tokens.bytes(range)
        return Self.patronymics.contains { word.count > $0.count + 2 && word.suffix($0.count).elementsEqual($0) }
    }

    func role(_ range: Range<Int>) -> NameWords.Role? {
        tokens.folded.withUnsafeBufferPointer { words.role(of: UnsafeBufferPointer(rebasing: $0[range])) }
    }

    func isRelationBefore(_ range: Range<Int>) -> Bool { words.isRelationBefore(tokens.bytes(range)) }

    func isParticle(_ range: Range<Int>) -> Bool {
        switch role(range) {
        case .particle, .patronymic, .relative, .careOf, .kunya: true
        default: false
        }
    }

    /// `true` if the words begin with `Lê Văn`, a Vietnamese family name and a middle name, which are particles elsewhere.
    private var isLeVan: Bool {
        let ranges = tokens.ranges
        return ranges.count > 2 && ranges[0].count == 2 && ranges[1].count == 3
            && tokens.bytes(ranges[0]).elementsEqual("le".utf8) && tokens.bytes(ranges[1]).elementsEqual("van".utf8)
    }

    /// Returns `true` if a particle stands at a word with a hyphen: `al-masri`, `ben-david`.
    private func hasArticle(_ range: Range<Int>) -> Bool {
        guard let hyphen = tokens.folded[range].firstIndex(of: 0x2D) else { return false }
        let article = range.lowerBound..<hyphen
        return isParticleInFront(article) && role(article) != .kunya
    }

    /// Returns `true` if a word is a particle in front of all others, too. `Bat Erdene` is a name.
    private func isParticleInFront(_ range: Range<Int>) -> Bool {
        isParticle(range) && role(range) != .patronymic(.daughter)
    }

    func intern(_ range: Range<Int>, _ table: inout TextTable) -> TextID {
        tokens.folded.withUnsafeBufferPointer { table.intern(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Words as one, with hyphens between; particles among several are left out.
    private func internAll(_ ranges: ArraySlice<Range<Int>>, _ table: inout TextTable) -> TextID {
        guard ranges.count > 1 else { return ranges.first.map { intern($0, &table) } ?? .empty }
        let words = ranges.filter { !isParticle($0) }.map(tokens.bytes)
        return Array(words.joined(separator: [0x2D])).withUnsafeBufferPointer { table.intern($0) }
    }

    // MARK: Questions

    func isOneWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var previousIsSpace = true
        var count = 0
        for byte in text {
            let isSpace = byte == 0x20 || byte == 0x2C
            if previousIsSpace, !isSpace { count += 1 }
            previousIsSpace = isSpace
        }
        return count <= 1
    }

    /// Returns `true` if a text stands in another one, or there is none: `Weber, Karin` may be the family name of `Karin`.
    private func isPart(_ text: UnsafeBufferPointer<UInt8>?, of other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let text else { return true }
        return String(decoding: other, as: UTF8.self).contains(String(decoding: text, as: UTF8.self))
    }

    /// Returns `true` if a text is a family name of East Asia, whose given names may have a hyphen. A Latin letter is an initial.
    private mutating func isListedFamily(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        tokens.read(text)
        return tokens.folded.count > 1 && tokens.folded.withUnsafeBufferPointer { NativeNames.shared.isFamily($0) }
    }

    /// Returns `true` if a text begins with a Han character or Hangul, in which one word may be a whole name.
    private func isNative(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let script = Script(of: text)
        return script == .han || script == .hangul
    }

    func isInitial(_ id: TextID, _ table: TextTable) -> Bool {
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

    mutating func repeats(_ display: UnsafeBufferPointer<UInt8>, _ organization: UnsafeBufferPointer<UInt8>?)
        -> Bool
    {
        guard let organization else { return false }
        tokens.read(display)
        let folded = tokens.folded
        tokens.read(organization)
        return folded == tokens.folded
    }
}
