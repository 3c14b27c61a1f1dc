import ContactMatching
import Testing

/// Organizations of which one has the name of the other and a word more.
@Suite struct OrganizationEntityTests {
    private static let house = "+31515412346 | a:Kade 1 | z:8601 AB | t:Sneek"

    /// Another organization has the word, or another legal form: somebody is asked.
    @Test(
        arguments: [
            ("Velda Beheer B.V.", "Velda B.V."), ("Velda Pensioen B.V.", "Velda B.V."),
            ("Velda Vastgoed B.V.", "Velda B.V."), ("Velda Immobilien GmbH", "Velda GmbH"),
            ("Velda Beteiligungs-GmbH", "Velda GmbH"), ("Velda Verwaltungs GmbH", "Velda GmbH"),
            ("Velda Fastigheter AB", "Velda AB"), ("Velda Förvaltning AB", "Velda AB"),
            ("Velda Eiendom AS", "Velda AS"), ("Velda Invest ApS", "Velda ApS"),
            ("Velda Properties Ltd", "Velda Ltd"), ("Velda Holdings Ltd", "Velda Ltd"),
            ("Velda Trustees Ltd", "Velda Ltd"), ("Velda (No. 2) Ltd", "Velda Ltd"),
            ("Velda Immobiliare S.r.l.", "Velda S.r.l."), ("Velda Patrimonial S.L.", "Velda S.L."),
            ("Velda Nieruchomości Sp. z o.o.", "Velda Sp. z o.o."), ("Wrzos Sp. z o.o. Sp. k.", "Wrzos Sp. z o.o."),
            ("Uhlhoff Verwaltungsgesellschaft mbH", "Uhlhoff GmbH & Co. KG"),
            ("Förderverein Grundschule Ockheim e.V.", "Grundschule Ockheim"),
            ("Stichting Vrienden van Museum Wobbe", "Museum Wobbe"), ("Stichting Wobbehuis", "Wobbehuis B.V."),
            ("Ockbridge Primary School PTA", "Ockbridge Primary School"), ("SCI Duquesnoy", "SARL Duquesnoy"),
            ("FC Ockhausen Jugend", "FC Ockhausen"),
        ], [house, house + " | info@velda.example"])
    func anotherOrganizationIsAQuestion(_ names: (String, String), _ shared: String) {
        #expect(Book.outcome("o:\(names.0)", "o:\(names.1)", sharing: shared) == .asked)
    }

    /// A country or a region is a question at a number or at a home, and not where a mailbox agrees too.
    @Test(arguments: [
        ("Velda Europe Ltd", "Velda Ltd"), ("Vulter Deutschland GmbH", "Vulter GmbH"),
        ("Vulter Nederland B.V.", "Vulter B.V."),
    ]) func aRegionIsAQuestionAtOneValue(_ one: String, _ two: String) {
        func outcome(_ shared: String) -> Outcome { Book.outcome("o:\(one)", "o:\(two)", sharing: shared) }
        #expect(outcome("+31515412346") != .joined)
        #expect(outcome(Self.house) == .asked)
        #expect(outcome("+31515412346 | info@velda.example") == .joined)
        #expect(outcome(Self.house + " | info@velda.example") == .joined)
    }

    /// Words of a trade where one name is not whole, and what is written in another way.
    @Test(arguments: [
        ("Velda Immobilien GmbH", "Velda Immobilien"), ("Velda Immobilien", "Velda GmbH"),
        ("Velda Property Services", "Velda Property"), ("Wrzos Sp. z o.o. Sp. k.", "Wrzos sp. z o. o. sp.k."),
        ("Velda Holding GmbH", "Velda Holding"), ("Stichting Wobbehuis", "Wobbehuis"),
    ]) func oneOrganizationIsJoined(_ one: String, _ two: String) {
        #expect(Book.outcome("o:\(one)", "o:\(two)", sharing: Self.house) == .joined)
    }

    /// One spelling of a name, and a number.
    @Test(arguments: [
        ("Van der Wal Installatietechniek B.V.", "vd Wal Installatietechniek"), ("有限会社 ミヤコ堂", "(有)ミヤコ堂"),
        ("Yıldızoğlu İnşaat San. ve Tic. Ltd. Şti.", "YILDIZOGLU INSAAT"),
        ("Technische Universität Darmstadt", "TU Darmstadt"), ("ООО «Сибстроймонтаж»", "Sibstroymontazh LLC"),
        ("Velda Installatietechniek", "Velda Installatietechnik Sneek"),
    ]) func spellingsAreFound(_ one: String, _ two: String) {
        #expect(Book.outcome("o:\(one)", "o:\(two)", sharing: "+31515412346") != .apart)
    }
}
