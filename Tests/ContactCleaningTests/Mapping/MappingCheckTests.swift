import ContactCleaning
import Foundation
import SourceInput
import StoreTestSupport
import Testing

struct MappingCheckTests {
    private let csv = """
        First Name,Firma,Firma,Home Phone,Age,Member no.
        Ada,Acme,Engineer,650-253-0000,42,AB12

        """

    private func error(_ mapping: String, _ csvs: String...) throws -> String? {
        var bench = try Workbench()
        bench.options.apply(try MappingFile(mapping, path: "m.yaml"))
        let path = try bench.folder.write(csvs.first ?? csv, to: "a.csv")
        let error = try bench.ingest(path).errors.first?.description
        #expect(FileManager.default.fileExists(atPath: bench.database) == (error == nil))
        return error
    }

    @Test(arguments: [
        "columns:\n  firma: [organization, jobTitle]\n", "columns:\n  Firma: organization\n",
        "columns:\n  Firma: [organization, jobTitle, ]\n", "columns:\n  Firma: organization\n  firma: jobTitle\n",
        "columns:\n  Age: extra\ntypes:\n  Age: age(18,99)\n", "types:\n  Member no.: dataLength(4)\n",
    ])
    func aMapThatFitsIsTaken(mapping: String) throws { #expect(try error(mapping) == nil) }

    @Test(arguments: [
        (
            "region: US\ncolumns:\n  Home Fone: phone\n",
            "(m.yaml:3) names a column 'Home Fone' that the file does not have; did you mean 'Home Phone'?"
        ),
        (
            "columns:\n  “Age”: note\n",
            "(m.yaml:2) names a column '“Age”' that the file does not have; "
                + "it has 'First Name', 'Firma', 'Firma', 'Home Phone', 'Age', 'Member no.'"
        ),
        (
            "columns:\n  Age: note\n  \"F\\0irma\": note\n",
            "(m.yaml:3) names a column 'F\0irma' that the file does not have; did you mean 'Firma'?"
        ),
        (
            "columns:\n  Firma: [organization]\n",
            "(m.yaml:2) has a list of 1 field for 'Firma', which stands in the file 2 times; "
                + "write 2 fields, one for each time, or one field without a list for all of them"
        ),
        (
            "columns:\n  Firma: [organization, ]\n",
            "(m.yaml:2) has a list of 1 field for 'Firma', which stands in the file 2 times; "
                + "write 2 fields, one for each time, or one field without a list for all of them"
        ),
        (
            "columns:\n  Age: note\n  Firma:\n  - organization\n  - jobTitle\n  - note\n",
            "(m.yaml:3) has a list of 3 fields for 'Firma', which stands in the file 2 times; "
                + "write 2 fields, one for each time, or one field without a list for all of them"
        ),
        (
            "columns:\n  First Name: [givenName, familyName]\n",
            "(m.yaml:2) has a list for 'First Name', which stands in the file once; write one field without a list"
        ),
        (
            "columns:\n  First Name: [givenName, ]\n",
            "(m.yaml:2) has a list for 'First Name', which stands in the file once; write one field without a list"
        ),
        (
            "types:\n  Member no.: dataLength(4)\n  age: age(18,99)\n",
            "(m.yaml:3) names a column 'age' that the file does not have; did you mean 'Age'?"
        ),
        (
            "columns:\n  Home Phone: phone work\ntypes:\n  Home Phone: dataLength(4)\n",
            "(m.yaml:4) has a type for the column 'Home Phone', which holds phone; types are for columns without a field: "
                + "leave it out, or write 'extra' for the column below 'columns:'"
        ),
    ])
    func aMapThatDoesNotFitIsRefused(mapping: String, problem: String) throws {
        let error = try #require(try error(mapping))
        #expect(error.hasSuffix("a.csv: the mapping \(problem)"), "\(error)")
    }

    @Test func columnsWithoutHeaderHaveTypesByTheirNumbers() throws {
        let rows = "Ada,650-253-0000,AB12\nBo,650-253-0002,CD34\n"
        #expect(try error("types:\n  Column 3: dataLength(4)\n", rows) == nil)
        #expect(try error("types:\n  Column 9: dataLength(4)\n", rows)?.contains("(m.yaml:2) names a column") == true)
    }

    /// Cards have properties of any name.
    @Test func cardsAreReadWithAnyMap() throws {
        let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nTEL:650-253-0000\nX-AGE:42\nEND:VCARD\n"
        #expect(try error("types:\n  X-AGE: age(18,99)\n", card) == nil)
    }
}
