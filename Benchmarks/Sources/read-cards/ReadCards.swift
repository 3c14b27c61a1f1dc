import ColumnRecognition
import ContactModel
import ContactReading
import Timing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads a file of contacts and accesses their numbers. Prints contacts and seconds, as the programs of other libraries do.
///
///     read-cards FILE
@main
struct ReadCards {
    static func main() throws {
        guard CommandLine.arguments.count > 1 else { exit(64) }
        let file = open(CommandLine.arguments[1], O_RDONLY)
        guard file >= 0 else { exit(66) }
        var chunk = [UInt8](repeating: 0, count: 1 << 20)
        var reader = ContactReader()
        var sink = NumberSink()
        let start = Stopwatch.wall.seconds
        while true {
            let count = read(file, &chunk, chunk.count)
            if count <= 0 { break }
            try chunk.withUnsafeBytes { try reader.read(UnsafeRawBufferPointer(rebasing: $0[..<count]), into: &sink) }
        }
        try reader.finish(into: &sink)
        print("\(sink.contacts)\t\(Stopwatch.wall.seconds - start)")
    }
}

/// Counts contacts and the bytes of their numbers.
private struct NumberSink: ContactSink {
    var contacts = 0
    var bytes = 0

    mutating func receive(_ contact: borrowing Contact) {
        contacts += 1
        for index in contact.fields.indices where contact.fields[index].kind == .phone {
            bytes += contact.fields[index].value.count
        }
    }

    mutating func receive(_ finding: Finding) {}
}
