import ContactModel
import Testing

@testable import ContactCleaning

struct ColumnCheckTests {
    private static let file = """
        columns:
          "Name": displayName
        types:
          "Member no.": dataLength(8)
          "Plate": {mask: LL-DDD}
          "Age": age(18,99)
          "Phone": {mask: "+C(DDD)-DDD", conditions: ["7, 8"]}
        """

    private func issue(_ value: String, _ column: String) throws -> FieldIssue? {
        let check = ColumnCheck(try MappingFile(Self.file, path: "map.yaml").types)
        return value.withSpan { check.issue(in: $0, of: Array(column.utf8)[...]) }
    }

    @Test(arguments: [
        ("AB12CD34", "Member no."), ("AB-123", "Plate"), ("ab123", "Plate"), ("42", "Age"), ("", "Age"),
        ("7701123", "Phone"), ("anything", "Hobby"),
    ])
    func goodValuesHaveNoIssue(_ value: String, _ column: String) throws {
        #expect(try issue(value, column) == nil)
    }

    @Test(arguments: [
        ("AB12", "Member no."), ("AB-12", "Plate"), ("AB-1234", "Plate"), ("17", "Age"), ("9701123", "Phone"),
    ])
    func otherValuesHaveAnIssue(_ value: String, _ column: String) throws {
        #expect(try issue(value, column)?.code == .unfitValue)
    }

    @Test func filesAreWrittenAsTheyAreRead() throws {
        let file = try MappingFile(Self.file, path: "map.yaml")
        #expect(file.types.count == 4)
        #expect(try MappingFile(file.text(), path: "map.yaml") == file)
    }

    @Test(arguments: [
        ("types:\n  \"Age\": agee", 2), ("types:\n  \"Age\": age(18)", 2), ("types: zip", 1),
        ("types:\n  \"Plate\": {mask: LLC}", 2), ("types:\n  \"Plate\": [LL]", 2),
    ])
    func mistakesHaveTheirLine(_ text: String, _ line: Int) {
        #expect {
            try MappingFile(text, path: "map.yaml")
        } throws: {
            ($0 as? MappingError)?.line == line
        }
    }
}
