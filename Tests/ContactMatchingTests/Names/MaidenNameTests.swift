import Testing

@testable import ContactMatching

/// Family names that somebody had before they married.
@Suite struct MaidenNameTests {
    @Test(arguments: [
        ("Emily Davis (née Clark)", "Emily Clark"), ("Emily Davis (née Clark)", "Emily Davis"),
        ("Claire Fontaine née Besson", "Claire Besson"), ("Silke Brandt (geb. Voigt)", "Silke Voigt"),
        ("g:Silke | f:Brandt geb. Voigt", "Silke Voigt"), ("g:Emily | f:Davis (née Clark)", "Emily Clark"),
        ("Anna Nowak z domu Lis", "Anna Lis"),
    ]) func areOne(_ one: String, _ two: String) throws {
        #expect(Book.outcome(one, two) == .joined)
        let matcher = Book(["\(one) | +4915112345678m", "\(two) | +4915112345678m"]).matcher()
        #expect(try #require(matcher.evidence(1, 2)).parts.map(\.kind).contains(.fullName))
    }

    @Test(arguments: [
        ("Emily Davis (née Clark)", "Emily Davis (née Brown)"), ("Emily Davis (née Clark)", "Anna Clark"),
        ("Emily Davis (née Clark)", "Emily Brown"),
    ]) func areTwo(_ one: String, _ two: String) { #expect(Book.outcome(one, two) != .joined) }

    @Test(arguments: [
        ("Max Born", "max", "born", ""), ("Emily Davis (née Clark)", "emily", "davis", "clark"),
        ("Emily Davis (born 1980)", "emily", "davis", ""), ("Emily Davis née Clark", "emily", "davis", "clark"),
    ]) func reads(_ text: String, _ given: String, _ family: String, _ other: String) {
        let scene = Scene([text])
        let name = scene.row(1).name
        #expect([name.given, name.family, name.otherFamily].map(scene.table.names.string) == [given, family, other])
    }
}
