import KnowledgeTable

/// The names that a form of a name may stand for, in skeletons: given names by their familiar forms, or family names by their spellings.
///
/// A row of a list has a name, a colon and its forms, in any script and spelling. A name may have several rows, and a form may
/// belong to several names.
struct NameForms: Sendable {
    /// Skeletons of names by the skeleton of the form.
    private let names: [[UInt8]: [[UInt8]]]

    /// Familiar forms of given names.
    static let given = NameForms(KnowledgeTable.sections(of: .nicknames))
    /// Spellings of family names.
    static let family = NameForms([KnowledgeTable.section("names/families")])

    init(_ lists: [KnowledgeSection]) {
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
    }

    /// The skeletons of all forms by the skeleton of the name.
    var forms: [[UInt8]: [[UInt8]]] {
        var forms: [[UInt8]: [[UInt8]]] = [:]
        for (form, names) in names {
            for name in names { forms[name, default: []].append(form) }
        }
        return forms
    }

    /// The skeletons of the names that a form may stand for.
    func names(ofForm skeleton: [UInt8]) -> [[UInt8]] { names[skeleton] ?? [] }
}
