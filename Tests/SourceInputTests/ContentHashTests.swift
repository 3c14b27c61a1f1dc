import Testing

@testable import SourceInput

struct ContentHashTests {
    private func hash(_ pieces: [[UInt8]]) -> String {
        var hash = ContentHash()
        for piece in pieces { piece.withUnsafeBytes { hash.add($0) } }
        return hash.text
    }

    /// The examples of [FIPS 180-4](https://csrc.nist.gov/projects/cryptographic-standards-and-guidelines/example-values),
    /// and the hash of nothing.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func publishedExamples(text: String, expected: String) {
        #expect(hash([Array(text.utf8)]) == expected)
        #expect(hash(text.utf8.map { [$0] }) == expected)
    }

    @Test func aMillionLettersInUnevenPieces() {
        let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        let cuts = [0, 1, 64, 64, 70_001, letters.count]
        let pieces = zip(cuts, cuts.dropFirst()).map { Array(letters[$0..<$1]) }
        #expect(hash(pieces) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test func theHashSoFarDoesNotEndTheHashing() {
        var hash = ContentHash()
        Array("ab".utf8).withUnsafeBytes { hash.add($0) }
        #expect(hash.text == self.hash([Array("ab".utf8)]))
        Array("c".utf8).withUnsafeBytes { hash.add($0) }
        #expect(hash.text == self.hash([Array("abc".utf8)]))
    }
}
