import KnowledgeTable

/// Words at the end of an organization's name that tell its legal form: those of `Knowledge/names/forms.txt`.
struct LegalForms: Sendable {
    static let shared = LegalForms()

    private var words = TextTable()
    /// The short form of words that are written in full as well: `inc` by `incorporated`.
    private var short: [[UInt8]: [UInt8]] = [:]

    private init() {
        let folder = TextFolder()
        for row in KnowledgeTable.section("names/forms").text.split(separator: "\n") {
            guard let colon = row.firstIndex(of: ":") else { continue }
            let forms = row[row.index(after: colon)...].split(separator: " ").map { word in
                var folded: [UInt8] = []
                Array(word.utf8).withUnsafeBufferPointer { folder.fold($0, into: &folded) }
                return folded
            }
            for form in forms { form.withUnsafeBufferPointer { _ = words.intern($0) } }
            if row[..<colon] == "same" { for form in forms.dropFirst() { short[form] = forms[0] } }
        }
    }

    /// Removes legal forms from the end of a folded name, and reads letters with points as one word: `s a` is `sa`.
    ///
    /// - Returns: the forms, with blanks between.
    @discardableResult
    func remove(from name: inout [UInt8]) -> [UInt8] {
        joinLetters(of: &name)
        var end = name.count
        while let space = name[..<end].lastIndex(of: 0x20), contains(name[(space + 1)..<end]) { end = space }
        defer { name.removeSubrange(end...) }
        let forms = name[end...].split(separator: 0x20).map { short[Array($0)] ?? Array($0) }
        return Array(forms.joined(separator: [0x20]))
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

    private func contains(_ word: ArraySlice<UInt8>) -> Bool {
        word.withUnsafeBufferPointer { words.find($0) != nil }
    }
}
