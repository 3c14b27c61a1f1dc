import SourceInput
import Testing

/// The example of `SourceInput.docc/SourceInput.md`.
struct DocumentedExamplesTests {
    @Test func errorsSpeakToPeople() {
        let error = SourceError.unsupported(path: "team.pages", detail: "not a contact file")
        #expect(error.path == "team.pages")
        #expect(String(describing: error) == "team.pages: not a contact file")
    }
}
