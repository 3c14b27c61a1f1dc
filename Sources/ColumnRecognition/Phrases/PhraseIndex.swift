import Synchronization

/// The meanings of phrases, by the keys that ``PhraseKey`` gives them.
///
/// Tens of thousands of phrases are known when a command starts, of which a file needs a few, most of them in Latin letters.
/// Those whose keys are ASCII are therefore indexed at once, in little time, and the others when the first such key is looked up.
final class PhraseIndex<Value: Sendable>: Sendable {
    /// Gives a closure every phrase, in valid UTF-8, with its meaning.
    typealias Source = @Sendable (_ body: (_ meaning: Value, _ phrase: UnsafeBufferPointer<UInt8>) -> Void) -> Void

    private let forEachPhrase: Source
    private let merge: @Sendable (_ known: inout Value, _ other: Value) -> Void
    private let plain: ByteKeyTable<Value>
    private let others = Mutex<[String: Value]?>(nil)

    /// - Parameters:
    ///   - capacity: About how many phrases have an ASCII key.
    ///   - forEachPhrase: Gives the phrases, the same ones each time.
    ///   - merge: Changes the meaning of a key that another phrase has, too.
    init(
        capacity: Int, of forEachPhrase: @escaping Source,
        merging merge: @escaping @Sendable (_ known: inout Value, _ other: Value) -> Void
    ) {
        var plain = ByteKeyTable<Value>(capacity: capacity)
        var key: [UInt8] = []
        forEachPhrase { meaning, phrase in
            if PhraseKey.write(phrase, into: &key) { plain.add(key, meaning) { merge(&$0, meaning) } }
        }
        (self.plain, self.forEachPhrase, self.merge) = (plain, forEachPhrase, merge)
    }

    /// The meaning of a key; `nil` if it is unknown.
    ///
    /// - Parameter key: the result of ``PhraseKey/key(of:)``.
    subscript(key: String) -> Value? {
        if key.utf8.allSatisfy({ $0 < 0x80 }) { return plain[key] }
        let others = others.withLock { others in
            let indexed = others ?? indexOthers()
            others = indexed
            return indexed
        }
        return others[key]
    }

    /// The phrases whose keys are not ASCII.
    private func indexOthers() -> [String: Value] {
        var index: [String: Value] = [:]
        var key: [UInt8] = []
        forEachPhrase { meaning, phrase in
            if PhraseKey.write(phrase, into: &key) { return }
            let key = PhraseKey.key(of: String(decoding: phrase, as: UTF8.self))
            guard var known = index[key] else {
                index[key] = meaning
                return
            }
            merge(&known, meaning)
            index[key] = known
        }
        return index
    }
}
