import Synchronization

/// A converter to UTF-8 that is opened once and stays open: the system loads a library for each encoding.
final class SharedConverter: Sendable {
    private let encoding: TextEncoding
    private let converter = Mutex<Converter?>(nil)

    init(from encoding: TextEncoding) { self.encoding = encoding }

    /// Converts a text. A character that is cut off at the end is left out.
    ///
    /// - Returns: `nil` if the text is not valid in this encoding, or the system does not know the encoding.
    func convert(_ input: [UInt8]) -> [UInt8]? {
        converter.withLock { [encoding] converter in
            if converter == nil { converter = Converter(from: encoding.converterName) }
            return converter?.convertWhole(input, allowsCutEnd: true)
        }
    }
}
