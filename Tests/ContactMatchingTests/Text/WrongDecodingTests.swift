import ContactMatching
import Testing

/// Names that programs damaged, beside the same names as they were.
@Suite struct WrongDecodingTests {
    @Test(arguments: [
        ("Jürgen Uhlmäx", "J=C3=BCrgen Uhlm=C3=A4x"), ("Jürgen Uhlmäx", "JÃƒÂ¼rgen UhlmÃƒÂ¤x"),
        ("Jürgen Uhlmäx", "J¸rgen Uhlm‰x"), ("Иван Ляшкевичев", "Èâàí Ëÿøêåâè÷åâ"), ("Łukasz Gęśla", "£ukasz Gêœla"),
        ("Işıl Yıldızcı", "Iþýl Yýldýzcý"), ("Petra Wobbeco", "Рetrа Wоbbecо"),
    ]) func areOne(_ name: String, _ damaged: String) {
        #expect(Book.outcome(name, damaged) == .joined)
        #expect(Book.outcome(damaged, name) == .joined)
    }

    /// Letters that are lost may be any.
    @Test(arguments: ["_ukasz Gęślo", "_ukasz G__lo", "Łukasz G__lo"]) func lostLettersAreAQuestionAtLeast(
        _ damaged: String
    ) {
        #expect(Book.outcome("Łukasz Gęślo", damaged) != .apart)
    }

    /// Signs and letters that are meant as they are.
    @Test(arguments: [
        ("Johann „Hansi“ Meier", "Johann Meier"), ("Anna=Weber", "Anna Weber"), ("anna_weber", "Anna Weber"),
    ]) func areReadAsTheyAre(_ name: String, _ plain: String) { #expect(Book.outcome(name, plain) == .joined) }
}
