import ContactFormats
import Glibc

/// Reads random files and checks what must hold for every file.
///
///     formats-fuzz [FILES] [FIRST SEED]
///
/// Ends with 1 if anything did not hold; the seeds are printed.
@main
struct FormatsFuzz {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        let count = arguments.first ?? 10_000
        let first = arguments.dropFirst().first ?? 1
        var contacts = 0
        var bad = 0
        for seed in first..<(first + count) {
            let file = NoisyFile(seed: seed)
            guard let whole = try? Reading(file, cut: 1 << 20) else { continue }
            contacts += whole.contacts.count
            var complaints = whole.complaints(about: file)
            for cut in [1, 7, 40] {
                let isSame = (try? Reading(file, cut: cut)).map { $0 == whole } ?? false
                if !isSame { complaints.append("is read otherwise in pieces of \(cut)") }
            }
            for complaint in complaints { print("seed \(seed): \(complaint)") }
            bad += complaints.count
        }
        print("\(count) files, \(contacts) contacts, \(bad) complaints")
        exit(bad == 0 ? 0 : 1)
    }
}

/// Everything that came of reading one file.
private struct Reading: Equatable {
    var contacts: [Contact] = []
    var findings: [Finding] = []
    var description = SourceDescription()

    init(_ file: NoisyFile, cut: Int) throws {
        var reader = ContactReader(options: file.options)
        var sink = Sink()
        try file.bytes.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: cut) {
                let end = min(start + cut, bytes.count)
                try reader.read(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), into: &sink)
            }
        }
        try reader.finish(into: &sink)
        contacts = sink.contacts
        findings = sink.findings
        description = reader.description
    }

    /// What does not hold.
    func complaints(about file: NoisyFile) -> [String] {
        var complaints: [String] = []
        if description.recordsSeen != description.contacts + description.skipped {
            complaints.append("totals do not add up")
        }
        for contact in contacts {
            let end = contact.origin.byteOffset + contact.origin.byteCount
            if description.encoding.keepsOffsets, end > file.bytes.count { complaints.append("an origin is outside") }
            for field in contact.fields {
                guard field.value.upperBound <= contact.text.count, field.label.upperBound <= contact.text.count else {
                    complaints.append("a field is outside")
                    continue
                }
                for range in [field.label, field.value]
                where String(validating: contact.text[range], as: UTF8.self) == nil {
                    complaints.append("a field is not UTF-8")
                }
            }
        }
        return complaints
    }

    private struct Sink: ContactSink {
        var contacts: [Contact] = []
        var findings: [Finding] = []

        mutating func receive(_ contact: borrowing Contact) { contacts.append(copy contact) }
        mutating func receive(_ finding: Finding) { findings.append(finding) }
    }
}
