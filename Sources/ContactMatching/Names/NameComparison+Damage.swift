/// Words that a program or a scanner damaged.
extension NameComparison {
    /// Returns `true` if two words are one where letters are lost: `J?rg` is `Jörg` and `Joerg`.
    @inline(never)
    func mayBeUndamaged(_ first: TextID, _ second: TextID) -> Bool {
        names.withText(first) { first in
            names.withText(second) { DamagedText.mayBeOne(first, $0) }
        }
    }

    /// Returns `true` if one word has `rn` where the other has `m`, as a scanner reads them: `Bernd`, `Bemd`. Two listed names are two.
    @inline(__always)
    func lookAlike(_ first: TextID, _ one: NameLexicon.Entry, _ second: TextID, _ two: NameLexicon.Entry) -> Bool {
        guard abs(Int(one.length) - Int(two.length)) == 1, one.first == two.first, one.script == .latin,
            min(one.length, two.length) > 2, !one.isGivenName || !two.isGivenName
        else { return false }
        return haveOneImage(first, second)
    }

    @inline(never)
    private func haveOneImage(_ first: TextID, _ second: TextID) -> Bool {
        names.withText(first) { first in
            names.withText(second) { DamagedText.image(of: first) == DamagedText.image(of: $0) }
        }
    }
}
