import ArchiveTestSupport
import ContactStore
import Foundation
import SeededRandom
import SourceInput
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// An input is a tree: archives in archives, workbooks, sheets. Each part of it is read, or named with its reason.
struct SourceTreeTests {
    /// Outcome of a part of a source.
    private enum Fate: Hashable {
        case read(contacts: Int)
        case unread(UnreadPart.Reason)
    }

    /// A random tree, and what has to become of its parts, by their paths.
    private struct Tree {
        var random: SeededGenerator
        var fates: [String: Fate] = [:]
        private var personCount = 0

        init(seed: UInt64) { random = SeededGenerator(seed: seed) }

        private mutating func people() -> [[String]] {
            (0..<Int.random(in: 1...3, using: &random)).map { _ in
                personCount += 1
                return ["Ada \(personCount)", "650-253-\(1000 + personCount)"]
            }
        }

        /// A ZIP archive with folders, and archives and workbooks in it.
        mutating func archive(at path: String, depth: Int) -> [UInt8] {
            var members = [Packer.Member("d/", "", method: 0)]
            for index in 0..<Int.random(in: 1...4, using: &random) {
                let (name, bytes) = member(index, at: path, depth: depth)
                members.append(Packer.Member(name, bytes))
            }
            return Packer.zip(members)
        }

        private mutating func member(_ index: Int, at path: String, depth: Int) -> (String, [UInt8]) {
            let folder = Bool.random(using: &random) ? "d/" : ""
            func place(_ ending: String) -> String { "\(folder)\(index).\(ending)" }
            let people = people()
            let table = ([["Name", "Phone"]] + people).map { $0.joined(separator: ",") + "\n" }.joined()
            switch Int.random(in: 0..<(depth < 3 ? 9 : 5), using: &random) {
            case 0:
                fates["\(path)/\(place("csv"))"] = .read(contacts: people.count)
                return (place("csv"), Array(table.utf8))
            case 1:
                fates["\(path)/\(place("csv.gz"))"] = .read(contacts: people.count)
                return (place("csv.gz"), Packer.gzip(Array(table.utf8)))
            case 2:
                fates["\(path)/\(place("txt"))"] = .unread(.otherFile)
                return (place("txt"), [0x41])
            case 3:
                fates["\(path)/\(place("csv"))"] = .unread(.noContactColumn)
                return (place("csv"), Array("FROM,TO,CONTENT \(index) \(personCount)\na,b,c\n".utf8))
            case 4:
                fates["\(path)/\(place("csv"))"] = .unread(.noRecord)
                return (place("csv"), Array("Name,Phone,Note \(personCount)\n".utf8))
            case 5: return (place("zip"), archive(at: "\(path)/\(place("zip"))", depth: depth + 1))
            case 6: return (place("xlsx.gz"), Packer.gzip(workbook(at: "\(path)/\(place("xlsx.gz"))", isNamed: false)))
            case 7: return (place("ods"), workbook(at: "\(path)/\(place("ods"))", isNamed: false))
            default: return (place("xlsx"), workbook(at: "\(path)/\(place("xlsx"))", isNamed: false))
            }
        }

        /// A workbook of sheets of every kind, of which one at least has people.
        mutating func workbook(at path: String, isNamed: Bool) -> [UInt8] {
            var sheets = [Packer.Sheet("People 0", [["Name", "Phone"]] + people())]
            for index in 1..<Int.random(in: 1...5, using: &random) {
                switch Int.random(in: 0..<5, using: &random) {
                case 0: sheets.append(Packer.Sheet("Chart \(index)", [], isChart: true))
                case 1: sheets.append(Packer.Sheet("Empty \(index)", []))
                case 2: sheets.append(Packer.Sheet("Cover \(index)", [["Contact list"], ["of the year \(index)"]]))
                default:
                    let isHidden = Bool.random(using: &random)
                    sheets.append(Packer.Sheet("People \(index)", [["Name", "Phone"]] + people(), isHidden: isHidden))
                }
            }
            sheets.shuffle(using: &random)
            let isOpenDocument = path.hasSuffix(".ods")
            if isOpenDocument { sheets.removeAll(where: \.isChart) }
            let isOnly = sheets.count { !$0.rows.isEmpty } == 1
            for sheet in sheets {
                let part = "\(path)/\(sheet.name)"
                switch sheet.name.prefix(1) {
                case "P": fates[isOnly ? path : part] = .read(contacts: sheet.rows.count - 1)
                case "E": fates[part] = .unread(.emptySheet)
                case "C" where sheet.isChart: fates[part] = .unread(.chartSheet)
                default: fates[part] = .unread(.noContactColumn)
                }
            }
            return isOpenDocument ? Packer.openDocument(sheets) : Packer.workbook(sheets)
        }
    }

    @Test(arguments: Seeds.first(20))
    func everyPartIsReadOrNamed(_ seed: UInt64) throws {
        let bench = try Workbench()
        var tree = Tree(seed: seed)
        let name = seed.isMultiple(of: 5) ? "x.ods" : seed.isMultiple(of: 3) ? "x.xlsx" : "x.zip"
        let path = bench.folder.path(name)
        let bytes =
            name == "x.zip" ? tree.archive(at: path, depth: 0) : tree.workbook(at: path, isNamed: true)
        _ = try bench.write(bytes, to: name)
        let summary = try bench.ingest(path)
        let isEmpty = !tree.fates.values.contains { if case .read = $0 { true } else { false } }
        guard !isEmpty else {
            #expect(summary.errors.count == 1)
            #expect(Set(summary.unreadParts.map(\.path)).isSubset(of: tree.fates.keys))
            return
        }
        #expect(summary.errors.isEmpty, "\(summary.errors)")
        var fates: [String: Fate] = [:]
        for input in summary.inputs {
            fates[input.path] =
                input.unreadPart.map { .unread($0.reason) } ?? .read(contacts: input.counts.storedContacts)
        }
        #expect(fates == tree.fates)
        #expect(summary.inputs.count == tree.fates.count)
        // A part that is not read is a finding, and verify knows it.
        let named = try bench.rows("SELECT field FROM findings WHERE code IN ('unreadPart', 'unreadSheet')")
        #expect(Set(named) == Set(summary.unreadParts.map(\.path)))
        #expect(named.count == summary.unreadParts.count)
        let result = try DatabaseVerification(database: bench.database, files: [path]).run()
        let losses = summary.unreadParts.filter(\.isLoss).map { "not read: \($0.path)" }
        #expect(result.isVerified == losses.isEmpty)
        #expect(Set(result.files.flatMap(\.losses)) == Set(losses))
        #expect(try DatabaseVerification(database: bench.database).run().isComplete == losses.isEmpty)
        // Each part can be named by itself.
        for (part, fate) in tree.fates {
            guard case .read = fate else { continue }
            #expect(try bench.ingest(part).inputs.first?.status == .alreadyStored(path: part), "\(part)")
        }
    }

    @Test func archivesInTooManyOthersAreNamed() throws {
        let bench = try Workbench()
        let csv = Packer.Member("a.csv", "Name,Phone\nAda,650-253-0000\n")
        var bytes = Packer.zip([csv])
        for depth in 0..<6 {
            bytes = Packer.zip([
                Packer.Member("in.zip", bytes), Packer.Member("\(depth).csv", "Name,Phone\nBo \(depth),650-253-0001\n"),
            ])
        }
        let path = try bench.write(bytes, to: "deep.zip")
        let summary = try bench.ingest(path)
        #expect(summary.total.storedContacts == 5)
        #expect(summary.unreadParts.map(\.reason) == [.tooDeep])
        #expect(summary.unreadParts.map(\.path) == [path + String(repeating: "/in.zip", count: 5)])
    }

    @Test func aDamagedArchiveInAnotherStopsNothing() throws {
        let bench = try Workbench()
        let path = try bench.write(
            Packer.zip([
                Packer.Member("bad.zip", "PK\u{3}\u{4}rest of an archive"),
                Packer.Member("a.csv", "Name,Phone\nAda,650-253-0000\n"),
            ]), to: "x.zip")
        let summary = try bench.ingest(path)
        #expect(summary.total.storedContacts == 1)
        #expect(summary.errors.map(\.path) == [path + "/bad.zip"])
        #expect(try bench.rows("SELECT severity, field FROM findings") == ["error|\(path)/bad.zip"])
        #expect(try !DatabaseVerification(database: bench.database, files: [path]).run().isVerified)
    }

    /// An archive in an archive unfolds to a size in proportion to the file, and no more.
    @Test func archivesInArchivesShareTheLimits() throws {
        let bench = try Workbench()
        let rows = "Name,Phone\n" + String(repeating: "Ada,650-253-0000\n", count: 100_000)
        let inner = Packer.zip((0..<12).map { Packer.Member("\($0).csv", rows) })
        let path = try bench.write(
            Packer.zip([Packer.Member("a.csv", "Name,Phone\nAda,650-253-0000\n"), Packer.Member("in.zip", inner)]),
            to: "x.zip")
        let summary = try bench.ingest(path)
        #expect(summary.inputs.first?.counts.storedContacts == 1)
        #expect(summary.errors.contains { $0.description.contains("unpacks to more than") })
    }
}
