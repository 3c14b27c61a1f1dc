import KnowledgeTable

/// The names that a familiar form may stand for, in skeletons.
///
/// A row of a list has a formal name, a colon and its familiar forms, in any script and spelling. A formal name may have several
/// rows, and a familiar form may belong to several names.
struct NicknameTable: Sendable {
    /// Skeletons of formal names by the skeleton of the familiar form.
    private let formalNames: [[UInt8]: [[UInt8]]]

    static let shared = NicknameTable(KnowledgeTable.sections(of: .nicknames))

    init(_ lists: [KnowledgeSection]) {
        let folder = TextFolder()
        func skeleton(_ word: Substring) -> [UInt8] {
            var folded: [UInt8] = []
            Array(word.utf8).withUnsafeBufferPointer { folder.fold($0, into: &folded) }
            var skeleton: [UInt8] = []
            folded.withUnsafeBufferPointer { Skeleton.append($0, to: &skeleton) }
            return skeleton
        }
        var formalNames: [[UInt8]: [[UInt8]]] = [:]
        for list in lists {
            for row in list.text.split(separator: "\n") {
                let parts = row.split(separator: ":")
                guard parts.count == 2 else { continue }
                let formal = skeleton(parts[0])
                for familiar in parts[1].split(separator: " ").map(skeleton) where familiar != formal {
                    if formalNames[familiar]?.contains(formal) != true {
                        formalNames[familiar, default: []].append(formal)
                    }
                }
            }
        }
        self.formalNames = formalNames
    }

    /// The skeletons of all familiar forms by the skeleton of the formal name.
    var familiarNames: [[UInt8]: [[UInt8]]] {
        var familiarNames: [[UInt8]: [[UInt8]]] = [:]
        for (familiar, formal) in formalNames {
            for name in formal { familiarNames[name, default: []].append(familiar) }
        }
        return familiarNames
    }

    /// The skeletons of the names that a familiar form may stand for.
    func formalNames(ofSkeleton skeleton: [UInt8]) -> [[UInt8]] { formalNames[skeleton] ?? [] }
}
