import Archives
import ContactReading
import Foundation
import PhoneNumbers
import Testing

@testable import RegionInference
@testable import SourceInput

struct RegionSurveyTests {
    private func source(_ path: String) throws -> InputFile {
        try #require(OpenedInput.open(path, limits: ExpansionLimits()).sources.first)
    }

    /// Surveys a file with this text.
    private func decide(_ text: String, progress: (Int) -> Void = { _ in }) throws -> RegionDecision {
        let path = NSTemporaryDirectory() + "/survey-\(UUID().uuidString).csv"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try RegionSurvey.decide(source(path), reading: ReadingOptions(), progress: progress)
    }

    @Test func aGermanFileIsGerman() throws {
        let decision = try decide(
            """
            Name,Phone,E-mail,Country
            Anna Beispiel,+49 30 1234567,anna@beispiel.de,Deutschland
            Bernd Muster,030 7654321,bernd@muster.de,
            Clara Probe,0171 1234567,,Germany
            """)
        #expect(decision.region?.code == "DE")
    }

    @Test func aFileOfNationalNumbersAloneHasNoRegion() throws {
        let decision = try decide("Name,Phone\nAnna Beispiel,030 1234567\nBernd Muster,030 7654321\n")
        #expect(decision.region == nil)
        #expect(decision.isFromEvidence)
    }

    @Test func aColumnSeparatesRowsOfTwoCountries() throws {
        let austrian = [
            "0664 1234567", "0660 7654321", "0676 3456789", "0699 12345678", "01 5051234", "0316 812345", "0662 845123",
            "0512 567890", "0650 9876543", "0664 8899001",
        ]
        let french = [
            "06 12 34 56 78", "01 42 68 53 00", "07 81 23 45 67", "04 91 55 12 34", "05 56 00 66 00", "06 98 76 54 32",
            "03 88 60 90 90", "02 40 41 90 00", "06 45 12 78 90", "01 55 34 10 00",
        ]
        let rows = zip(austrian, french).map { "A,\($0),Graz\nB,\($1),Lyon\n" }
        let decision = try decide("Name,Phone,Office\n" + rows.joined())
        #expect(decision.region == nil)
        #expect(
            decision.groups?.regions == [
                "Graz": try #require(RegionCode("AT")), "Lyon": try #require(RegionCode("FR")),
            ])
        #expect(decision.explanation == "regions by the column 'Office': AT for Graz, FR for Lyon")
    }

    /// The rows of a sample are chosen so that none of several that take turns is left out.
    @Test(arguments: 2...6) func numbersOfTwoCountriesThatTakeTurnsAreNoneOfOne(_ period: Int) throws {
        let rows = (0..<9000).map { number in
            "Ann \(number)," + (number % period == 0 ? Self.british(number / period) : Self.american(number))
        }
        let decision = try decide("Name,Phone\n" + rows.joined(separator: "\n") + "\n")
        #expect(decision.region == nil, "\(decision.explanation)")
    }

    /// A large table, whose rows a closure writes.
    private func large(_ row: (_ number: Int, _ share: Double) -> String) -> String {
        var text = "Name,Phone,Office,Notes\n"
        let note = String(repeating: "invented ", count: 50)
        let count = 20_000
        for number in 0..<count {
            text += "Ann \(number)," + row(number, Double(number) / Double(count)) + ",\"\(note)\nx\"\n"
        }
        return text
    }

    private static func american(_ number: Int) -> String {
        let areas = [
            212, 312, 415, 617, 305, 713, 206, 404, 702, 602, 215, 303, 214, 503, 313, 612, 314, 410, 813, 916, 704,
            512, 615,
            414, 901, 502, 504, 317, 216, 513, 816, 919, 202, 858, 408, 650, 323, 718, 914, 203,
        ]
        return "(\(areas[number * 7 % areas.count])) 5\(10 + number % 89)-\(1000 + number % 9000)"
    }

    private static func british(_ number: Int) -> String {
        let areas = [
            "020 79", "0161 4", "0121 4", "0141 3", "0113 2", "0117 9", "0131 5", "0114 2", "0151 7", "0191 2",
        ]
        let end = "\(10 + number % 89)\(number % 2 == 0 ? " " : "")\(1000 + number % 9000)"
        return number % 2 == 0
            ? areas[number * 7 / 2 % areas.count] + end : "07\([5, 7, 8][number % 3])\(10 + number * 7 % 90) " + end
    }

    @Test func ofALargeSourceASampleDecides() throws {
        var bytesRead = 0
        let decision = try decide(large { number, _ in Self.american(number) + ",East" }) { bytesRead = $0 }
        #expect(decision.region?.code == "US", "\(decision.explanation)")
        #expect(bytesRead == 0)
    }

    /// The sample has rows of every part of the source.
    @Test func sortedRowsOfTwoCountriesAreNoneOfOne() throws {
        let decision = try decide(
            large { number, share in (share < 0.5 ? Self.american(number) : Self.british(number)) + ",All" })
        #expect(decision.region == nil && decision.groups == nil, "\(decision.explanation)")
    }

    @Test func groupsOfRowsAreFoundInASample() throws {
        var bytesRead = 0
        let text = large { number, share in
            share < 0.7 ? Self.american(number) + ",Boston" : Self.british(number) + ",Leeds"
        }
        let decision = try decide(text) { bytesRead = $0 }
        #expect(
            decision.groups?.regions.mapValues(\.code) == ["Boston": "US", "Leeds": "GB"], "\(decision.explanation)")
        #expect(bytesRead == 0)
    }

    /// Where a sample does not decide, all of the source is read.
    @Test func fewNumbersAreLookedForInTheWholeSource() throws {
        var bytesRead = 0
        let decision = try decide(
            large { number, _ in (number % 600 == 0 ? Self.american(number / 600) : "") + ",East" }
        ) {
            bytesRead = $0
        }
        #expect(decision.region?.code == "US", "\(decision.explanation)")
        #expect(bytesRead > 8 << 20)
    }

    @Test func theSourceIsReadFromItsStartAgain() throws {
        let path = NSTemporaryDirectory() + "/survey-\(UUID().uuidString).csv"
        try Data("Name,Phone\nAnna Beispiel,+49 30 1234567\n".utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try source(path)
        _ = try RegionSurvey.decide(file, reading: ReadingOptions())
        var bytes = 0
        try file.forEachChunk { bytes += $0.count }
        #expect(bytes == file.byteCount)
    }

    @Test func numbersOfNobodyKnowsWhereAreAmbiguous() {
        let classifier = Classifier(triesEveryRegion: true)
        #expect(classifier.classify("030 1234567").verdict == .ambiguous)
        #expect(classifier.classify("1").verdict.reason != nil)
        #expect(Classifier().classify("030 1234567").verdict == .rejected(.noRegion))
        let candidates = Array("030 1234567".utf8).withUnsafeBufferPointer {
            classifier.candidates(for: Span(_unsafeElements: $0), weights: [.germany: 3])
        }
        #expect(candidates.first?.e164 == "+49301234567")
        #expect(candidates.count > 1)
        #expect(Set(candidates.compactMap(\.e164)).count == candidates.count)
    }
}

extension RegionCode {
    fileprivate static var germany: RegionCode { RegionCode("DE") ?? .world }
}
