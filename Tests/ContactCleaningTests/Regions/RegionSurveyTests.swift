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
