/// Words at the end of an organization's name that only tell its legal form.
enum LegalForms {
    private static let words = Set(
        """
        inc llc ltd limited gmbh ag corp corporation co company sa sas sarl srl spa bv nv oy ab as aps kg ug ev eg plc pty \
        kk lda sl slu sro doo ooo zao oao ao llp lp kft zrt sp zoo
        """.split(separator: " ").map { Array($0.utf8) })

    static func contains(_ word: ArraySlice<UInt8>) -> Bool { words.contains(Array(word)) }
}
