import ContactModel
import ContactStore
import Foundation
import GRDB
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Contacts are found by words and numbers, with the index and without it.
struct ContactSearchTests {
    private let workbench: Workbench

    private static let book = """
        First Name,Last Name,Mobile Phone,Work Phone,E-mail,Company,Notes
        Robert,Müller,+49 171 2345678,,r.mueller@example.com,Acme GmbH,Calls on Mondays
        Anna,Mueller,(650) 253-0000,+44 20 7946 0958,anna@example.org,,
        Ann,Lee,+1 212 555 0142,x,ann.lee@mail.example.com,Blue Note Records,room 4711
        小明,王,+81 90 1234 5678,,,,
        Тарас,Гончаренко,0171 9876543,,,Дніпро,
        Li,Wei,,,li@example.com,,Knows Robert
        Elizabeth,Hall,+44 7400 123456,,,Hall & Sons,
        Zoë,Åkesson,12,,,Åkesson AB,
        서연,남궁,+1 650 253 0042,,,,
        """

    init() throws {
        workbench = try Workbench()
        _ = try workbench.ingest(workbench.write(Array(Self.book.utf8), to: "people.csv"))
    }

    private func search(_ words: [String], indexed: Bool, limit: Int? = nil) throws -> SearchResult {
        var search = ContactSearch(database: workbench.database, query: try #require(SearchQuery(words)))
        search.limit = limit
        search.minimumIndexed = indexed ? 0 : .max
        return try search.run()
    }

    /// Words, and the contacts that they find in the book.
    private static let finds: [(words: [String], contacts: String)] = [
        (["muller"], "1 2"), (["MÜLLER"], "1 2"), (["mueller", "anna"], "2"), (["Anna", "Müller"], "2"),
        (["mull"], "1 2"),
        (["bob"], "1"), (["bob", "mull"], "1"), (["rob"], "1 6"), (["liz"], "7"), (["ann"], "3 2"), (["li"], "6"),
        (["ел"], "7"), (["taras"], "5"), (["тарас"], "5"), (["Dnipro"], "5"), (["小明"], "4"), (["王"], "4"), (["明"], "4"),
        (["서연"], "9"), (["seo"], "9"), (["zoe", "akesson"], "8"), (["åkesson"], "8"), (["hall"], "7"),
        (["253"], "2 9"), (["(650) 253"], "2 9"), (["650", "253", "0000"], "2"), (["2345"], "1 4 7"),
        (["0171 2345"], "1"),
        (["0171"], "1 5"), (["0049 171"], "1"), (["+49171"], "1"), (["00491712345678"], "1"), (["020 7946"], "2"),
        (["4711"], "3"), (["４７１１"], "3"), (["0142", "lee"], "3"), (["42", "lee"], ""), (["0042", "0000"], ""),
        (["650", "0042"], "9"),
        (["example.com"], "1 3 6"), (["lee@mail"], "3"), (["ANNA@example.org"], "2"), (["@example"], "1 2 6"),
        (["n@e"], ""), (["i@e"], "6"), (["acme"], "1"), (["note", "blue"], "3"), (["mondays"], "1"), (["monday"], "1"),
        (["zzz"], ""), (["ann", "zzz"], ""), (["x"], "3"), (["12"], ""),
    ]

    @Test(arguments: [false, true]) func wordsAndNumbersAreFound(indexed: Bool) throws {
        for (words, expected) in Self.finds {
            let found = try search(words, indexed: indexed).matches.map { String($0.contact) }
            #expect(found.joined(separator: " ") == expected, "\(words)")
            // As somebody gives them in quotation marks.
            let inOne = try search([words.joined(separator: " ")], indexed: indexed).matches
            #expect(inOne.map { String($0.contact) } == found, "\(words)")
        }
    }

    /// Family names of Han characters are found in Latin letters, and characters in each of their forms.
    @Test(arguments: [
        ("takahashi", "10 11"), ("Watanabe", "12"), ("zhang", "13"), ("Sasaki", "14"), ("高橋", "10 11"), ("髙橋", "10 11"),
        ("張", "13"),
        ("渡辺", "12"), ("wang", "4"),
    ]) func namesOfHanCharacters(_ word: String, _ expected: String) throws {
        let book = """
            Name,Mobile Phone
            髙橋一郎,+81 90 1234 5601
            高橋 健,+81 90 1234 5602
            渡邊美咲,+81 90 1234 5603
            张伟,+86 139 1234 5601
            佐々木愛,+81 90 1234 5604

            """
        _ = try workbench.ingest(workbench.write(Array(book.utf8), to: "han.csv"))
        for indexed in [false, true] {
            let found = try search([word], indexed: indexed).matches.map(\.contact).sorted()
            #expect(found.map(String.init).joined(separator: " ") == expected, "\(indexed)")
        }
    }

    /// Names are found from one script in another, in the ways in which they are compared as those of one person.
    @Test(arguments: [
        ("Mohamed", "10 11"), ("Muhammad", "10 11"), ("محمد", "10 11"), ("Matt", "20"), ("Khoury", "12"),
        ("خوري", "12"),
        ("Cohen", "13"), ("David", "13"), ("Chernenko", "14"), ("Черненко", "14"), ("Wong", "4 19"), ("王", "4 19"),
        ("Xiaoming", "4"), ("Park", "15 21"), ("Jisung", "15"), ("박", "15 21"), ("Satō", "16"), ("佐藤", "16"),
        ("Groesse", "17 18"), ("Grosse", "17 18"), ("Größe", "17 18"),
    ]) func namesOfOtherScripts(_ word: String, _ expected: String) throws {
        let book = """
            Name,Mobile Phone,Company
            محمد علي,+20 100 123 4567,
            Mohamed Salah,+20 100 123 4568,
            نادية خوري,+961 71 123 456,
            דוד כהן,+972 50 123 4567,
            Иван Черненко,+380 67 123 4567,
            박지성,+82 10 1234 5678,
            佐藤健,+81 90 1234 5603,
            Hans Größe,+49 171 2345670,
            Anna Weber,+49 171 2345671,Größe & Partner
            Wong Kar,+852 9123 4567,
            Matt Hill,+1 650 253 0101,
            Park Hana,+82 10 1234 5679,

            """
        _ = try workbench.ingest(workbench.write(Array(book.utf8), to: "scripts.csv"))
        for indexed in [false, true] {
            let found = try search([word], indexed: indexed).matches.map(\.contact).sorted()
            #expect(found.map(String.init).joined(separator: " ") == expected, "\(indexed)")
        }
    }

    /// A name in the script of the query comes before one in another.
    @Test(arguments: [("Wang", "11 10"), ("王", "10 11")]) func theSameScriptComesFirst(
        _ word: String, _ expected: String
    ) throws {
        let book = "Name,Mobile Phone\n王小红,+86 139 1234 5601\nWang Fang,+86 139 1234 5602\n"
        _ = try workbench.ingest(workbench.write(Array(book.utf8), to: "wang.csv"))
        for indexed in [false, true] {
            let found = try search([word], indexed: indexed).matches.map(\.contact).filter { $0 > 9 }
            #expect(found.map(String.init).joined(separator: " ") == expected, "\(indexed)")
        }
    }

    @Test(arguments: [
        (["muller"], "name: Müller"), (["bob"], "name: Robert"),
        (["lee", "0142"], "name: Lee, number: +1 212 555 0142"),
        (["ann.lee@"], "email: ann.lee@mail.example.com"), (["records"], "organization: Blue Note Records"),
        (["4711"], "note: room 4711"),
    ])
    func whatMatchedIsSaid(_ words: [String], _ expected: String) throws {
        let match = try #require(try search(words, indexed: false).matches.first)
        #expect(match.hits.map { "\($0.field): \($0.text)" }.joined(separator: ", ") == expected)
    }

    @Test(arguments: [[""], ["..."], ["-", "@"], []] as [[String]])
    func wordsWithoutLettersAreNone(_ words: [String]) { #expect(SearchQuery(words) == nil) }

    /// Parts of the values of a large book, and their neighbours, find the same contacts in the same order with the index.
    @Test func theIndexFindsWhatReadingFinds() throws {
        var random = SeededGenerator(seed: 36)
        let syllables = [
            "mu", "el", "ler", "ann", "a", "bo", "b", "ph", "il", "ü", "ж", "王", "明", "y", "ck", "o", "ng",
        ]
        func word() -> String {
            (0..<Int.random(in: 1...4, using: &random)).map { _ in syllables.randomElement(using: &random) ?? "" }
                .joined()
        }
        func number() -> String {
            "+1 650 253 " + (0..<4).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
        }
        let rows = (0..<300).map { _ in
            "\(word()),\(word()),\(number()),,\(word())@\(word()).com,\(word()),\(word()) \(word())"
        }
        let heading = Self.book.prefix { $0 != "\n" }
        _ = try workbench.ingest(
            workbench.write(Array((heading + "\n" + rows.joined(separator: "\n")).utf8), to: "b.csv"))
        for _ in 0..<50 {
            let row = rows.randomElement(using: &random) ?? ""
            let cells = row.split(separator: ",")
            let words = (0..<Int.random(in: 1...2, using: &random)).map { _ in
                let cell = cells.randomElement(using: &random) ?? ""
                let start = Int.random(in: 0..<cell.count, using: &random)
                return String(cell.dropFirst(start).prefix(Int.random(in: 1...6, using: &random)))
            }
            guard SearchQuery(words) != nil else { continue }
            for limit in [nil, 5] as [Int?] {
                let (read, looked) = (
                    try search(words, indexed: false, limit: limit), try search(words, indexed: true, limit: limit)
                )
                #expect(read.matches.map(\.contact) == looked.matches.map(\.contact), "\(words)")
                #expect(read.total == looked.total && looked.isComplete)
            }
        }
    }

    // MARK: The kept index

    private var entries: String { get throws { try workbench.rows("SELECT count(*) FROM _search_index")[0] } }

    private func isBuilt(_ words: [String] = ["ann"]) throws -> Bool {
        if case .built = try search(words, indexed: true).index { return true }
        return false
    }

    @Test func anIndexIsKeptUntilContactsChange() throws {
        #expect(try isBuilt() && !isBuilt())
        let number = try #require(Int(try workbench.rows("SELECT id FROM phone_numbers WHERE raw = 'x'")[0]))
        _ = try NumberCorrections(database: workbench.database).correct([
            .init(number: number, value: "+1 650 253 0999")
        ])
        #expect(try search(["0999"], indexed: true).matches.map(\.contact) == [3])
        #expect(try !isBuilt())
        _ = try workbench.ingest(workbench.write(Array("Name,Phone\nAnnika,+44 7400 123457\n".utf8), to: "more.csv"))
        #expect(try search(["annika"], indexed: true).matches.first?.name == "Annika")
        _ = try ContactDatabase.openForChange(at: workbench.database).change { try $0.record(kind: "dedupe") }
        #expect(try !isBuilt())
        #expect(try DatabaseVerification(database: workbench.database).run().isDatabaseSound)
    }

    @Test func nothingOfTheErasedIsLeftInTheIndex() throws {
        #expect(try isBuilt() && entries != "0")
        _ = try Erasure(database: workbench.database).erase(.contact(3))
        #expect(try entries == "0")
        #expect(try search(["ann"], indexed: true).matches.map(\.contact) == [2])
    }

    @Test func aLockedDatabaseIsReadWithoutAnIndex() throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: workbench.database, configuration: configuration)
        try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
        let result = try search(["bob"], indexed: true)
        guard case .impossible = result.index else {
            Issue.record("\(result.index)")
            return
        }
        #expect(result.matches.map(\.contact) == [1])
        try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
        #expect(try entries == "0")
    }

    @Test func aDamagedIndexIsMadeAnew() throws {
        #expect(try isBuilt())
        try PlainSQL.run("UPDATE _search_index SET content = x'01' WHERE id <> 0", in: workbench.database)
        #expect(try isBuilt())
        #expect(try search(["bob"], indexed: true).matches.map(\.contact) == [1])
    }

    @Test func listsOfContactsComeBack() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<50 {
            let contacts = Set(
                (0..<30).map { _ in Int.random(in: 1...(1 << Int.random(in: 1...35, using: &random)), using: &random) }
            )
            .sorted()
            let others = contacts.filter { _ in Bool.random(using: &random) } + [1 << 40]
            var list = ContactList()
            for contact in contacts { for _ in 0..<2 { list.append(contact) } }
            #expect(list.count == contacts.count)
            #expect(list.bytes.withUnsafeBufferPointer(ContactList.contacts(in:)) == contacts)
            #expect(ContactList.intersection(contacts, others) == Set(contacts).intersection(others).sorted())
            #expect(ContactList.union(contacts, others) == Set(contacts).union(others).sorted())
        }
    }
}
