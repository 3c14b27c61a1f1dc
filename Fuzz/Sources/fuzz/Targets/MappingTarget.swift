import ContactCleaning

/// Reads any text as a mapping file.
enum MappingTarget: FuzzTarget {
    static func run(_ input: inout FuzzInput) {
        let text = input.text()
        do {
            let mapping = try MappingFile(text, path: "map.yaml")
            let again = try MappingFile(mapping.text(), path: "map.yaml")
            expect(again.text() == mapping.text(), "written and read again, it is another one")
        } catch let error as MappingError {
            expect(!error.description.isEmpty, "an error without words")
        } catch {
            expect(false, "\(error)")
        }
    }
}
