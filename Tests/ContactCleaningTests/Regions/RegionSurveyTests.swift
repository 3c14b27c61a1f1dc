import Archives
import ContactFormats
import Foundation
import PhoneNumbers
import Testing

@testable import ContactCleaning

struct RegionSurveyTests {
    private func source(_ path: String) throws -> InputFile {
        try #require(OpenedInput.open(path, limits: ExpansionLimits()).sources.first)
    }

    /// Surveys a file with this text.
    private func decide(_ text: String) throws -> RegionDecision {
        let path = NSTemporaryDirectory() + "/survey-\(UUID().uuidString).csv"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try RegionSurvey.decide(source(path), reading: ReadingOptions())
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
        let candidates = "030 1234567".withSpan { classifier.candidates(for: $0, weights: [.germany: 3]) }
        #expect(candidates.first?.e164 == "+49301234567")
        #expect(candidates.count > 1)
        #expect(Set(candidates.compactMap(\.e164)).count == candidates.count)
    }
}

extension RegionCode {
    fileprivate static var germany: RegionCode { RegionCode("DE") ?? .world }
}
