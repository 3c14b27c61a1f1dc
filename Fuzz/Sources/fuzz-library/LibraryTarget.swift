import CInterface
import CTrunkline
import FuzzSupport
import PhoneNumbers

/// Calls the C library with any bytes: as one text, as a cell, and as the rows of an Arrow column.
@main
enum LibraryTarget: FuzzTarget {
    static func run(_ input: inout FuzzInput) {
        var options = trunkline_options()
        options.size = UInt32(MemoryLayout<trunkline_options>.size)
        let letters = [input.byte(), input.byte()]
        withUnsafeMutableBytes(of: &options.region) { $0.copyBytes(from: letters) }
        options.allowed_categories = UInt32(input.byte())
        options.tries_every_region = input.byte() & 1
        var classifier: OpaquePointer?
        guard trunkline_open(&options, &classifier) == TRUNKLINE_OK, let classifier else {
            // Only a region can be wrong here.
            let region = RegionCode(String(decoding: letters.prefix { $0 != 0 }, as: UTF8.self))
            expect(region.map(NumberingPlan.regions.contains) != true, "a region with a plan opens")
            return
        }
        defer { trunkline_close(classifier) }
        let flags = UInt32(input.byte() & 1)
        let columns = UInt32(input.byte()) | UInt32(input.byte()) << 8
        let rows = input.rest().split(separator: 0xFF, omittingEmptySubsequences: false)
        let verdicts = rows.map { check($0, with: classifier) }
        checkColumn(rows, verdicts, with: classifier, columns: columns, flags: flags)
    }

    /// Reads a cell in every way; gives the verdict of its first number.
    private static func check(_ cell: ArraySlice<UInt8>, with classifier: OpaquePointer) -> UInt8 {
        var found: [(start: Int, length: Int, number: trunkline_number)] = []
        cell.withUnsafeBytes { bytes in
            let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            var number = trunkline_number()
            expect(trunkline_classify(classifier, text, bytes.count, nil, &number) == TRUNKLINE_OK, "any text is read")
            check(number)
            let code = withUnsafeMutablePointer(to: &found) { found in
                trunkline_for_each_number(classifier, text, bytes.count, nil, collect, found)
            }
            expect(code == TRUNKLINE_OK, "any cell is read")
        }
        expect(!found.isEmpty, "a cell gives at least one number")
        var end = 0
        for (start, length, number) in found {
            expect(start >= end && start + length <= cell.count, "numbers of a cell follow each other")
            end = start + length
            check(number)
        }
        return found.first?.number.verdict ?? 0
    }

    private static let collect: trunkline_number_callback = { context, start, length, number in
        context?.assumingMemoryBound(to: [(start: Int, length: Int, number: trunkline_number)].self).pointee
            .append((start, length, number.pointee))
        return TRUNKLINE_OK
    }

    /// Every form fits its buffer, and nothing is written behind a buffer that is too small.
    private static func check(_ number: trunkline_number) {
        var number = number
        var whole = [CChar](repeating: 1, count: 128)
        for style in TRUNKLINE_E164...TRUNKLINE_RFC3966 {
            let length = trunkline_format(&number, style, &whole, whole.count)
            guard length != TRUNKLINE_ERROR_NO_NUMBER else { continue }
            expect(length > 0 && whole[Int(length)] == 0, "a form ends with a zero")
            var small = [CChar](repeating: 1, count: Int(length))
            let code = trunkline_format(&number, style, &small, small.count)
            expect(code == TRUNKLINE_ERROR_CAPACITY, "no room is an error")
        }
        expect(trunkline_verdict_name(UInt32(number.verdict)) != nil, "a verdict has a name")
        expect(number.rule <= trunkline_rule_count(), "a rule exists")
    }

    /// An Arrow column says of each cell what the cell alone says.
    private static func checkColumn(
        _ rows: [ArraySlice<UInt8>], _ verdicts: [UInt8], with classifier: OpaquePointer, columns: UInt32, flags: UInt32
    ) {
        var offsets: [Int32] = [0]
        for row in rows { offsets.append(offsets[offsets.count - 1] + Int32(row.count)) }
        // Not more memory than the texts have, so that reading behind them is noticed.
        let texts = Array(rows.joined())
        var (schema, array) = (ArrowSchema(), ArrowArray())
        "u".withCString { format in
            offsets.withUnsafeBytes { offsets in
                texts.withUnsafeBytes { texts in
                    var buffers: [UnsafeRawPointer?] = [nil, offsets.baseAddress, texts.baseAddress]
                    buffers.withUnsafeMutableBufferPointer { buffers in
                        var (cellSchema, cells) = (ArrowSchema(), ArrowArray())
                        cellSchema.format = format
                        cells.length = Int64(rows.count)
                        cells.n_buffers = 3
                        cells.buffers = buffers.baseAddress
                        let code = trunkline_classify_arrow(
                            classifier, &cellSchema, &cells, nil, nil, columns, flags, &schema, &array)
                        expect(code == TRUNKLINE_OK, "any column is read")
                    }
                }
            }
        }
        expect(array.length == Int64(rows.count), "a row for each cell")
        if flags == 0, columns == 1 << 5, let verdict = array.children?[0]?.pointee { check(verdict, verdicts) }
        array.release?(&array)
        schema.release?(&schema)
    }

    private static func check(_ column: ArrowArray, _ verdicts: [UInt8]) {
        guard let ends = column.buffers?[1]?.assumingMemoryBound(to: Int32.self),
            let bytes = column.buffers?[2]?.assumingMemoryBound(to: UInt8.self)
        else { return expect(verdicts.isEmpty, "a column has its buffers") }
        for (row, verdict) in verdicts.enumerated() {
            let word = UnsafeBufferPointer(start: bytes + Int(ends[row]), count: Int(ends[row + 1] - ends[row]))
            let name = trunkline_verdict_name(UInt32(verdict)).map { String(cString: $0) }
            expect(String(decoding: word, as: UTF8.self) == name, "a column has the verdict of its cell")
        }
    }
}
