import ContactMatching
import ContactModel
import ContactStore

/// Collects the contacts that have each piece of a word.
struct SearchIndexBuilder {
    /// The version of the rules: what an index of another version has is not what this one looks for.
    static let version = 3

    /// The number of words whose keys are remembered.
    private static let mostWords = 100_000

    private let forms = SearchForms()
    private var places: [Int: Int] = [:]
    private var lists: [ContactList] = []
    private var folded: [UInt8] = []
    /// The keys by which other scripts find a word of a name, by the word: names repeat.
    private var scriptKeys: [[UInt8]: [Int]] = [:]
    /// The number of contacts.
    private(set) var contacts = 0

    /// Adds a contact. Contacts come in the order of their keys.
    mutating func add(_ record: borrowing OutgoingContact) {
        contacts += 1
        var number = 0
        for field in record.contact.fields {
            guard let kind = SearchedField(field.kind) else { continue }
            folded.removeAll(keepingCapacity: true)
            record.contact.text.withUnsafeBufferPointer { text in
                let value = UnsafeBufferPointer(rebasing: text[field.value])
                forms.fold(value, into: &folded)
                if kind == .name { add(scriptsOf: value, of: record.id) }
            }
            if kind == .number {
                if number < record.numbers.count, !record.numbers[number].e164.isEmpty {
                    add(digits: Array(record.contact.text[record.numbers[number].e164]).digits, of: record.id)
                }
                number += 1
                add(digits: folded.digits, of: record.id)
                // A number may be written as a word.
                if !folded.contains(where: { $0 >= 0x3A }) { continue }
            }
            let words = folded
            words.withUnsafeBufferPointer { words in
                words.forEachWord { word in
                    add(word: word, of: record.id)
                    guard kind.hasSpellings else { return }
                    let skeleton = forms.skeleton(of: word)
                    if !word.elementsEqual(skeleton) {
                        skeleton.withUnsafeBufferPointer { add(word: $0, of: record.id) }
                    }
                }
            }
        }
    }

    private mutating func add(word: UnsafeBufferPointer<UInt8>, of contact: Int) {
        WordPieces.forEach(of: word) { add($0, contact) }
    }

    private mutating func add(scriptsOf name: UnsafeBufferPointer<UInt8>, of contact: Int) {
        for word in forms.scriptWords(of: name) {
            for key in keys(ofNameWord: word) { add(key, contact) }
        }
    }

    private mutating func keys(ofNameWord word: [UInt8]) -> [Int] {
        if let keys = scriptKeys[word] { return keys }
        let keys = WordPieces.keys(of: forms.scriptForms(of: [word]))
        if scriptKeys.count >= Self.mostWords { scriptKeys.removeAll(keepingCapacity: true) }
        scriptKeys[word] = keys
        return keys
    }

    private mutating func add(digits: [UInt8], of contact: Int) {
        for key in WordPieces.keys(within: digits) where digits.count > 2 { add(key, contact) }
    }

    @inline(__always)
    private mutating func add(_ key: Int, _ contact: Int) {
        if let place = places[key] { return lists[place].append(contact) }
        places[key] = lists.count
        lists.append(ContactList())
        lists[lists.count - 1].append(contact)
    }

    /// The entries of the index, in the order of their keys.
    var entries: some Sequence<SearchIndexEntry> {
        places.sorted { $0.key < $1.key }.lazy.map { key, place in
            SearchIndexEntry(key: key, contacts: lists[place].count, content: lists[place].bytes)
        }
    }
}
