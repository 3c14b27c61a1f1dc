import Testing

@testable import ContactMatching

/// Forms and spellings of names that share few letters.
@Suite struct SpelledElsewhereTests {
    @Test(arguments: [
        ("Muammar Gaddafi", "Moammar Qadhafi"), ("Ngozi Eze", "Ngozichukwu Eze"), ("Sara Qureshi", "Sara Kureshi"),
        ("Uche Obi", "Uchechukwu Obi"), ("Wang Guohua", "Wang Kuohua"), ("Guohua Wang", "Wang Kuohua"),
    ]) func areOne(_ one: String, _ two: String) {
        #expect(Book.outcome(one, two) == .joined)
        #expect(Book.outcome(two, one) == .joined)
    }

    /// One who is called by the generation.
    @Test func juniorIsAQuestion() { #expect(Book.outcome("Jun Reyes", "Ramon Reyes Jr.") == .asked) }

    @Test(arguments: [
        ("Jun Reyes", "Ramon Reyes"), ("Jun Reyes", "Ramon Reyes Sr."), ("Anna Keller", "Anna Geller"),
        ("Keller Anna", "Geller Anna"), ("Anna Keller", "Geller Anna"), ("Anna Becker", "Anna Pecker"),
        ("Ngozi Eze", "Nkechi Eze"), ("Anna Visser", "Annabelle Visser"),
    ]) func areTwo(_ one: String, _ two: String) { #expect(Book.outcome(one, two) != .joined) }
}
