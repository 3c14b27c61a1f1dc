/// Words beside a name: titles and what they tell, generations, trades, labels and remarks.
extension NameReader {
    /// Reads the sex and the generation from titles: `M.` and `Sr.` are those of men here.
    mutating func readPrefix(_ text: UnsafeBufferPointer<UInt8>, into name: inout PersonName) {
        tokens.read(text)
        if tokens.dropTitlesOfWomen() { name.traits.insert(.female) }
        for range in tokens.ranges {
            if let generation = words.generation(ofTitle: tokens.bytes(range)) {
                name.generation = generation
                continue
            }
            switch role(range) {
            case .title(let traits), .titleBefore(let traits): name.traits.formUnion(traits)
            case .generation: name.traits.insert(.male)
            default:
                if isMonsieur(range) { name.traits.insert(.male) }
                name.traits.formUnion(words.sex(ofTitle: tokens.bytes(range)) ?? [])
            }
        }
    }

    func isMonsieur(_ range: Range<Int>) -> Bool { tokens.bytes(range) == [Letter.m] }

    /// Drops titles, words with digits, trades and the generation, which are kept apart.
    ///
    /// - Parameter namedBehind: The number of words that stand behind what is a title there alone.
    mutating func dropRoles(into name: inout PersonName, namedBehind: Int = 2) {
        name.traits.formUnion(tokens.dropAttachedTitles(words))
        if tokens.dropTitlesOfWomen() { name.traits.insert(.female) }
        if tokens.isTransliterated { name.traits.insert(.transliterated) }
        if tokens.hasKana { name.traits.insert(.kana) }
        if tokens.ranges.count > 1, let trade = tokens.ranges.firstIndex(where: { role($0) == .trade }) {
            tokens.moveToRemark(trade)
        } else if tokens.ranges.count > 1, role(tokens.ranges[0]) == .tradeBefore {
            tokens.moveToRemark(0)
        }
        if tokens.ranges.count > namedBehind, case .titleBefore(let traits)? = role(tokens.ranges[0]) {
            name.traits.formUnion(traits)
            tokens.ranges.removeFirst()
        } else if tokens.ranges.count > namedBehind,
            let sex = words.sex(ofTitle: tokens.bytes(tokens.ranges[0]), before: tokens.bytes(tokens.ranges[1]))
        {
            name.traits.formUnion(sex)
            tokens.ranges.removeFirst()
        }
        if tokens.ranges.count > 2, isMonsieur(tokens.ranges[0]) { name.traits.insert(.male) }
        var place = 0
        while place < tokens.ranges.count {
            switch role(tokens.ranges[place]) {
            case .title(let traits):
                name.traits.formUnion(traits)
                titles.append(contentsOf: tokens.bytes(tokens.ranges.remove(at: place)))
                tokens.dropHonorary(at: place)
            case .household where tokens.ranges.count > 1:
                name.traits.insert(.joint)
                tokens.ranges.remove(at: place)
            case .generation where place == 0 && tokens.ranges.count > 1:
                // Spanish `Sr.`: a form of address.
                name.traits.insert(.male)
                tokens.ranges.remove(at: place)
            case .generation(let number) where place > 0:
                name.generation = number
                tokens.ranges.remove(at: place)
            default:
                if NameTokens.hasDigit(tokens.bytes(tokens.ranges[place])) {
                    tokens.moveToRemark(place)
                } else {
                    place += 1
                }
            }
        }
        takeGenerationAround(into: &name, namedBehind: namedBehind)
        dropJointOfParticles()
        takeRemark(into: &name)
    }

    mutating func dropLabels() {
        while tokens.ranges.count > 1, let last = tokens.ranges.last, role(last) == .label {
            tokens.ranges.removeLast()
        }
    }

    /// Drops the given name of the husband by whom a wife is called: `Mrs. John Weber`.
    func dropHusband(of name: inout PersonName, _ table: TextTable) {
        guard name.traits.remove(.married) != nil, !name.isSingle, !name.traits.contains(.male),
            words.isMan(table.bytes[table.range(name.given)])
        else { return }
        (name.given, name.middle) = (.empty, .empty)
    }

    mutating func takeRemark(into name: inout PersonName) {
        guard !tokens.remark.isEmpty else { return }
        if !remark.isEmpty, remark != tokens.remark { remark.append(0x20) }
        if remark != tokens.remark { remark.append(contentsOf: tokens.remark) }
        if tokens.hasNumber || NameTokens.hasDigit(tokens.remark[...]) { name.traits.insert(.numbered) }
        if !name.isRelation, words.isRelation(remark: tokens.remark) { name.traits.insert(.besideRelation) }
        guard name.generation == 0, !name.isRelation else { return }
        name.generation = words.generation(ofRemark: tokens.remark[...]) ?? 0
    }
}
