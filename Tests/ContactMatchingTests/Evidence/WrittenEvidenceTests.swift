import ContactMatching
import Testing

/// Reasons in the words of the contacts, and sentences that are true of them.
@Suite struct WrittenEvidenceTests {
    @Test func aStreetAndAnOrganizationAreQuotedAsTheyAreWritten() throws {
        let matcher = Book([
            "Anna Weber | +4915112345671m | a:Große Hauptstr. 5 | t:Ulm | o:Bäckerei Zarnow GmbH",
            "Anna Weber | +4915112345671m | b:1980-02-03 | a:Grosse Hauptstraße 5 | t:Ulm | o:Bäckerei Zarnow GmbH",
        ]).matcher()
        let evidence = try #require(matcher.evidence(1, 2))
        let texts = ["Bäckerei Zarnow GmbH", "Große Hauptstr. 5, Ulm 89073"]
        let sentences = evidence.quoting(texts).parts.map(\.sentence)
        #expect(sentences.contains("have the same postal address, Große Hauptstr. 5"), "\(sentences)")
        #expect(sentences.contains("have the same organization, Bäckerei Zarnow GmbH"), "\(sentences)")
        #expect(evidence.quoting([]) == evidence)
    }

    /// Generations of two kinds differ; neither name is without one.
    @Test(arguments: [
        ("Jan Novák st.", "Jan Novák ml."), ("Jean Dupont père", "Jean Dupont fils"),
        ("Novák Jan, st.", "Novák Jan, ml."),
        ("g:Jean | f:Dupont | s:père", "g:Jean | f:Dupont | s:fils"), ("g:Jan | f:Novák st.", "g:Jan | f:Novák ml."),
        ("Егоров Иван (старший)", "Егоров Иван (младший)"),
    ])
    func generationsDiffer(_ first: String, _ second: String) throws {
        let lines = [first, second].map { $0 + " | +420601123456m" }
        let evidence = try #require(Book(lines).matcher().evidence(1, 2))
        #expect(evidence.parts.contains { $0.kind == .differentGenerations }, "\(evidence.parts.map(\.sentence))")
        #expect(!Book.areJoined(first, second))
    }

    @Test(arguments: [
        ("Jean St. Clair", "Jean St Clair"), ("Marie Dupont fils", "Marie Dupont fils"),
        ("Anna Pfarrer St.", "Anna Pfarrer"),
    ])
    func otherWordsAreNoGeneration(_ first: String, _ second: String) throws {
        let lines = [first, second].map { $0 + " | +420601123456m" }
        let evidence = try #require(Book(lines).matcher().evidence(1, 2))
        #expect(!evidence.parts.contains { $0.kind == .differentGenerations })
    }

    /// A trade is no relation of anybody.
    @Test func aTradeIsCalledOne() throws {
        let matcher = Book(["Plumber | +420601123456m", "Jan Novák | +420601123456m"]).matcher()
        let part = try #require(matcher.evidence(1, 2)?.parts.first { $0.kind == .relation })
        #expect(part.sentence == "are a name, and a word for a relation or a trade that says of nobody who they are")
    }
}
