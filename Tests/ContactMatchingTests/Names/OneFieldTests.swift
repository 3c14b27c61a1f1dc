import Testing

@testable import ContactMatching

/// Names in one field, whose parts are told by the words alone.
@Suite struct OneFieldTests {
    @Test(arguments: [
        ("Karl-Theodor von und zu Guttenberg", "Karl-Theodor Guttenberg"),
        ("g:Karl-Theodor | f:von und zu Guttenberg", "Karl-Theodor von und zu Guttenberg"),
        ("J-P Dupont", "Jean-Pierre Dupont"), ("Jean-Pierre Dupont", "J.-P. Dupont"), ("Nagy Erzsi", "Nagy Erzsébet"),
        ("Ohno Taro", "Oono Taro"), ("Satou Taro", "Satoh Taro"),
    ]) func areOne(_ one: String, _ two: String) {
        #expect(Book.outcome(one, two) == .joined)
        #expect(Book.outcome(two, one) == .joined)
    }

    @Test(arguments: [
        ("Kiss Anna", "Kiss Béla"), ("Anna und Bram Visser", "Anna Visser"), ("J-P Dupont", "Jean-Luc Dupont"),
        ("Nagy Péter", "Nagy Petra"), ("Ohno Taro", "Oono Jiro"), ("Graf von und zu Egloff", "Anna Visser"),
    ]) func areTwo(_ one: String, _ two: String) { #expect(Book.outcome(one, two) != .joined) }

    @Test(arguments: [
        ("Karl von und zu Guttenberg", "karl", "guttenberg"), ("J-P Dupont", "j-p", "dupont"),
        ("BEAUDOIN-ROY Solange", "solange", "roy"), ("Anna und Bram Visser", "anna+bram", "visser"),
    ]) func reads(_ text: String, _ given: String, _ family: String) {
        let scene = Scene([text])
        #expect(scene.table.names.string(scene.row(1).name.given) == given)
        #expect(scene.table.names.string(scene.row(1).name.family) == family)
    }
}
