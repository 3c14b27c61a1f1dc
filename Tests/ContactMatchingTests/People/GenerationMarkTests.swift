import Testing

@testable import ContactMatching

/// Marks of generation and sex, which tell two apart whatever they share.
@Suite struct GenerationMarkTests {
    @Test(
        arguments: [
            ("p:ifj. | g:István | f:Nagy", "p:id. | g:István | f:Nagy"), ("ifj. Nagy István", "id. Nagy István"),
            ("p:ml. | g:Jan | f:Novák", "p:st. | g:Jan | f:Novák"),
            ("s:ml. | g:Jan | f:Novák", "s:st. | g:Jan | f:Novák"),
            ("Jan Novák ml.", "Jan Novák st."), ("Иван Петров мл.", "Иван Петров ст."),
            ("Karl Braun d. J.", "Karl Braun d. Ä."), ("Nils Berg d.y.", "Nils Berg d.ä."),
            ("Ole Berg d.y.", "Ole Berg d.e."), ("s:d. J. | g:Karl | f:Braun", "g:Karl | f:Braun d. Ä."),
            ("p:Jr. | g:John | f:Smith", "John Smith Sr."), ("Matti Virtanen nuor.", "Matti Virtanen vanh."),
        ], ["+4915112345678m", "+4930100001 | home@example.org"])
    func generationsAreTwo(_ names: (String, String), _ shared: String) {
        #expect(Book.outcome(names.0, names.1, sharing: shared) == .apart)
    }

    @Test(arguments: [
        ("Sam A/L Raju", "Sam A/P Raju"), ("Noam ben David", "Noam bat David"), ("נועם בן דוד", "נועם בת דוד"),
        ("g:Noam | f:ben David", "g:Noam | f:bat David"), ("g:Sam A/L | f:Raju", "g:Sam A/P | f:Raju"),
        ("Omar bin Tariq Saleh", "Omar bint Tariq Saleh"),
    ]) func sonAndDaughterAreTwo(_ one: String, _ two: String) { #expect(Book.outcome(one, two) == .apart) }

    @Test(arguments: [
        ("Leila Ben Ali", "p:Mme | g:Leila | f:Ben Ali"), ("Noam ben David", "Noam David"),
        ("Karl Braun d. J.", "Karl Braun d.J."), ("p:Sr. | g:Pablo | f:Ruiz", "Pablo Ruiz"),
        ("BUDI SANTOSO ST", "Budi Santoso ST"), ("Bat Erdene", "Erdene Bat"),
        ("p:ifj. | g:István | f:Nagy", "ifj. Nagy István"),
        ("Jean-Pierre Dupont", "J.-P. Dupont"),
    ]) func areOne(_ one: String, _ two: String) { #expect(Book.outcome(one, two) == .joined) }

    /// Words that are no generation where they stand.
    @Test(
        arguments: [
            ("Smith John D. A.", 0), ("Sankt Peter St.", 0), ("BUDI SANTOSO ST", 0), ("Jan Novák st.", 2),
            ("ifj. Nagy István", 1),
            ("Id Mubarak", 0), ("Karl Braun d. Ä.", 2), ("Jan Novák, st.", 2), ("Ramon Reyes Jun", 1),
            // Names of syllables.
            ("Ko Min Jun", 0), ("Wang Li Jun", 0), ("Kim Lang jun.", 1),
        ] as [(String, UInt8)]) func readsGenerations(_ text: String, _ generation: UInt8)
    {
        let scene = Scene([text])
        #expect(scene.row(1).name.generation == generation)
    }
}
