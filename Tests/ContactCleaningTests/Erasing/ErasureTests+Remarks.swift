import ContactStore
import PhoneNumbers
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Paths stand in the remarks of ingests, in English and among the values of their sentences.
extension ErasureTests {
    @Test func namesInPathsOfRemarksAreErased() throws {
        let path = try bench.folder.write(
            "First Name,Last Name,Home Phone\nGil,Probe,650-253-0042\n", to: "Gil Probe.csv")
        _ = try bench.ingest(path)
        #expect(try bytes().contains("Gil Probe"))
        _ = try forget(.source(path))
        let redacted = bench.folder.path("[forgotten].csv")
        #expect(
            try bench.rows(
                "SELECT note, sentence ->> '$.kind', sentence ->> '$.values.path' FROM changes WHERE kind = 'ingest' ORDER BY id DESC LIMIT 1"
            )
                == ["\(redacted): 1 contact|remark.ingest|\(redacted)"])
        #expect(try !bytes().contains("Gil Probe"))
        try expectSound()
    }

    @Test func numbersInPathsOfRemarksAreErased() throws {
        let path = try bench.folder.write("First Name,Home Phone\nGil,650-253-0043\n", to: "of +1 650 253 0042.csv")
        _ = try bench.ingest(path)
        _ = try forget(.number("+16502530042"))
        let change = try #require(try ChangeHistory(database: bench.database).changes().last { $0.kind == "ingest" })
        let redacted = bench.folder.path("of +1 [forgotten].csv")
        #expect(change.note == "\(redacted): 1 contact")
        #expect(change.sentence?.values.first { $0.name == "path" }?.value == .text(redacted))
        #expect(try !bytes().contains("253 0042"))
        try expectSound()
    }
}
