import ContactFormats

/// Reads any bytes as CSV.
enum CSVTarget: FuzzTarget {
    static func run(_ input: inout FuzzInput) {
        var options = ReadingOptions(&input)
        options.format = .csv
        let cut = Int(input.byte()) + 1
        options.delimiter = input.pick([nil, nil, 0x2C, 0x3B, 0x09])
        let bytes = input.rest()
        _ = SourceReading.checked(bytes, options: options, cuts: [cut, 7])
    }
}
