import ArgumentParser
import Foundation
import StoreTestSupport
import Testing

@testable import trunkline

/// The suggestions for mistyped commands and options.
struct ArgumentAdviceTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
    }

    @Test(arguments: [
        (["ingset", "a.csv"], "Unknown command 'ingset'. Did you mean 'ingest'?"),
        (["report", "summry"], "Unknown command 'report summry'. Did you mean 'report summary'?"),
        (["frobnicate"], "Unknown command 'frobnicate'. The commands are ingest, diff, map, sources, stream, "),
        (["2125550123"], "To classify a number, write: trunkline check '2125550123'"),
        (["-12345"], "To classify a number, write: trunkline check '-12345'"),
        (["+1 (212) 555-0123"], "To classify a number, write: trunkline check '+1 (212) 555-0123'"),
        (["people.csv"], "To read a file, write: trunkline ingest 'people.csv'"),
        (["--xyzzy"], "Unknown option '--xyzzy'. Options follow a command: ingest, diff, map, sources, stream, "),
        (["--verson"], "Unknown option '--verson'. Did you mean '--version'?"),
        (["--regoin", "US"], "Unknown option '--regoin'. '--region' is an option of "),
        (
            ["--strict", "ingest"],
            "Unknown option '--strict'. '--strict' is an option of ingest, check and follows it: "
        ),
        (["check", "--fomat", "text", "1"], "Unknown option '--fomat'. Did you mean '--format'?"),
        (["check", "--fo", "1"], "Unknown option '--fo'. Did you mean '--format'?"),
        (["check", "-x", "1"], "Unknown option '-x'."), (["check", "1", "--frob=2"], "Unknown option '--frob'."),
        (
            ["check", "--dry-run", "1"],
            "Unknown option '--dry-run'. '--dry-run' is an option of ingest, edit, fix, dedupe, choose, apply."
        ),
        (["plans", "--formt", "json"], "Unknown option '--formt'. Did you mean '--format'?"),
        (["report", "--formt", "csv"], "Unknown option '--formt'. Did you mean '--format'?"),
        (["report", "--onyl", "emergency"], "Unknown option '--onyl'. Did you mean '--only'?"),
        (["field", "--lits"], "Unknown option '--lits'. Did you mean '--list'?"),
        (["ingest", "people.csv", "--regon", "US"], "Unknown option '--regon'. Did you mean '--region'?"),
    ])
    func mistakesAreAnsweredWithWhatWasMeant(_ arguments: [String], _ message: String) throws {
        try folder.write("Name,Phone\n", to: "people.csv")
        let result = try command.run(arguments, input: Data())
        #expect(result.errors.hasPrefix("Error: " + message) || result.errors.contains(message), "\(result.errors)")
        #expect(result.exitCode == 64)
        #expect(result.output == "")
    }

    /// Every command and where it stands: `["report", "rejected"]`.
    private static let paths: [[String]] = paths(of: Trunkline.self, [])

    private static func paths(of command: any ParsableCommand.Type, _ path: [String]) -> [[String]] {
        command.configuration.subcommands.flatMap { child in
            let own = path + [child.configuration.commandName ?? ""]
            return [own] + paths(of: child, own)
        }
    }

    /// The help that an error names is that of the command, however deep it is nested.
    @Test func errorsNameTheHelpOfTheirCommand() throws {
        for path in Self.paths {
            var command: any ParsableCommand.Type = Trunkline.self
            for name in path {
                command = try #require(
                    command.configuration.subcommands.first { $0.configuration.commandName == name })
            }
            #expect(UsageError.path(to: command) == (["trunkline"] + path).joined(separator: " "))
            #expect(ArgumentAdvice(path + ["--no-such-option"])?.command == command)
        }
        let name = "trunkline report rejected"
        for arguments in [["--onyl", "x"], ["--only", "x"], ["--format", "x"], ["--limit", "0"]] {
            let result = try command.run(["report", "rejected"] + arguments, input: Data())
            #expect(result.exitCode == 64 && result.errors.contains("See '\(name) --help'"), "\(result.errors)")
        }
        // Errors that only the run finds.
        let late = try command.run("report", "summary", "--format", "sarif", "--db", "none.db")
        #expect(late.exitCode == 66)
        try folder.write("Name,Phone\nAnn,+44 7400 123456\n", to: "people.csv")
        _ = try command.run("ingest", "people.csv")
        let refused = try command.run("report", "summary", "--format", "sarif")
        #expect(refused.exitCode == 64 && refused.errors.contains("See 'trunkline report summary --help'"))
    }

    /// Filters that take names refuse what they do not know, with what was probably meant.
    @Test(arguments: [
        (["export", "--to", "csv", "-o", "-", "--country", "Germani"], "did you mean DE (Germany)?"),
        (["export", "--to", "csv", "-o", "-", "--country", "United"], "give an ISO code such as US, GB or DE."),
        (["export", "--to", "csv", "-o", "-", "--country", "+999"], "'+999' is not a country calling code."),
        (["export", "--to", "csv", "-o", "-", "--country", ""], "it names nothing"),
        (["export", "--to", "csv", "-o", "-", "--category", "mobil"], "did you mean 'mobile'?"),
        (["export", "--to", "csv", "-o", "-", "--category", "GB"], "the categories are "),
        (["export", "--to", "csv", "-o", "-", "--only", "acepted"], "did you mean 'accepted'?"),
        (["export", "--to", "csv", "-o", "-", "--numbers", "e146"], "did you mean 'e164'?"),
        (["export", "--to", "same", "-o", "-", "--add", "contry"], "did you mean 'country'?"),
        (["export", "--to", "gogle", "-o", "-"], "did you mean 'google'?"),
        (["report", "rejected", "--only", "emergncy"], "did you mean 'emergency'?"),
        (["report", "rejected", "--only", ","], "it names nothing"),
        (["report", "--only", "mobil"], "did you mean 'mobile'?"),
        (["ingest", "a.csv", "--region", "Germany"], "did you mean DE (Germany)?"),
        (["ingest", "a.csv", "--allow", "Germany"], "did you mean DE (Germany)?"),
        (["ingest", "a.csv", "--allow", "mobil"], "did you mean 'mobile'?"),
        (["ingest", "a.csv", "--fail-on", "rejcted"], "did you mean 'rejected'?"),
        (["stream", "a.csv", "--region", "Deutschland"], "did you mean DE (Germany)?"),
        (["recheck", "--region", "United Kingdom"], "did you mean GB (United Kingdom)?"),
        (["recheck", "--allow", "tollfre"], "did you mean 'tollFree'?"),
        (["check", "--countries", "South Africa", "1"], "did you mean ZA (South Africa)?"),
        (["check", "--allow", "mobile, South Africa", "1"], "did you mean ZA (South Africa)?"),
        (["check", "--countries", "Germany", "1"], "did you mean DE (Germany)?"),
        (["field", "phone", "--region", "Germany"], "did you mean DE (Germany)?"),
        (["plans", "Germany"], "did you mean DE (Germany)?"),
    ])
    func unknownWordsOfFiltersAreRefused(_ arguments: [String], _ message: String) throws {
        let result = try command.run(arguments, input: Data())
        #expect(result.exitCode == 64 && result.output.isEmpty, "\(result.errors)")
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test(arguments: [
        ["check", "--allow", "-voip", "--format", "ndjson", "1"], ["check", "-12345"], ["check", "--", "--foo"],
        ["report", "rejected", "-o", "x"], ["ingest", "-q", "people.csv"], ["help", "chek"], ["--version"],
        ["field", "--mask", "-DD", "--conditions", "-x"], [],
    ])
    func whatIsKnownNeedsNoAdvice(_ arguments: [String]) {
        #expect(ArgumentAdvice(arguments) == nil)
    }

    @Test func theVersionIsThatOfTheCommandAndThePlans() throws {
        let result = try command.run("--version")
        #expect(result.output == Version.description + "\n")
        #expect(result.output.hasPrefix("trunkline \(Version.number), numbering plans "))
        #expect(result.exitCode == 0)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func shellsGetCompletions(_ shell: String) throws {
        let result = try command.run("--generate-completion-script", shell)
        #expect(result.exitCode == 0)
        #expect(result.output.contains("ingest"))
    }
}
