import CheckContract
import JSONWriting
import PhoneNumbers

/// Reads the numbers of a cell, as `trunkline check` does, and answers with the same JSON object and a line end.
///
/// - Parameters:
///   - count: the length of the cell in the input, in bytes.
///   - region: the two letters of the region in which national numbers are read, the first times 256 plus the second; 0
///     for none. Letters that name no region are none.
///   - withTrace: any number but 0 adds the steps of each number to the object.
/// - Returns: the length of the answer in bytes.
@_expose(wasm, "classify") @c(trunkline_page_classify)
public func classify(_ count: Int32, _ region: Int32, _ withTrace: Int32) -> Int32 {
    let bytes = Exchange.shared.bytes(count)
    let cell = Span(_unsafeElements: bytes)
    let classifier = Classifier(region: RegionCode(letters: region))
    var numbers: [(range: Range<Int>, classification: Classification)] = []
    classifier.forEachNumber(in: cell) { numbers.append(($0, $1)) }
    let traces =
        withTrace == 0 ? [] : numbers.map { classifier.explanation(of: cell.extracting($0.range)) }
    var json = ClassificationJSON(withSentences: true)
    json.write(cell, numbers, traces)
    return Exchange.shared.answer(json.json.bytes)
}

extension RegionCode {
    /// The region of two letters in one number, `nil` for 0 and for what is not a region.
    init?(letters: Int32) {
        guard let first = UInt8(exactly: letters >> 8) else { return nil }
        self.init(String(decoding: [first, UInt8(truncatingIfNeeded: letters)], as: UTF8.self))
    }
}
