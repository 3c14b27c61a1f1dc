import KnowledgeTable

/// Words of an organization's name that tell its legal form, at the end or in front: those of `Knowledge/names/forms.txt`.
struct LegalForms: Sendable {
    static let shared = LegalForms()

    private var words = TextTable()
    /// Those that stand in front as well.
    private var front: Set<[UInt8]> = []
    /// Words of forms that are written in full.
    private var fillers: Set<[UInt8]> = []
    /// Those that stand at a name without a blank, the longest first: `株式会社`.
    private var attached: [[UInt8]] = []
    /// The short form of words that are written in full as well: `inc` by `incorporated`.
    private var short: [[UInt8]: [UInt8]] = [:]

    /// Forms of several words, by the one word that they are compared as.
    private var phrases = WordPhrases()
    /// Kinds of words that are no forms.
    private static let others: Set<Substring> = [
        "article", "filler", "common", "direction", "word", "word-front", "entity", "entity-registered",
        "entity-region",
    ]

    private init() {
        let folder = TextFolder()
        for (kind, words) in KnowledgeTable.section("names/forms").lists {
            let forms = words.map { folder.folded($0) }
            switch kind {
            case "article": front.formUnion(forms)
            case "filler": fillers.formUnion(forms)
            default: break
            }
            if Self.others.contains(kind) { continue }
            if kind == "phrase" {
                addPhrases(forms)
                continue
            }
            for form in forms { form.withUnsafeBufferPointer { _ = self.words.intern($0) } }
            if kind == "front" { front.formUnion(forms) }
            if kind == "attached" { attached += forms.sorted { $0.count > $1.count } }
            if kind == "same" { for form in forms.dropFirst() { short[form] = forms[0] } }
        }
    }

    private mutating func addPhrases(_ forms: [[UInt8]]) {
        guard let form = forms.first else { return }
        form.withUnsafeBufferPointer { _ = words.intern($0) }
        for phrase in forms.dropFirst() { phrases.add(phrase, as: form) }
    }

    /// Removes legal forms from a folded name, an article in front, too, and reads letters with points as one word: `s a` is `sa`.
    ///
    /// - Returns: the forms, with blanks between.
    @discardableResult
    func remove(from name: inout [UInt8]) -> [UInt8] {
        // A form is no name by itself.
        phrases.replace(in: &name, from: 1)
        joinLetters(of: &name)
        var end = name.count
        while let space = name[..<end].lastIndex(of: 0x20) {
            let word = name[(space + 1)..<end]
            // `Vitamin A` has no form.
            guard contains(word) || (word.count > 2 || end < name.count) && fillers.contains(Array(word)) else { break }
            end = space
        }
        var forms = name[end...].split(separator: 0x20).map { Array($0) }.filter { !fillers.contains($0) }
        name.removeSubrange(end...)
        joinLeadingLetters(of: &name)
        while let space = name.firstIndex(of: 0x20), front.contains(Array(name[..<space])) {
            let form = name[..<space]
            if contains(form) { forms.append(Array(form)) }
            name.removeSubrange(...space)
        }
        if let form = attached.first(where: { name.count > $0.count && (name.starts(with: $0) || name.ends(with: $0)) })
        {
            name.starts(with: form) ? name.removeFirst(form.count) : name.removeLast(form.count)
            while name.first == 0x20 { name.removeFirst() }
            while name.last == 0x20 { name.removeLast() }
            forms.append(form)
        }
        return Array(forms.map { short[$0] ?? $0 }.joined(separator: [0x20]))
    }

    /// Returns `true` if a folded name of several words ends with a legal form that is nobody's family name.
    ///
    /// - Parameter isShort: `true` where forms of two letters count as well.
    func end(_ name: [UInt8], isShort: Bool) -> Bool {
        var name = name
        joinLetters(of: &name)
        guard let space = name.lastIndex(of: 0x20) else { return false }
        let last = name[(space + 1)...]
        return (last.count > 2 || isShort) && contains(last)
    }

    private func joinLetters(of name: inout [UInt8]) {
        var start = name.count
        while start >= 2, name[start - 2] == 0x20, start == name.count || name[start] == 0x20 { start -= 2 }
        guard start + 1 < name.count else { return }
        let letters = name[(start + 1)...].filter { $0 != 0x20 }
        guard letters.count > 1 else { return }
        name.replaceSubrange((start + 1)..., with: letters)
    }

    /// Reads a form of letters with points in front as one word, if it is one: `S.C. Popescu`.
    private func joinLeadingLetters(of name: inout [UInt8]) {
        let words = name.split(separator: 0x20, omittingEmptySubsequences: false)
        let letters = words.prefix { $0.count == 1 }
        guard letters.count > 1, letters.count < words.count, front.contains(Array(letters.joined())) else { return }
        name = Array(([Array(letters.joined())[...]] + words.dropFirst(letters.count)).joined(separator: [0x20]))
    }

    private func contains(_ word: ArraySlice<UInt8>) -> Bool {
        word.withUnsafeBufferPointer { words.find($0) != nil }
    }
}

extension [UInt8] {
    fileprivate func ends(with word: [UInt8]) -> Bool { count >= word.count && suffix(word.count).elementsEqual(word) }
}
