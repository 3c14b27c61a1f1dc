import Testing

@testable import ContactMatching

@Suite struct FamilySpellingsTests {
    /// Family names, and those that are left.
    @Test(arguments: [
        (["Jackson", "JACKSON"], ["Jackson"]), (["Schäfer", "Schaefer"], ["Schäfer"]),
        (["Economou", "Oikonomou"], ["Economou"]), (["Weber", "Visser"], ["Weber", "Visser"]),
        (["García López", "García"], ["García López"]), (["", "Weber"], ["", "Weber"]), ([], []),
    ]) func eachNameHasOneSpelling(_ names: [String], _ expected: [String]) {
        #expect(FamilySpellings.distinct(names) == expected)
    }
}
