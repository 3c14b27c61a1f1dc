import KnowledgeTable

/// Words in the forms in which names are compared, for looking them up.
package struct SearchForms: Sendable {
    private let folder = TextFolder()
    private let nativeFolder = TextFolder(keepsHangul: true)

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

    /// The words of a text as they are compared with those of other scripts: folded, with Hangul as it is.
    ///
    /// - Parameter text: Valid UTF-8.
    package func scriptWords(of text: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
        var folded: [UInt8] = []
        nativeFolder.fold(text, into: &folded)
        return folded.split(separator: 0x20).map { Array($0) }
    }

    /// The forms that names of other scripts have in common with words, as ``scriptWords(of:)`` gives them.
    package func scriptForms(of words: [[UInt8]]) -> ScriptForms {
        var forms = ScriptForms()
        for word in words { word.withUnsafeBufferPointer { forms.add($0) } }
        return forms
    }

    /// The skeletons of familiar forms by that of the formal name.
    private static let familiarNames = NameForms.given.forms
}
