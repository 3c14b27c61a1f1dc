import Foundation
import StoreTestSupport
import Testing

@testable import trunkline

/// What mistyped commands and options are answered with.
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
        (["frobnicate"], "Unknown command 'frobnicate'. The commands are ingest, stream, serve, map, "),
        (["2125550123"], "To classify a number, write: trunkline check '2125550123'"),
        (["-12345"], "To classify a number, write: trunkline check '-12345'"),
        (["+1 (212) 555-0123"], "To classify a number, write: trunkline check '+1 (212) 555-0123'"),
        (["people.csv"], "To read a file, write: trunkline ingest 'people.csv'"),
        (["--foo"], "Unknown option '--foo'. Options follow a command: ingest, stream, serve, map, "),
        (["--verson"], "Unknown option '--verson'. Did you mean '--version'?"),
        (["--regoin", "US"], "Unknown option '--regoin'. '--region' is an option of "),
        (
            ["--strict", "ingest"],
            "Unknown option '--strict'. '--strict' is an option of ingest, check and follows it: "
        ),
        (["check", "--fomat", "text", "1"], "Unknown option '--fomat'. Did you mean '--format'?"),
        (["check", "--fo", "1"], "Unknown option '--fo'. Did you mean '--format'?"),
        (["check", "-x", "1"], "Unknown option '-x'."), (["check", "1", "--frob=2"], "Unknown option '--frob'."),
        (["check", "--dry-run", "1"], "Unknown option '--dry-run'. '--dry-run' is an option of ingest, dedupe, fix."),
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
