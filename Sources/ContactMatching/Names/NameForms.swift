import KnowledgeTable

/// The names that a form of a name may stand for, in skeletons: given names by their familiar forms, or family names by their spellings.
///
/// A row of a list has a name, a colon and its forms, in any script and spelling. A name may have several rows, and a form may
/// belong to several names.
struct NameForms: Sendable {
    /// Skeletons of all names and forms.
    private var texts = TextTable()
    /// Where the names of each form begin among ``names``, by the number of the form.
    private var starts: [UInt32] = []
    /// The numbers of names, those of one form after another, in the order of the lists.
    private var names: [UInt32] = []

    /// Familiar forms of given names, and given names without any.
    static let given = NameForms(
        KnowledgeTable.sections(of: .nicknames), others: KnowledgeTable.section("names/given"))
    /// Given names that look alike and are those of two people: `francis` and `frances`.
    static let apart = NameForms([KnowledgeTable.section("names/apart")])
    /// The skeletons of given names in whose languages the names of father and grandfather stand behind the own.
    static let chained: Set<[UInt8]> = {
        let languages = KnowledgeTable.section("names/words").lists.filter { $0.key == "chains" }.flatMap(\.words)
        var skeletons: Set<[UInt8]> = []
        for (key, words) in KnowledgeTable.section("names/given").lists
        where languages.contains(key.prefix { $0 != "-" }) {
            for word in words {
                var skeleton: [UInt8] = []
                TextFolder(keepsHangul: true).folded(word).withUnsafeBufferPointer {
                    Skeleton.append($0, to: &skeleton)
                }
                skeletons.insert(skeleton)
            }
        }
        return skeletons
    }()
    /// Spellings of family names.
    static let family = NameForms([KnowledgeTable.section("names/families")])

    /// - Parameter others: Rows of names that have no forms, behind a colon.
    init(_ lists: [KnowledgeSection], others: KnowledgeSection? = nil) {
        var pairs: [(form: UInt32, name: UInt32)] = []
        for list in lists {
            forEachRow(of: list) { name, forms in
                for form in forms where form != name { pairs.append((form, name)) }
            }
        }
        if let others { forEachRow(of: others, isNamed: true) { _, _ in } }
        arrange(pairs)
    }

    /// Calls a closure with the numbers of the words of each row: of the one before the colon, and of those behind it.
    ///
    /// - Parameter isNamed: `true` if what stands before the colon is no name, but tells what the others are.
    private mutating func forEachRow(
        of list: KnowledgeSection, isNamed: Bool = false, _ body: (UInt32, [UInt32]) -> Void
    ) {
        let folder = TextFolder(keepsHangul: true)
        var (folded, skeleton): ([UInt8], [UInt8]) = ([], [])
        for row in list.bytes.split(separator: UInt8(ascii: "\n")) {
            guard let colon = row.firstIndex(of: UInt8(ascii: ":")) else { continue }
            var numbers: [UInt32] = []
            let words = row[(colon + 1)...].split(separator: UInt8(ascii: " "))
            for word in isNamed ? words : [row[..<colon]] + words {
                folded.removeAll(keepingCapacity: true)
                skeleton.removeAll(keepingCapacity: true)
                folder.fold(UnsafeBufferPointer(rebasing: word), into: &folded)
                folded.withUnsafeBufferPointer { Skeleton.append($0, to: &skeleton) }
                numbers.append(skeleton.withUnsafeBufferPointer { texts.intern($0) }.raw)
            }
            if let first = numbers.first { body(first, Array(numbers.dropFirst())) }
        }
    }

    private mutating func arrange(_ pairs: [(form: UInt32, name: UInt32)]) {
        starts = [UInt32](repeating: 0, count: texts.count + 1)
        for pair in pairs { starts[Int(pair.form) + 1] += 1 }
        for place in 1..<starts.count { starts[place] += starts[place - 1] }
        var ends = starts
        names = [UInt32](repeating: 0, count: pairs.count)
        for pair in pairs {
            names[Int(ends[Int(pair.form)])] = pair.name
            ends[Int(pair.form)] += 1
        }
    }

    private func text(_ number: UInt32) -> [UInt8] { Array(texts.bytes[texts.range(TextID(raw: number))]) }

    private func number(_ skeleton: [UInt8]) -> Int? {
        if skeleton.isEmpty { return nil }
        return skeleton.withUnsafeBufferPointer { texts.find($0) }.map { Int($0.raw) }
    }

    /// The numbers of the names that a form may stand for, each once.
    private func names(ofForm number: Int) -> [UInt32] {
        names[Int(starts[number])..<Int(starts[number + 1])].reduce(into: []) { names, name in
            if !names.contains(name) { names.append(name) }
        }
    }

    /// The skeletons of all forms by the skeleton of the name.
    var forms: [[UInt8]: [[UInt8]]] {
        var forms: [[UInt8]: [[UInt8]]] = [:]
        for form in 1..<texts.count {
            for name in names(ofForm: form) { forms[text(name), default: []].append(text(UInt32(form))) }
        }
        return forms
    }

    /// Returns `true` for the skeleton of a name that is listed, or of a form of one.
    func contains(_ skeleton: [UInt8]) -> Bool { number(skeleton) != nil }

    /// Returns `true` for a folded word that is a listed name, or a form of one.
    func contains(word: UnsafeBufferPointer<UInt8>) -> Bool {
        var skeleton: [UInt8] = []
        Skeleton.append(word, to: &skeleton)
        return contains(skeleton)
    }

    /// The skeletons of the names that a form may stand for.
    func names(ofForm skeleton: [UInt8]) -> [[UInt8]] {
        number(skeleton).map { names(ofForm: $0).map(text) } ?? []
    }
}
