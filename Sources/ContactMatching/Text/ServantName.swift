/// Names of a servant of God, `Abd` and an article with one of God's names, which are written in many ways: `Abdel Rahman`, `Abdurrahman`,
/// `Abderrahmane`, `عبد الرحمن`.
enum ServantName {
    private static let servant = Array("abd".utf8)
    private static let arabicServant = Array("عبد".utf8)
    /// The fewest letters of a name with its article.
    private static let shortest = 3
    /// The fewest consonants that tell a name from others.
    private static let fewestConsonants = 2

    /// Returns `true` if a word of Latin letters may be such a name.
    static func begins(_ word: UnsafeBufferPointer<UInt8>) -> Bool { word.starts(with: servant) }

    /// The consonants of the name behind `abd` and its article in a word of Latin letters; `nil` if it is no such name.
    ///
    /// The article may have lost its `l` to the letter behind it.
    static func consonants(of word: some Collection<UInt8>) -> [UInt8]? {
        guard word.starts(with: servant) else { return nil }
        let rest = word.dropFirst(servant.count).drop(while: SoundKey.isVowel)
        return rest.count < shortest ? nil : consonants(ofName: Array(rest))
    }

    /// The same of two words of Arabic letters.
    static func consonants(of servant: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> [UInt8]? {
        guard servant.elementsEqual(arabicServant) else { return nil }
        var latin: [UInt8] = []
        _ = name.withUnsafeBufferPointer { Romanization.shared.append($0, to: &latin) }
        return consonants(ofName: latin)
    }

    private static func consonants(ofName name: [UInt8]) -> [UInt8]? {
        var key: [UInt8] = []
        ConsonantKey.append(name, to: &key)
        if key.first == Letter.l { key.removeFirst() }
        return key.count < fewestConsonants ? nil : key
    }
}
