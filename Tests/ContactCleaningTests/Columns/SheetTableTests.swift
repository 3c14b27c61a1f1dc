import ContactCleaning
import ContactModel
import ContactReading
import Foundation
import PhoneNumbers
import RegionInference
import StoreTestSupport
import Testing

/// Sheets as people lay them out: titles, units, headers of two rows, totals, several tables, names across.
@Suite struct SheetTableTests {
    /// The values that were read of a sheet.
    struct Reading {
        var tables: [[String]] = []
        var numbers: [String] = []
        var contacts = 0
    }

    static func read(_ sheet: SheetTable) throws -> Reading {
        var bench = try Workbench()
        bench.options = CleaningOptions(
            region: try RegionChoice(code: sheet.region),
            acceptancePolicy: try AcceptancePolicy(words: ["default", "entertainment"]))
        let path = try bench.folder.write(sheet.text, to: "table.csv")
        let ingest = Ingest(inputs: [path], database: "", options: bench.options)
        var reading = Reading()
        for case .preview(let preview) in ingest.preview() {
            guard let map = preview.description.headerMap, preview.description.contacts > 0 else { continue }
            reading.tables.append(
                map.columns.map {
                    let words = $0.target.description.split(separator: " ").filter { !$0.hasPrefix("@") }
                    return words.prefix(words.first == "related" ? 1 : words.count).joined(separator: " ")
                })
        }
        _ = try bench.ingest(path)
        reading.numbers = try bench.rows("SELECT e164 FROM phone_numbers WHERE verdict = 'accepted' ORDER BY id")
        reading.contacts = try bench.rows("SELECT id FROM contacts").count
        return reading
    }

    @Test func everySheetIsWellFormed() throws {
        for file in SheetTable.files { #expect(try SheetTable.read(file).count > 10, "\(file)") }
        #expect(Set(SheetTable.all.map(\.testDescription)).count == SheetTable.all.count)
    }

    /// The shares of numbers, columns and sheets that are read right, by kind.
    @Test func shares() throws {
        struct Tally {
            var sheets = 0, counted = 0, wanted = 0, found = 0, wrong = 0, columns = 0, right = 0, traps = 0, sprung = 0
        }
        var tallies: [String: Tally] = [:]
        for sheet in SheetTable.all {
            let reading = (try? Self.read(sheet)) ?? Reading()
            var missing = sheet.numbers
            var wrong = 0
            for number in reading.numbers {
                if let index = missing.firstIndex(of: number) { missing.remove(at: index) } else { wrong += 1 }
            }
            for kind in [sheet.kind, "all"] {
                var tally = tallies[kind, default: Tally()]
                tally.sheets += 1
                if reading.contacts == sheet.contacts { tally.counted += 1 }
                tally.wanted += sheet.numbers.count
                tally.found += sheet.numbers.count - missing.count
                tally.wrong += wrong
                if sheet.isTrap { tally.traps += 1 }
                if sheet.isTrap, wrong > 0 { tally.sprung += 1 }
                for (index, table) in sheet.tables.enumerated() {
                    let read = index < reading.tables.count ? reading.tables[index] : []
                    for (place, column) in table.enumerated() where column != "?" {
                        tally.columns += 1
                        if place < read.count, read[place] == column { tally.right += 1 }
                        if kind == "all", place >= read.count || read[place] != column {
                            let found = place < read.count ? read[place] : "missing"
                            print("\(sheet.testDescription): column \(place + 1) is \(found), not \(column)")
                        }
                    }
                }
                tallies[kind] = tally
            }
            if !missing.isEmpty || wrong > 0 || reading.contacts != sheet.contacts {
                print("\(sheet.testDescription): missing \(missing), \(wrong) wrong, \(reading.contacts) contacts")
            }
        }
        let all = try #require(tallies["all"])
        #expect(all.found * 100 >= all.wanted * 99)
        #expect(all.columns * 97 <= all.right * 100)
        #expect(all.sprung == 0)
        #expect(all.counted * 100 >= all.sheets * 97)
        for (kind, tally) in tallies.sorted(by: { $0.key < $1.key }) {
            print(
                "\(kind): \(tally.sheets) sheets, \(tally.counted) with all contacts and no other; "
                    + "numbers \(tally.found) of \(tally.wanted), \(tally.wrong) wrong; "
                    + "columns \(tally.right) of \(tally.columns); traps sprung \(tally.sprung) of \(tally.traps)")
        }
    }
}
