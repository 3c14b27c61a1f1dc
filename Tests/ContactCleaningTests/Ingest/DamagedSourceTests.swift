import ArchiveTestSupport
import ContactModel
import ContactReading
import ContactStore
import Foundation
import SourceInput
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// A contact that is absent from an incomplete file may still exist: an incomplete file deletes and replaces none.
struct DamagedSourceTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private static func rows(_ people: Range<Int>) -> [String] {
        people.map { "Person \($0),p\($0)@example.org,650-253-0\(100 + $0),note \($0)" }
    }

    private static func table(_ people: Range<Int>) -> String {
        (["Name,Email,Phone,Notes"] + rows(people)).joined(separator: "\n") + "\n"
    }

    private static func json(_ people: Range<Int>) -> String {
        let objects = people.map {
            #"{"name":"Person \#($0)","email":"p\#($0)@example.org","phone":"650-253-0\#(100 + $0)"}"#
        }
        return "[" + objects.joined(separator: ",\n") + "]"
    }

    private static func entries(_ people: Range<Int>) -> String {
        people.map {
            "dn: cn=Person \($0)\ncn: Person \($0)\nmail: p\($0)@example.org\ntelephoneNumber: 650-253-0\(100 + $0)\n\n"
        }.joined()
    }

    private static func cards(_ people: Range<Int>) -> String {
        people.map {
            "BEGIN:VCARD\nVERSION:3.0\nFN:Person \($0)\nEMAIL:p\($0)@example.org\nTEL:650-253-0\(100 + $0)\nEND:VCARD\n"
        }.joined()
    }

    /// A tar file with members of some content.
    private static func tar(_ members: [(name: String, text: String)]) -> [UInt8] {
        func padded(_ bytes: [UInt8]) -> [UInt8] {
            bytes + [UInt8](repeating: 0, count: (512 - bytes.count % 512) % 512)
        }
        return members.flatMap { name, text in
            var header = [UInt8](repeating: 0, count: 512)
            func put(_ text: String, at offset: Int) {
                header.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
            }
            put(name, at: 0)
            put(String(text.utf8.count, radix: 8), at: 124)
            put("0", at: 156)
            put("ustar", at: 257)
            put("        ", at: 148)
            put(String(header.reduce(0) { $0 + Int($1) }, radix: 8), at: 148)
            header[155] = 0x20
            return header + padded(Array(text.utf8))
        } + [UInt8](repeating: 0, count: 1024)
    }

    /// A form of damage: the name of the file, and its bytes whole and damaged.
    enum Form: String, CaseIterable {
        case cutGzip, wrongChecksum, cutRow, cutRowWithLineEnd, cutInLastCell, openQuote, cutJSON, cutBetweenRecords
        case brokenRecord, cutLDIF, cutCard, cutTar, cutZipMember, cutCharacter

        func content() -> (name: String, whole: [UInt8], damaged: [UInt8]) {
            let whole = Array(DamagedSourceTests.table(0..<40).utf8)
            let text = DamagedSourceTests.table(0..<30)
            switch self {
            case .cutGzip:
                let packed = Packer.gzip(whole)
                return ("a.csv.gz", whole, Array(packed[..<(packed.count * 2 / 3)]))
            case .wrongChecksum:
                var packed = Packer.gzip(Array(text.utf8))
                packed[packed.count - 6] ^= 0x55
                return ("a.csv.gz", whole, packed)
            case .cutRow: return ("a.csv", whole, Array(text.utf8.dropLast(20)))
            case .cutRowWithLineEnd: return ("a.csv", whole, Array(text.utf8.dropLast(20)) + [0x0A])
            case .cutInLastCell: return ("a.csv", whole, Array(text.utf8.dropLast(3)))
            case .openQuote: return ("a.csv", whole, Array((text + "Person 30,p30@example.org,650-253-0130,\"no").utf8))
            case .cutJSON:
                return (
                    "a.json", Array(DamagedSourceTests.json(0..<40).utf8),
                    Array(DamagedSourceTests.json(0..<30).utf8.dropLast(9))
                )
            case .cutBetweenRecords:
                return (
                    "a.json", Array(DamagedSourceTests.json(0..<40).utf8),
                    Array(DamagedSourceTests.json(0..<30).utf8.dropLast())
                )
            case .brokenRecord:
                let json = DamagedSourceTests.json(0..<40)
                return (
                    "a.json", Array(json.utf8),
                    Array(json.replacing(#""name":"Person 7""#, with: #""name":Person 7"#).utf8)
                )
            case .cutLDIF:
                let entries = DamagedSourceTests.entries(0..<30)
                return ("a.ldif", Array(DamagedSourceTests.entries(0..<40).utf8), Array(entries.utf8.dropLast(6)))
            case .cutCard:
                return (
                    "a.vcf", Array(DamagedSourceTests.cards(0..<40).utf8),
                    Array(DamagedSourceTests.cards(0..<30).utf8.dropLast(12))
                )
            case .cutTar:
                let tar = DamagedSourceTests.tar([("b.csv", text), ("c.csv", text + "x\n")])
                return (
                    "a.tar", DamagedSourceTests.tar([("b.csv", String(decoding: whole, as: UTF8.self))]),
                    Array(tar[..<(tar.count - 1600)])
                )
            case .cutZipMember:
                var zip = Packer.zip([Packer.Member("b.csv", Array(text.utf8), method: 0)])
                zip[200] ^= 0x01
                return ("a.zip", Packer.zip([Packer.Member("b.csv", whole)]), zip)
            case .cutCharacter:
                let mark: [UInt8] = [0xFF, 0xFE]
                func wide(_ text: String) -> [UInt8] {
                    mark + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
                }
                return ("a.csv", wide(String(decoding: whole, as: UTF8.self)), Array(wide(text).dropLast(5)))
            }
        }
    }

    private func ingest(_ path: String, _ change: (inout Ingest) -> Void = { _ in }) throws -> IngestSummary {
        var ingest = Ingest(inputs: [path], database: bench.database, options: bench.options)
        change(&ingest)
        return try ingest.run()
    }

    @Test(arguments: Form.allCases)
    func aDamagedFileDeletesAndReplacesNothing(_ form: Form) throws {
        let (name, whole, damaged) = form.content()
        #expect(try ingest(try bench.write(whole, to: name)).total.storedContacts == 40)
        let before = try PlainSQL.dump(bench.database)
        // The name of a packed file may lie: content decides.
        let path = try bench.write(damaged, to: name)
        let update = UpdateOptions(key: .email, removesGone: true, predecessor: "1", removesMany: true)
        for isDryRun in [true, false] {
            let summary = try ingest(path) {
                $0.update = update
                $0.isDryRun = isDryRun
            }
            let errors = summary.errors.filter { if case .refused = $0 { true } else { false } }
            // Some cuts are detected only by comparing the end of the file with that of the stored one.
            #expect(errors.first?.description.contains("incomplete") == true, "\(form) \(summary.errors)")
            #expect(try PlainSQL.dump(bench.database) == before)
        }
        let replaced = try ingest(path) { $0.isReplacing = true }
        #expect(replaced.errors.first?.description.contains("incomplete") == true, "\(form) \(replaced.errors)")
        #expect(try PlainSQL.dump(bench.database) == before)
    }

    @Test(arguments: Form.allCases)
    func aDamagedFileIsStoredAsFarAsItGoes(_ form: Form) throws {
        let (name, _, damaged) = form.content()
        let path = try bench.write(damaged, to: name)
        let summary = try ingest(path)
        #expect(summary.total.storedContacts >= 1)
        let isPacked = [.cutGzip, .wrongChecksum, .cutZipMember].contains(form)
        let isKnown = form != .cutInLastCell && form != .cutTar
        #expect((summary.inputs.first?.damage != nil) == isKnown)
        #expect(summary.errors.isEmpty == !(isPacked || form == .cutTar))
        // The same file again ends in the same way, and changes nothing.
        let before = try PlainSQL.dump(bench.database)
        let again = try ingest(path)
        #expect(again.inputs.first?.damage?.kind == summary.inputs.first?.damage?.kind)
        #expect(again.errors.count == summary.errors.count)
        #expect(try PlainSQL.dump(bench.database) == before)
        #expect(try ContactDatabase.open(at: bench.database).verify().allSatisfy(\.hasPassed))
    }

    @Test func whatIsIncompleteIsInTheReport() throws {
        let (name, _, damaged) = Form.cutGzip.content()
        _ = try ingest(try bench.write(damaged, to: name))
        let facts = try SummaryReport.make(database: bench.database).facts
        #expect(facts.contains { $0.key == "incomplete" })
        #expect(try bench.rows("SELECT damage FROM sources") == ["packing"])
    }
}
