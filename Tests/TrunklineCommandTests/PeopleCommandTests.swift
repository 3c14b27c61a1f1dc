import ArchiveTestSupport
import Foundation
import StoreTestSupport
import Testing

struct PeopleCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        try folder.write(
            """
            First Name,Last Name,Name Suffix,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value
            Robert,Hall,,bob.hall@example.org,Mobile,+44 7400 123456
            Bob,Hall,,bob.hall@example.org,,
            John,Smith,Sr,,Home,+44 20 7031 3000
            John,Smith,,,Home,+44 20 7031 3000

            """, to: "people.csv")
        _ = try command.run("ingest", "people.csv")
    }

    @Test func contactsBecomePeople() throws {
        let result = try command.run("dedupe")
        #expect(result.exitCode == 0, "\(result.errors)")
        #expect(result.output.contains("  4  contacts\n") && result.output.contains("  3  people\n"))
        let people = try command.run("people", "--format", "csv")
        #expect(people.output.contains("Robert Hall") || people.output.contains("Bob Hall"))
        let report = try command.run("report", "duplicates")
        #expect(report.output.contains("share bob.hall@example.org"))
        for format in ["csv", "json", "html", "markdown", "text"] {
            #expect(try command.run("report", "duplicates", "--format", format).exitCode == 0)
        }
    }

    @Test func reasonsAreSentences() throws {
        _ = try command.run("dedupe")
        let result = try command.run("explain", "1", "2")
        #expect(result.exitCode == 0, "\(result.errors)")
        #expect(result.output.contains("+5.0  share bob.hall@example.org, held under no other name"))
        #expect(result.output.contains("They are one person: 1."))
        let apart = try command.run("explain", "3", "4")
        #expect(apart.output.contains("They are two people: 3 and 4."))
        #expect(try command.run("explain", "1").output.contains("Contact 2: Bob Hall (people.csv:3)"))
        #expect(try command.run("explain", "1", "9").exitCode == 64)
        #expect(try command.run("explain").exitCode == 64)
    }

    @Test func aLockedDatabaseIsLeftAlone() throws {
        _ = try command.run("dedupe")
        let lock = try DatabaseLock(folder.path("contacts.db"))
        defer { try? lock.release() }
        try folder.write("3,4,y\n", to: "answers.csv")
        for arguments in [
            ["dedupe"], ["dedupe", "--what-if"], ["dedupe", "--blocking"], ["dedupe", "--audit", "2"], ["review"],
            ["join", "3", "4"], ["split", "1", "2"], ["review", "--answers", "answers.csv"], ["choose", "--rules"],
        ] {
            let result = try command.run(arguments + ["--wait", "0.2"], input: Data())
            #expect(result.exitCode == 74, "\(arguments)")
            #expect(result.errors.contains("another process is using this database"), "\(result.errors)")
        }
    }

    @Test(arguments: [["--format", "csv"], ["--auto-from", "3"], ["--review-from", "2"]])
    func answersAreStoredAsTheyAre(_ options: [String]) throws {
        try folder.write("3,4,y\n", to: "answers.csv")
        let result = try command.run(["review", "--answers", "answers.csv"] + options, input: Data())
        #expect(result.exitCode == 64)
        #expect(result.errors.contains("--answers stores answers"), "\(result.errors)")
    }

    @Test func rulesForValuesAreStoredAndUndone() throws {
        _ = try command.run("dedupe")
        func name() throws -> String { try command.run("people", "--format", "csv").output }
        let before = try name()
        let tried = try command.run("choose", "--prefer", "name=longest", "--dry-run")
        #expect(tried.exitCode == 0 && tried.output.hasSuffix("Nothing is stored.\n"), "\(tried.errors)")
        #expect(try command.run("choose", "--rules").output.contains("name          no rule\n"))
        let stored = try command.run("choose", "--prefer", "name=longest", "--prefer", "company=most-complete")
        #expect(stored.output.hasSuffix("preferred. 'trunkline undo 3' takes it back.\n"), "\(stored.errors)")
        #expect(try command.run("choose", "--rules").output.contains("name          longest\n"))
        #expect(try command.run("history").output.contains("name by longest; organization by most-complete"))
        #expect(try command.run("explain", "1").output.contains("Person 1 has\n  name "))
        #expect(try command.run("undo").exitCode == 0)
        #expect(try name() == before)
        for (words, message) in [
            (["--prefer", "newst"], "'newst' is no rule; did you mean 'newest'?"),
            (["--prefer", "source:nobody"], "there is no source 'nobody'"),
            (["--rules", "--dry-run"], "--dry-run is for --prefer"), ([], "Give a person and what to choose"),
        ] {
            let refused = try command.run(["choose"] + words, input: Data())
            #expect(refused.exitCode == 64 && refused.errors.contains(message), "\(refused.errors)")
        }
    }

    @Test func decisionsHaveAuthors() throws {
        try folder.write("3,4,y\n", to: "answers.csv")
        for arguments in [["join", "1", "3"], ["split", "1", "3"], ["review", "--answers", "answers.csv"]] {
            _ = try command.run("dedupe")
            let result = try command.run(arguments + ["--author", "Ada of \(arguments[0])"], input: Data())
            #expect(result.exitCode == 0, "\(result.errors)")
            #expect(try command.run("history").output.contains("Ada of \(arguments[0])"))
        }
    }

    @Test func decisionsAreStoredAndUndone() throws {
        _ = try command.run("dedupe")
        #expect(try command.run("split", "1", "2").exitCode == 0)
        #expect(try command.run("dedupe").output.contains("  4  people\n"))
        #expect(try command.run("undo").exitCode == 0)
        #expect(try command.run("join", "3", "4").exitCode == 0)
        #expect(try command.run("dedupe").output.contains("  2  people\n"))
        let result = try command.run("split", "1", "99")
        #expect(result.exitCode == 64)
        #expect(result.errors == "Error: contact 99 is none of person 1's\n")
    }

    @Test func answersOfAReviewAreStored() throws {
        _ = try command.run("dedupe")
        let asked = try command.run("review", input: "what\ny\n")
        #expect(asked.exitCode == 0, "\(asked.errors)")
        #expect(asked.output.contains("John Smith") && asked.output.contains("1 answer is stored; 0 pairs are left."))
        #expect(try command.run("review").output == "No pair is left to decide about; 1 decision holds.\n")
        _ = try command.run("undo")
        #expect(try command.run("review", input: "").output.contains("0 answers are stored; 1 pair is left."))
        let list = try command.run("review", "--format", "csv")
        #expect(list.output.hasPrefix("a,b,same,bits,probability,name_a,name_b,values_a,values_b,reasons\r\n3,4,,"))
        #expect(list.output.contains("John Smith") && list.output.contains("+442070313000"), "\(list.output)")
        try folder.write("a,b,same\n3,4,y\n", to: "answers.csv")
        #expect(try command.run("review", "--answers", "answers.csv").exitCode == 0)
        try folder.write("3,4,maybe\n", to: "bad.csv")
        let bad = try command.run("review", "--answers", "bad.csv")
        #expect(bad.exitCode == 64)
        #expect(bad.errors == "Error: line 1: expected two contacts and y or n, as 12,57,y; found '3,4,maybe'\n")
    }

    /// Nothing of contradictory answers is stored, and their lines are named, whatever lines are between them.
    @Test(arguments: [
        ("1,2,y\n2,3,y\n1,4,y\n1,3,n\n", "lines 1, 2, 4 make contacts 1 and 3"),
        ("a,b,same\n1,3,y\n1,3,n\n", "lines 2, 3 make contacts 1 and 3"),
        ("1,3,n\n1,3,y\n", "lines 1, 2 make contacts 1 and 3"),
        ("3,1,n\n2,4,n\n1,3,y\n", "lines 1, 3 make contacts 1 and 3"),
    ]) func contradictoryAnswersAreNamedByTheirLines(_ answers: String, _ message: String) throws {
        _ = try command.run("dedupe")
        try folder.write(answers, to: "answers.csv")
        let result = try command.run("review", "--answers", "answers.csv")
        #expect(result.exitCode == 64 && result.errors.contains(message), "\(result.errors)")
        #expect(try !command.run("history").output.contains("review"))
    }

    /// A table of other contacts is refused, also if a spreadsheet has written it again.
    @Test func answersAboutOtherContactsAreRefused() throws {
        _ = try command.run("dedupe")
        try folder.write("a,b,same,name_a,name_b\n3,4,TRUE,'John Smith,John  Smith\n", to: "answers.csv")
        #expect(try command.run("review", "--answers", "answers.csv").exitCode == 0)
        try folder.write("a,b,same,name_a,name_b\n1,3,n,Robert Hall,Somebody Else\n", to: "answers.csv")
        let result = try command.run("review", "--answers", "answers.csv")
        #expect(result.exitCode == 64)
        #expect(
            result.errors.contains("contact 3 is 'John Smith' here and 'Somebody Else' in the file"),
            "\(result.errors)")
        #expect(result.errors.contains("Nothing was stored"))
        try folder.write("a,b,same\n1.0,3.0,s\n1,4,0\n", to: "answers.csv")
        let skipped = try command.run("review", "--answers", "answers.csv")
        #expect(skipped.output.contains("1 answer is stored"), "\(skipped.output)\(skipped.errors)")
    }

    /// Questions are those of the last deduplication, whatever joins by itself.
    @Test func aReviewAsksByTheThresholdOfTheLastDeduplication() throws {
        func asks(_ arguments: String...) throws -> Bool {
            try command.run(["review", "--format", "csv"] + arguments, input: Data()).output.contains("Jane Stone")
        }
        try folder.write(
            "First Name,Last Name,Home Phone\nJane,Stone,+44 20 7031 3001\nJane,Stone,+44 20 7031 3002\n",
            to: "more.csv")
        _ = try command.run("ingest", "more.csv")
        _ = try command.run("dedupe", "--auto-from", "0")
        #expect(try !asks("--review-from", "0"))
        #expect(try asks("--auto-from", "9.97", "--review-from", "0"))
        _ = try command.run("dedupe")
        #expect(try asks("--review-from", "0"))
    }

    @Test func rowsBeyondTheLastAreNotNobody() throws {
        #expect(try command.run("people").output.contains("There are no people yet"))
        _ = try command.run("dedupe")
        let result = try command.run("people", "--offset", "100")
        #expect(result.output.contains("There are no more than 100 rows"), "\(result.output)")
    }

    /// Joins that are older than the contacts are not explained as if they were of today.
    @Test func anExplanationSaysThatContactsWereChangedSince() throws {
        _ = try command.run("dedupe")
        let words = "older than the contacts"
        #expect(try !command.run("explain", "1").output.contains(words))
        #expect(try command.run("edit", "2", "email=other@example.org").exitCode == 0)
        for arguments in [["1"], ["1", "2"], ["3"]] {
            let result = try command.run(["explain"] + arguments, input: Data())
            #expect(result.output.contains(words) && result.output.contains("'trunkline dedupe'"), "\(result.output)")
        }
        _ = try command.run("dedupe")
        #expect(try !command.run("explain", "1").output.contains(words))
    }

    @Test func whoHasOptedOutIsListedAsSuch() throws {
        try folder.write(
            "First Name,Last Name,E-mail 1 - Value,DNC\nAda,Sample,ada@example.org,since 2020\nAda,Sample,ada@example.org,no\n",
            to: "more.csv")
        _ = try command.run("ingest", "more.csv")
        _ = try command.run("dedupe")
        let lines = try command.run("people", "--format", "csv").output.split(whereSeparator: \.isNewline)
        #expect(lines[0].hasSuffix(",opted_out"))
        #expect(lines.filter { $0.hasSuffix(",yes") }.count == 1 && lines.last?.hasSuffix(",yes") == true)
        #expect(try command.run("people", "--format", "json").output.contains("\"opted_out\""))
        #expect(try command.run("people").output.contains("Opted out"))
    }

    /// The pair whose answer is taken back is asked again at once, and counted by its last answer.
    @Test func anUndoneAnswerIsAskedAgain() throws {
        _ = try command.run("dedupe")
        let asked = try command.run("review", input: "u\ny\n")
        #expect(asked.output.contains("There is no answer of this review to undo."))
        _ = try command.run("undo")
        try folder.write(
            "First Name,Last Name,Name Suffix,Phone 1 - Label,Phone 1 - Value\nJane,Stone,Sr,Home,+44 20 7031 3001\n"
                + "Jane,Stone,,Home,+44 20 7031 3001\n",
            to: "more.csv")
        _ = try command.run("ingest", "more.csv")
        _ = try command.run("dedupe")
        let pairs = try command.run("review", "--format", "csv").output.split(separator: "\r\n").count - 1
        let again = try command.run("review", input: "y\nu\nn\nq\n")
        #expect(pairs > 1, "there must be a pair after the first")
        #expect(again.output.components(separatedBy: "\n1 of ").count == 3, "\(again.output)")
        #expect(again.output.contains("is undone; the pair is asked again."))
        #expect(again.output.contains("1 answer is stored; "))
        let stored = try PlainSQL.rows(
            "SELECT same FROM decisions WHERE decided_by = 'user' ORDER BY id DESC LIMIT 1",
            in: folder.path("contacts.db"))
        #expect(stored == ["0"])
    }

    @Test func aJoinThatCannotHoldIsRefused() throws {
        _ = try command.run("dedupe")
        #expect(try command.run("join", "3", "4").output.hasPrefix("Decision 3: person 3 has contacts 3, 4.\n"))
        try folder.write("1,4,n\n", to: "answers.csv")
        _ = try command.run("review", "--answers", "answers.csv")
        let refused = try command.run("join", "1", "3")
        #expect(refused.exitCode == 64 && refused.output.isEmpty)
        #expect(refused.errors.contains("('review') says that contacts 1 and 4 are two people's; 'trunkline undo "))
        #expect(
            try command.run("explain", "1", "3").output.contains(
                "They stay apart: somebody decided that contacts 1 and 4 are two people"))
        #expect(try command.run("explain", "3", "4").output.contains("not enough by themselves\nSomebody decided"))
    }

    @Test func withoutADatabaseNothingIsMade() throws {
        let result = try command.run("dedupe", "--db", "none.db")
        #expect(result.exitCode == 66)
        #expect(!FileManager.default.fileExists(atPath: folder.path("none.db")))
        #expect(try command.run("dedupe", "--auto-from", "1", "--review-from", "2").exitCode == 64)
    }

    @Test func aThresholdMayBeNegative() throws {
        try folder.write(
            "First Name,Last Name,Home Phone\nJane,Stone,+44 20 7031 3001\nJane,Stone,+44 20 7031 3002\n",
            to: "more.csv")
        _ = try command.run("ingest", "more.csv")
        #expect(try command.run("dedupe").output.contains("  5  people\n"))
        let all = try command.run("dedupe", "--auto-from", "-50")
        #expect(all.exitCode == 0 && all.output.contains("  4  people\n"), "\(all.errors) \(all.output)")
        let none = try command.run("dedupe", "--auto-from", "-5", "--review-from", "-7", "--dry-run")
        #expect(none.exitCode == 0, "\(none.errors)")
    }

    /// The words of a review: what a pair lacks, and how often such pairs are one person.
    @Test func reviewSaysWhatIsMissing() throws {
        _ = try command.run("dedupe")
        let asked = try command.run("review", input: "q\n").output
        #expect(asked.contains(" bits are missing to join them.\n"), "\(asked)")
        #expect(!asked.contains("enough to join them\n"))
        #expect(asked.contains(" % are one person): worth a look\n"), "\(asked)")
    }

    /// Answers as spreadsheets save them.
    @Test(arguments: [
        "\u{FEFF}a,b,same\r\n3,4,y\r\n", "a;b;same;bits\r\n3;4;Y;6.0\r\n", "a\tb\tsame\n3\t4\tyes\n",
        "\"a\",\"b\",\"same\",\"reasons\"\n\"3\",\"4\",\"y\",\"one, two\"\n", "same,bits,a,b\ny,6.0,3,4\n", "3,4,y\n",
    ]) func answersOfSpreadsheets(_ text: String) throws {
        _ = try command.run("dedupe")
        try folder.write(text, to: "answers.csv")
        let stored = try command.run("review", "--answers", "answers.csv")
        #expect(stored.exitCode == 0, "\(stored.errors)")
        #expect(try command.run("dedupe").output.contains("  2  people\n"))
    }

    @Test func answersOfAWorkbook() throws {
        _ = try command.run("dedupe")
        let sheet = Packer.Sheet("pairs", [["a", "b", "same"], ["3", "4", "y"]])
        try Data(Packer.workbook([sheet])).write(to: URL(fileURLWithPath: folder.path("answers.xlsx")))
        let stored = try command.run("review", "--answers", "answers.xlsx")
        #expect(stored.exitCode == 0, "\(stored.errors)")
        #expect(try command.run("dedupe").output.contains("  2  people\n"))
    }

    @Test func tablesAboutTheRuleStoreNothing() throws {
        let forecast = try command.run("dedupe", "--what-if")
        #expect(forecast.exitCode == 0, "\(forecast.errors)")
        #expect(forecast.output.contains("join from  people  joins  wrong joins  questions\n"), "\(forecast.output)")
        #expect(forecast.output.contains("+10.0 bits       3      1            0          1\n"), "\(forecast.output)")
        let blocking = try command.run("dedupe", "--blocking")
        #expect(blocking.output.contains("  number or e-mail\n"), "\(blocking.output)")
        #expect(try command.run("dedupe", "--what-if", "--blocking").exitCode == 64)
        #expect(try command.run("dedupe", "--audit", "1").exitCode == 64)
        #expect(!(try command.run("history").output.contains("dedupe")))
    }

    @Test func anAuditMeasuresAndStoresNothing() throws {
        let audit = try command.run("dedupe", "--audit", "2", input: "u\nn\ny\n")
        #expect(audit.exitCode == 0, "\(audit.errors)")
        #expect(audit.output.contains("\n2 pairs answered; nothing was stored.\n"), "\(audit.output)")
        #expect(audit.output.contains(" of 1 joins are wrong (95 % sure: "), "\(audit.output)")
        #expect(audit.output.contains(" of 1 pairs to review are one person's and were missed"))
        #expect(try command.run("dedupe", "--audit", "2", input: "").output.contains("0 pairs answered"))
        #expect(!(try command.run("history").output.contains("dedupe")))
    }
}
