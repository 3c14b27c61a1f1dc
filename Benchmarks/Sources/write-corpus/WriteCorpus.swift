import SeededCorpora

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes seeded contacts to standard output.
///
///     write-corpus csv|csv-unusual|csv-multiline|csv-customers|vcard CONTACTS [SEED]
@main
struct WriteCorpus {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count > 2, let count = Int(arguments[2]) else {
            fail()
        }
        let seed = arguments.count > 3 ? UInt64(arguments[3]) ?? 0 : 20_261_120
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1 << 20)
        switch (arguments[1], ContactTable.Shape(rawValue: arguments[1])) {
        case (_, let shape?):
            var table = ContactTable(seed: seed, shape: shape)
            table.appendHeader(to: &bytes)
            for _ in 0..<count {
                table.appendRow(to: &bytes)
                if bytes.count > 1_000_000 { flush(&bytes) }
            }
        case ("csv-customers", _):
            var table = CustomerTable(seed: seed)
            table.appendHeader(to: &bytes)
            for _ in 0..<count {
                table.appendRow(to: &bytes)
                if bytes.count > 1_000_000 { flush(&bytes) }
            }
        case ("vcard", _):
            var cards = PlainContacts(seed: seed)
            bytes = cards.cards(count)
        default:
            fail()
        }
        flush(&bytes)
    }

    private static func fail() -> Never {
        _ = "write-corpus csv|csv-unusual|csv-multiline|csv-customers|vcard CONTACTS [SEED]\n".withCString {
            write(STDERR_FILENO, $0, strlen($0))
        }
        exit(64)
    }

    private static func flush(_ bytes: inout [UInt8]) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { bytes in
                write(STDOUT_FILENO, bytes.baseAddress.map { $0 + written }, bytes.count - written)
            }
            if count <= 0 { exit(74) }
            written += count
        }
        bytes.removeAll(keepingCapacity: true)
    }
}
