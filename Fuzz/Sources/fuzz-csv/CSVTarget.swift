import ContactReading
import FuzzSupport
import SourceReading

/// Reads any bytes as CSV.
@main
enum CSVTarget: FuzzTarget {
    static func run(_ input: inout FuzzInput) {
        var options = ReadingOptions(&input)
        options.format = .csv
        let cut = Int(input.byte()) + 1
        options.delimiter = input.pick([nil, nil, 0x2C, 0x3B, 0x09])
        let bytes = input.rest()
        // The sample behind the head may be any bytes; here it is the end of the input, from two places on.
        var pieces = [bytes.dropFirst(bytes.count / 2), bytes.dropFirst(bytes.count * 3 / 4)][...]
        let sample = SourceSample { _ in Array(pieces.popFirst() ?? []) }
        _ = SourceReading.checked(bytes, options: options, sample: sample, cuts: [cut, 7])
    }
}
