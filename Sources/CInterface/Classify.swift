public import CTrunkline

#if canImport(PhoneNumbers)
import PhoneNumbers
#endif

/// Reads a text as one number; see `trunkline.h`.
@c @implementation
public func trunkline_classify(
    _ classifier: OpaquePointer, _ text: UnsafePointer<CChar>?, _ length: Int, _ region: UnsafePointer<CChar>?,
    _ number: UnsafeMutablePointer<trunkline_number>
) -> Int32 {
    guard let text = bytes(text, length) else { return TRUNKLINE_ERROR_ARGUMENT }
    guard let region = HomeRegion(region) else { return TRUNKLINE_ERROR_REGION }
    let classification = Classifier.at(classifier).pointee.classify(Span(_unsafeElements: text), region: region.code)
    fill(number, with: classification)
    return TRUNKLINE_OK
}

/// Stops the reading of a cell.
private struct Stopped: Error {}

/// The receiver of the numbers of a cell.
enum NumberReceiver {
    /// Columns, of which each number is a row.
    case columns(UnsafeMutablePointer<ClassificationColumns>)
    /// A function of the program, and its last result.
    case callback(trunkline_number_callback, UnsafeMutableRawPointer?, code: Int32)

    /// Takes a number; `false` if the sink wants no further ones.
    mutating func take(_ range: Range<Int>, _ classification: Classification) -> Bool {
        switch self {
        case .columns(let columns):
            columns.pointee.append(classification, Names.shared)
            return true
        case .callback(let callback, let context, _):
            var number = trunkline_number()
            fill(&number, with: classification)
            let code = callback(context, range.lowerBound, range.count, &number)
            self = .callback(callback, context, code: code)
            return code == TRUNKLINE_OK
        }
    }
}

/// Passes every number of a cell to a sink, until it wants no more.
///
/// All readings of cells go through this one function, which is compiled once.
@inline(never)
func readNumbers(
    _ classifier: UnsafePointer<Classifier>, _ cell: UnsafeBufferPointer<UInt8>, _ region: RegionCode?,
    into sink: inout NumberReceiver
) {
    do throws(Stopped) {
        try classifier.pointee.forEachNumber(in: Span(_unsafeElements: cell), region: region) {
            (range, number) throws(Stopped) in
            if !sink.take(range, number) { throw Stopped() }
        }
    } catch {}
}

/// Reads every number of a cell; see `trunkline.h`.
@c @implementation
public func trunkline_for_each_number(
    _ classifier: OpaquePointer, _ text: UnsafePointer<CChar>?, _ length: Int, _ region: UnsafePointer<CChar>?,
    _ callback: trunkline_number_callback, _ context: UnsafeMutableRawPointer?
) -> Int32 {
    guard let text = bytes(text, length) else { return TRUNKLINE_ERROR_ARGUMENT }
    guard let region = HomeRegion(region) else { return TRUNKLINE_ERROR_REGION }
    var sink = NumberReceiver.callback(callback, context, code: TRUNKLINE_OK)
    readNumbers(Classifier.at(classifier), text, region.code, into: &sink)
    guard case .callback(_, _, let code) = sink else { return TRUNKLINE_OK }
    return code
}

/// Writes a number in a style; see `trunkline.h`.
@c @implementation
public func trunkline_format(
    _ number: UnsafePointer<trunkline_number>, _ style: Int32, _ text: UnsafeMutablePointer<CChar>, _ capacity: Int
) -> Int32 {
    let styles = NumberStyle.allCases
    guard style >= 0, Int(style) < styles.count else { return TRUNKLINE_ERROR_ARGUMENT }
    guard let classification = classification(of: number),
        style != TRUNKLINE_E164 || number.pointee.verdict == UInt8(TRUNKLINE_ACCEPTED)
    else { return TRUNKLINE_ERROR_NO_NUMBER }
    var output: [UInt8] = []
    guard classification.write(styles[Int(style)], into: &output) else { return TRUNKLINE_ERROR_NO_NUMBER }
    guard copy(output, to: text, capacity) else { return TRUNKLINE_ERROR_CAPACITY }
    return Int32(output.count)
}

/// The bytes of a caller's text; `nil` for a negative length, or a null pointer with a positive one.
@inline(__always)
func bytes(_ text: UnsafePointer<CChar>?, _ length: Int) -> UnsafeBufferPointer<UInt8>? {
    guard length > 0 else { return length == 0 ? UnsafeBufferPointer(start: nil, count: 0) : nil }
    guard let text else { return nil }
    return UnsafeBufferPointer(start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: length)
}

/// Copies a text with a NUL byte at the end; `false` if it does not fit.
func copy(_ text: [UInt8], to memory: UnsafeMutablePointer<CChar>?, _ capacity: Int) -> Bool {
    guard let memory, text.count < capacity else { return false }
    for position in text.indices { memory[position] = CChar(bitPattern: text[position]) }
    memory[text.count] = 0
    return true
}
