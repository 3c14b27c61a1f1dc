import Testing

@testable import trunkline

struct KeyReaderTests {
    private func keys(_ pieces: String..., afterPause: Bool = false) -> [FieldKey] {
        var reader = KeyReader()
        var keys: [FieldKey] = []
        for piece in pieces {
            reader.receive(piece.utf8)
            while let key = reader.next() { keys.append(key) }
        }
        if afterPause { while let key = reader.next(isAfterTimeout: true) { keys.append(key) } }
        return keys
    }

    @Test func textIsReadByCharacters() {
        #expect(keys("aé日👩‍👧") == [.character("a"), .character("é"), .character("日"), .character("👩‍👧")])
    }

    @Test func aCharacterMayComeInPieces() {
        var reader = KeyReader()
        reader.receive([0xE6, 0x97])
        #expect(reader.next() == nil)
        reader.receive([0xA5])
        #expect(reader.next() == .character("日"))
        reader.receive([0xFF, 0x61])
        #expect(reader.next() == .other)
        #expect(reader.next() == .character("a"))
    }

    @Test func sequencesOfSeveralTerminals() {
        #expect(keys("\u{1B}[D", "\u{1B}[C", "\u{1B}OD", "\u{1B}[1;5C") == [.left, .right, .left, .right])
        #expect(keys("\u{1B}[H", "\u{1B}[1~", "\u{1B}[7~", "\u{1B}OH") == [.home, .home, .home, .home])
        #expect(keys("\u{1B}[F", "\u{1B}[4~", "\u{1B}[8~", "\u{1B}[3~") == [.end, .end, .end, .delete])
        #expect(keys("\u{1B}[A", "\u{1B}[15~", "\u{1B}x", "\t") == [.other, .other, .other, .other])
    }

    @Test func controlKeys() {
        #expect(keys("\u{1}\u{5}\u{B}\u{15}\u{1A}\u{19}") == [.home, .end, .deleteToEnd, .deleteToStart, .undo, .redo])
        #expect(keys("\u{8}\u{7F}\r\n\u{3}\u{4}") == [.backspace, .backspace, .enter, .enter, .interrupt, .endOfInput])
    }

    @Test func anEscapeAloneIsAKeyAfterAPause() {
        #expect(keys("\u{1B}") == [])
        #expect(keys("\u{1B}", "[D") == [.left])
        #expect(keys("\u{1B}", afterPause: true) == [.escape])
        #expect(keys("\u{1B}[1", afterPause: true) == [.other])
    }

    @Test func aPasteMayHoldAnythingAndComeInPieces() {
        #expect(keys("\u{1B}[200~a\r", "b\u{3}\u{1B}[20", "1~c") == [.paste("a\rb\u{3}"), .character("c")])
        #expect(keys("\u{1B}[200~a", afterPause: true) == [])
    }

    /// Whatever is waited for.
    @Test(arguments: [
        "", "\u{1B}", "\u{1B}[", "\u{1B}[200", "\u{1B}[1;", "\u{1B}O", "\u{1B}[200~", "\u{1B}[200~12",
        "a\u{1B}[200~12\u{1B}[20",
    ])
    func controlCIsAlwaysAKey(_ before: String) {
        #expect(keys(before, "\u{3}").last == .interrupt)
        #expect(keys(before + "\u{3}", afterPause: true).last == .interrupt)
        #expect(keys(before + "1\u{3}", "2", afterPause: true).contains(.interrupt))
    }

    @Test func controlCInAnUnfinishedCharacter() {
        var reader = KeyReader()
        reader.receive([0xE6, 0x97, 0x03])
        #expect([reader.next(), reader.next(), reader.next()].contains(.interrupt))
    }
}
