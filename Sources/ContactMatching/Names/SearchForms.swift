import KnowledgeTable

/// Words in the forms in which names are compared, for looking them up.
package struct SearchForms: Sendable {
    private let folder = TextFolder()

    /// Forms by the tables of the program.
    package init() {}

    /// Appends the folded form of valid UTF-8: words in small letters without marks, with a space between them.
    package func fold(_ text: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        folder.fold(text, into: &output)
    }

    /// The form that the spellings of a folded word have in common: that of `mueller` and `muller`.
    package func skeleton(of word: some Collection<UInt8>) -> [UInt8] {
        var skeleton: [UInt8] = []
        Array(word).withUnsafeBufferPointer { Skeleton.append($0, to: &skeleton) }
        return skeleton
    }

    /// The skeletons of the names that a word may be short for or may be shortened to: those of `robert` and `rob` for `bob`.
    package func familiarForms(ofSkeleton skeleton: [UInt8]) -> Set<[UInt8]> {
        let formal = NameForms.given.names(ofForm: skeleton)
        var forms = Set(formal)
        for name in formal + [skeleton] { forms.formUnion(Self.familiarNames[name] ?? []) }
        forms.remove(skeleton)
        return forms
    }

    /// The family names in Han characters that a folded word of Latin letters may spell: `高桥` for `takahashi`.
    package func nativeFamilies(of word: [UInt8]) -> [[UInt8]] { Self.nativeFamilies[word] ?? [] }

    private static let nativeFamilies: [[UInt8]: [[UInt8]]] = {
        let folder = TextFolder(keepsHangul: true)
        var families: [[UInt8]: [[UInt8]]] = [:]
        for (key, words) in KnowledgeTable.section("names/families").lists {
            let forms = ([key] + words).map { folder.folded($0) }
            let native = forms.filter { $0.withUnsafeBufferPointer(Script.init(of:)) == .han }
            for form in forms where !native.isEmpty && !native.contains(form) {
                families[form, default: []] += native.filter { families[form]?.contains($0) != true }
            }
        }
        return families
    }()

    /// The skeletons of familiar forms by that of the formal name.
    private static let familiarNames = NameForms.given.forms
}
