import Testing

@testable import ContactFormats

/// Reading blocks apart, as several workers do, gives what reading the whole gives.
@Suite struct BlockTests {
    private func rows() -> [UInt8] {
        var text = "Name,Phone,Notes,Labels\n"
        for index in 0..<500 {
            text +=
                index % 7 == 0
                ? "\"Per\"\"son\n\(index)\",+1 202-555-0101,\"a, b\",x\n" : "Person \(index),555-0102,é,\n"
            if index % 50 == 0 { text += ",,,\n\nfooter\n" }
            if index % 90 == 0 { text += "bad,\"unterminated,x,y\n" }
        }
        return Array(text.utf8)
    }

    private func cards() -> [UInt8] {
        let nested = "AGENT:\nBEGIN:VCARD\nFN:A\nEND:VCARD\n"
        return Array(
            (0..<500).map { index in
                "BEGIN:VCARD\nVERSION:3.0\nFN:Person \(index)\n\(index % 5 == 0 ? nested : "")NOTE:a\n b\nEND:VCARD\n"
                    + (index % 9 == 0 ? "\n" : "")
            }.joined().utf8)
    }

    @Test(arguments: [1, 100, 1000, 7777]) func rowsInBlocks(target: Int) throws {
        let bytes = rows()
        let whole = try read(bytes)
        let layout = try bytes.withUnsafeBytes { try SourceLayout.detect($0, isWhole: true) }
        let csv = try #require(layout.csv)
        let parser = CSVRecordParser(csv, encoding: layout.encoding)
        var position = layout.dataStart
        var sink = Collector()
        var tally = EncodingTally()
        try bytes.withUnsafeBytes { bytes in
            var start = position.byteOffset
            while start < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
                let length = try #require(parser.rowBoundary(in: rest, after: target, isLast: true))
                var worker = parser
                try worker.parse(
                    UnsafeRawBufferPointer(rebasing: rest[..<length]), at: &position, isLast: true, into: &sink)
                tally.add(worker.tally)
                start += length
            }
        }
        #expect(sink.contacts == whole.contacts)
        #expect(sink.findings == whole.findings)
        #expect(position.contacts == whole.description.contacts)
        #expect(tally.utf8Values > 0)
    }

    @Test(arguments: [1, 100, 1000, 7777]) func cardsInBlocks(target: Int) throws {
        let bytes = cards()
        let whole = try read(bytes)
        let parser = VCardParser()
        var position = SourcePosition()
        var sink = Collector()
        try bytes.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
                let length = try #require(parser.cardBoundary(in: rest, after: target, isLast: true))
                var worker = parser
                try worker.parse(
                    UnsafeRawBufferPointer(rebasing: rest[..<length]), at: &position, isLast: true, into: &sink)
                start += length
            }
        }
        #expect(sink.contacts == whole.contacts)
        #expect(sink.findings.isEmpty)
        #expect(sink.contacts.count == 500)
    }
}
