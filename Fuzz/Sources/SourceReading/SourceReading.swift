import ColumnRecognition
import ContactModel
import ContactReading
import FuzzSupport

/// The result of reading one source.
package struct SourceReading: Equatable {
    package var contacts: [Contact] = []
    package var findings: [Finding] = []
    package var description = SourceDescription()

    /// Reads a source in chunks of a number of bytes.
    package init(_ bytes: [UInt8], options: ReadingOptions, sample: SourceSample = SourceSample(), cut: Int) throws {
        var reader = ContactReader(options: options, sample: sample)
        var sink = Sink()
        for start in stride(from: 0, to: bytes.count, by: cut) {
            // A copy, so that AddressSanitizer detects an access outside of the chunk.
            let piece = Array(bytes[start..<min(start + cut, bytes.count)])
            try piece.withUnsafeBytes { try reader.read($0, into: &sink) }
        }
        try reader.finish(into: &sink)
        contacts = sink.contacts
        findings = sink.findings
        description = reader.description
    }

    private struct Sink: ContactSink {
        var contacts: [Contact] = []
        var findings: [Finding] = []

        mutating func receive(_ contact: borrowing Contact) { contacts.append(copy contact) }
        mutating func receive(_ finding: Finding) { findings.append(finding) }
    }

    /// Checks the invariants of every source.
    func check(against bytes: [UInt8]) {
        expect(description.byteCount == bytes.count, "the size of the source")
        expect(description.contacts == contacts.count, "the number of contacts")
        expect(description.recordsSeen == description.contacts + description.skipped, "seen = stored + skipped")
        var end = 0
        for (position, contact) in contacts.enumerated() {
            expect(
                contact.origin.ordinal > (position == 0 ? 0 : contacts[position - 1].origin.ordinal), "ordinals grow")
            if description.encoding.keepsOffsets {
                expect(contact.origin.byteOffset >= end, "contact \(position) begins within the one before it")
                end = contact.origin.byteOffset + contact.origin.byteCount
                expect(contact.origin.byteCount >= 0 && end <= bytes.count, "contact \(position) is outside the source")
            }
            check(contact)
        }
        for finding in findings where description.encoding.keepsOffsets {
            expect((0...bytes.count).contains(finding.byteOffset), "a finding is outside the source: \(finding)")
        }
    }

    private func check(_ contact: Contact) {
        for field in contact.fields {
            for range in [field.label, field.value] {
                expect(range.upperBound <= contact.text.count, "a field is outside the text")
                let isText = String(validating: contact.text[range], as: UTF8.self) != nil
                expect(isText, "a field is not UTF-8")
            }
        }
    }
}

extension SourceReading {
    /// Reads a source whole and in chunks, and expects the same result.
    ///
    /// - Returns: The result; `nil` if the format is not supported.
    package static func checked(
        _ bytes: [UInt8], options: ReadingOptions, sample: SourceSample = SourceSample(), cuts: [Int]
    ) -> SourceReading? {
        let whole = try? SourceReading(bytes, options: options, sample: sample, cut: max(bytes.count, 1))
        for cut in cuts {
            let pieces = try? SourceReading(bytes, options: options, sample: sample, cut: cut)
            expect(pieces?.description == whole?.description, "the source is described otherwise in pieces of \(cut)")
            expect(pieces?.contacts == whole?.contacts, "contacts are read otherwise in pieces of \(cut)")
            expect(pieces?.findings == whole?.findings, "findings are others in pieces of \(cut)")
        }
        whole?.check(against: bytes)
        return whole
    }
}
