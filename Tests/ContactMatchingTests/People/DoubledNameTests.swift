import Testing

/// Given names that stand once and twice.
@Suite struct DoubledNameTests {
    @Test(arguments: [
        ("Khin Khin Win", "Khin Win"), ("g:Khin Khin | f:Win", "g:Khin | f:Win"), ("Su Su Hlaing", "Su Hlaing"),
        ("g:Khin Khin Mar | f:Win", "g:Khin | f:Win"), ("Lin Lin Wang", "Lin Wang"),
        ("Hlaing Hlaing Win", "Hlaing Win"),
    ]) func areAQuestion(_ one: String, _ two: String) {
        for shared in ["+4915112345678m", "+4915112345678m | xq77@example.org"] {
            #expect(Book.outcome(one, two, sharing: shared) == .asked)
            #expect(Book.outcome(two, one, sharing: shared) == .asked)
        }
    }

    @Test(arguments: [
        ("Khin Khin Win", "g:Khin Khin | f:Win"), ("Anna Anna Weber", "Anna Weber"),
        ("Jean-Pierre Dupont", "J.-P. Dupont"),
        ("J. J. Holm", "J. Holm"), ("María García", "María García Pons"),
    ]) func areOne(_ one: String, _ two: String) { #expect(Book.outcome(one, two) == .joined) }
}
