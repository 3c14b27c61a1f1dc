import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The legacy code pages, by way of the system's `iconv`; without it only the built-in ones are known.
package enum CodePage {
    /// The decoding of an encoding that only the system knows; `nil` if the system does not know it.
    static func form(of name: String) -> TextEncoding.Form? {
        if let known = known.withLock({ $0[name] }) { return known }
        let form = testedForm(of: name)
        if let form { known.withLock { if $0.count < maxKnown { $0[name] = form } } }
        return form
    }

    /// The decodings of the encodings that properties named: a file may change its encoding with every property.
    private static let known = Mutex<[String: TextEncoding.Form]>([:])
    /// More than any file needs; the name `IBM850` can be written in a hundred ways.
    private static let maxKnown = 256

    private static func testedForm(of name: String) -> TextEncoding.Form? {
        guard let converter = Converter(from: name) else { return nil }
        // An encoding of single bytes over ASCII: every byte is one character, and the lower half is itself.
        for byte in UInt8.min...UInt8.max {
            let text = converter.convertWhole([byte])
            if byte < 0x80, text != [byte] { return .converted }
            if byte >= 0x80, text == nil, !converter.isInvalid([byte]) { return .converted }
        }
        return .singleByte
    }

    /// Text in an encoding as UTF-8, or `nil` if it is not valid in that encoding.
    package static func convert(_ bytes: Bytes, from encoding: TextEncoding) -> [UInt8]? {
        Converter(from: encoding.converterName)?.convertWhole(Array(bytes))
    }
}

/// One conversion to UTF-8 under way.
///
/// A class, because the system's handle must be closed exactly once.
package final class Converter {
    /// The state of a conversion after some input.
    package enum Outcome { case done, incomplete, invalid }

    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    private let handle: iconv_t

    package convenience init?(from name: String) { self.init(from: name, to: "UTF-8") }

    /// A conversion from UTF-8.
    package convenience init?(to name: String) { self.init(from: "UTF-8", to: name) }

    private init?(from source: String, to target: String) {
        guard let handle = iconv_open(target, source), Int(bitPattern: handle) != -1 else { return nil }
        self.handle = handle
    }

    deinit { iconv_close(handle) }

    /// Forgets any shift state, before new text.
    private func reset() { iconv(handle, nil, nil, nil, nil) }

    /// Converts as much as possible and appends it; `consumed` says how far it came.
    package func convert(_ input: Bytes, into output: inout [UInt8], consumed: inout Int) -> Outcome {
        guard let start = input.baseAddress else { return .done }
        var source: UnsafeMutablePointer<CChar>? = UnsafeMutableRawPointer(mutating: start)
            .assumingMemoryBound(to: CChar.self)
        var remaining = input.count
        defer { consumed = input.count - remaining }
        while remaining > 0 {
            var failure: Int32 = 0
            let room = remaining * 4 + 16
            let produced = withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { scratch in
                var target = scratch.baseAddress
                var left = room
                if iconv(handle, &source, &remaining, &target, &left) == -1 { failure = errno }
                let written = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(scratch)[..<(room - left)])
                output.append(contentsOf: written)
                return room - left
            }
            switch failure {
            case 0: return .done
            case E2BIG where produced > 0: continue
            case EINVAL: return .incomplete
            default: return .invalid
            }
        }
        return .done
    }
    #else
    package init?(from name: String) { nil }

    package init?(to name: String) { nil }

    private func reset() {}

    package func convert(_ input: Bytes, into output: inout [UInt8], consumed: inout Int) -> Outcome { .invalid }
    #endif

    /// Converts complete text, or returns `nil`.
    ///
    /// - Parameter allowsCutEnd: `true` to leave out a character that is cut off at the end.
    package func convertWhole(_ input: [UInt8], allowsCutEnd: Bool = false) -> [UInt8]? {
        reset()
        var output: [UInt8] = []
        var consumed = 0
        let outcome = input.withUnsafeBufferPointer { convert($0, into: &output, consumed: &consumed) }
        return outcome == .done || allowsCutEnd && outcome == .incomplete ? output : nil
    }

    /// Returns `true` if the bytes are wrong with any bytes behind them.
    package func isInvalid(_ input: [UInt8]) -> Bool {
        reset()
        var output: [UInt8] = []
        var consumed = 0
        return input.withUnsafeBufferPointer { convert($0, into: &output, consumed: &consumed) } == .invalid
    }
}
