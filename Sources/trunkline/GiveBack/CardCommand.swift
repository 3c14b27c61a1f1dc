import ArgumentParser
import ContactCleaning
import Foundation
import PhoneNumbers

/// `trunkline card`: a filter for single cards.
struct CardCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "card",
        abstract: "Writes the numbers of a card in one style: a filter for hooks of other programs.",
        discussion: """
              trunkline card --region DE < in.vcf > out.vcf

            Accepted numbers are written in E.164 form, or as --numbers says. National numbers are those of the country of their card, else \
            of --region; without either they stay as they are. Every other byte stays. There is no database, and no network connection.
            """)

    @Option(
        help: ArgumentHelp(
            "The country of national numbers whose card names none, by its code.", valueName: "region"),
        transform: RegionArgument.region)
    var region: RegionCode?

    @Option(
        help: ArgumentHelp("e164, international, national or rfc3966.", valueName: "style"),
        completion: .list(["e164", "international", "national", "rfc3966"]), transform: StyleArgument.style)
    var numbers = NumberStyle.e164

    func run() throws {
        var input: [UInt8] = []
        while let piece = try FileHandle.standardInput.read(upToCount: 1 << 16), !piece.isEmpty {
            input += piece
            if input.count > Self.maximumByteCount {
                throw ValidationError(
                    "More than \(Self.maximumByteCount) bytes are no card; read them with 'trunkline ingest -'.")
            }
        }
        var output = ByteOutput.standard
        try output.write(try CardFilter(region: region, style: numbers).filter(input)[...])
        try output.flush()
    }

    private static let maximumByteCount = 64 << 20
}
