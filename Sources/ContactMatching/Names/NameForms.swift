import KnowledgeTable

/// The names that a form of a name may stand for, in skeletons: given names by their familiar forms, or family names by their spellings.
///
/// A row of a list has a name, a colon and its forms, in any script and spelling. A name may have several rows, and a form may
/// belong to several names.
struct NameForms: Sendable {
    /// Skeletons of names by the skeleton of the form.
    private let names: [[UInt8]: [[UInt8]]]
    /// Skeletons of all names that have forms, and of others.
    private let named: TextTable

    /// Familiar forms of given names, and given names without any.
    static let given = NameForms(
        KnowledgeTable.sections(of: .nicknames), others: KnowledgeTable.section("names/given"))
    /// Given names that look alike and are those of two people: `francis` and `frances`.
    static let apart = NameForms([KnowledgeTable.section("names/apart")])
    /// Spellings of family names.
    static let family = NameForms([KnowledgeTable.section("names/families")])

    /// - Parameter others: Rows of names that have no forms, behind a colon.
    init(_ lists: [KnowledgeSection], others: KnowledgeSection? = nil) {
        let folder = TextFolder(keepsHangul: true)
        func skeleton(_ word: Substring) -> [UInt8] {
            var folded: [UInt8] = []
            Array(word.utf8).withUnsafeBufferPointer { folder.fold($0, into: &folded) }
            var skeleton: [UInt8] = []
            folded.withUnsafeBufferPointer { Skeleton.append($0, to: &skeleton) }
            return skeleton
        }
        var names: [[UInt8]: [[UInt8]]] = [:]
        for list in lists {
            for row in list.text.split(separator: "\n") {
                let parts = row.split(separator: ":")
                guard parts.count == 2 else { continue }
                let name = skeleton(parts[0])
                for form in parts[1].split(separator: " ").map(skeleton) where form != name {
                    if names[form]?.contains(name) != true { names[form, default: []].append(name) }
                }
            }
        }
        self.names = names
        var named = TextTable()
        func add(_ skeleton: [UInt8]) { skeleton.withUnsafeBufferPointer { _ = named.intern($0) } }
        for names in names.values { names.forEach(add) }
        for row in others?.text.split(separator: "\n") ?? [] {
            guard let colon = row.firstIndex(of: ":") else { continue }
            row[row.index(after: colon)...].split(separator: " ").lazy.map(skeleton).forEach(add)
        }
        self.named = named
    }

    /// The skeletons of all forms by the skeleton of the name.
    var forms: [[UInt8]: [[UInt8]]] {
        var forms: [[UInt8]: [[UInt8]]] = [:]
        for (form, names) in names {
            for name in names { forms[name, default: []].append(form) }
        }
        return forms
    }

    /// Returns `true` for the skeleton of a name that is listed, or of a form of one.
    func contains(_ skeleton: [UInt8]) -> Bool {
        names[skeleton] != nil || skeleton.withUnsafeBufferPointer { named.find($0) } != nil
    }

    /// The skeletons of the names that a form may stand for.
    func names(ofForm skeleton: [UInt8]) -> [[UInt8]] { names[skeleton] ?? [] }
}
