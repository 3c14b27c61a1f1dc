import Testing

@testable import ContactMatching

/// Names whose letters a program lost or a scanner misread.
@Suite struct DamagedNameTests {
    @Test(arguments: [
        ("J?rg Weber", "Jörg Weber"), ("J\u{FFFD}rg Weber", "Jörg Weber"), ("J??rg Weber", "Joerg Weber"),
        ("Anna M?ller", "Anna Müller"), ("?zge Demir", "Özge Demir"), ("Ren\u{FFFD} Lemaître", "René Lemaître"),
        ("g:J?rg | f:M?ller", "g:Jörg | f:Müller"), ("M?ller, Bj?rn", "Björn Möller"),
        ("Mi1ton Weber", "Milton Weber"), ("B0b Milton", "Bob Milton"), ("0laf Kern", "Olaf Kern"),
        ("Bernd Kramer", "Bemd Kramer"), ("Anna Kern", "Anna Kem"),
    ])
    func aDamagedNameIsTheWholeOne(_ first: String, _ second: String) { #expect(Book.areJoined(first, second)) }

    @Test(arguments: [
        ("J?rg Weber", "Jens Weber"), ("Anna M?ller", "Anna Miehler"), ("Marnie Kramer", "Mamie Kramer"),
        ("Room 101", "Room 100"), ("Anna1", "Anna0"), ("Flat10a", "Flat11a"), ("J?rg Weber", "Bernd Weber"),
    ])
    func anotherNameIsNot(_ first: String, _ second: String) { #expect(!Book.areJoined(first, second)) }

    @Test(arguments: [
        ("Anna? Weber", "Anna? Weber"), ("J?rg", "Jʔrg"), ("J??rg", "Jʔrg"), ("Room 101", "Room 101"),
        ("Anna1", "Anna1"),
        ("Mi1ton", "Miʔton"), ("0laf", "ʔlaf"), ("10th", "10th"), ("Flat1a", "Flat1a"), ("Flat10a", "Flat10a"),
        ("A?", "A?"),
        ("Warum?", "Warum?"), ("Ren\u{FFFD}", "Renʔ"),
    ])
    func lettersBetweenOthersAreLost(_ text: String, _ marked: String) {
        var output: [UInt8] = []
        let isMarked = Array(text.utf8).withUnsafeBufferPointer { DamagedText.appendMarked($0, to: &output) }
        #expect(isMarked == (text != marked))
        if isMarked { #expect(String(decoding: output, as: UTF8.self) == marked) }
    }
}
