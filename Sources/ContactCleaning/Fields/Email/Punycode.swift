/// Letters of all scripts as letters of ASCII, [RFC 3492](https://www.rfc-editor.org/rfc/rfc3492): numbers between the ASCII letters say
/// which other letters stand where.
enum Punycode {
    private static let base = 36, smallest = 1, largest = 26, skew = 38, damp = 700, initialBias = 72, initialCode = 128

    /// The text in ASCII; `nil` if a number is too large.
    static func encode(_ scalars: [Unicode.Scalar]) -> String? {
        var output = scalars.filter(\.isASCII).map { UInt8($0.value) }
        let plain = output.count
        if plain > 0 { output.append(0x2D) }
        var (code, delta, bias, handled) = (initialCode, 0, initialBias, plain)
        while handled < scalars.count {
            guard let next = scalars.lazy.map({ Int($0.value) }).filter({ $0 >= code }).min() else { return nil }
            let (product, overflows) = (next - code).multipliedReportingOverflow(by: handled + 1)
            guard !overflows, product < maximum - delta else { return nil }
            delta += product
            code = next
            for scalar in scalars {
                if scalar.value < code { delta += 1 }
                guard scalar.value == code else { continue }
                append(delta, bias, to: &output)
                bias = adapted(delta, handled + 1, isFirst: handled == plain)
                delta = 0
                handled += 1
            }
            delta += 1
            code += 1
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The letters of a text in ASCII; `nil` if it is not one that ``encode(_:)`` gives.
    static func decode(_ text: some BidirectionalCollection<UInt8>) -> [Unicode.Scalar]? {
        let bytes = Array(text)
        let hyphen = bytes.lastIndex(of: 0x2D)
        var output: [Unicode.Scalar] = []
        for byte in bytes[..<(hyphen ?? 0)] {
            guard byte < 0x80 else { return nil }
            output.append(Unicode.Scalar(byte))
        }
        var index = hyphen.map { $0 + 1 } ?? 0
        var (code, place, bias) = (initialCode, 0, initialBias)
        while index < bytes.count {
            let former = place
            var weight = 1
            var threshold = base
            while true {
                guard index < bytes.count, let digit = value(of: bytes[index]) else { return nil }
                index += 1
                guard digit <= (maximum - place) / weight else { return nil }
                place += digit * weight
                let limit = min(max(threshold - bias, smallest), largest)
                if digit < limit { break }
                guard weight <= maximum / (base - limit) else { return nil }
                weight *= base - limit
                threshold += base
            }
            let count = output.count + 1
            bias = adapted(place - former, count, isFirst: former == 0)
            code += place / count
            place %= count
            guard let number = UInt32(exactly: code), let scalar = Unicode.Scalar(number) else { return nil }
            output.insert(scalar, at: place)
            place += 1
        }
        return output
    }

    private static let maximum = Int(Int32.max)

    /// Appends a number whose last digit is told by its size.
    private static func append(_ number: Int, _ bias: Int, to output: inout [UInt8]) {
        var rest = number
        var threshold = base
        while true {
            let limit = min(max(threshold - bias, smallest), largest)
            if rest < limit { return output.append(digit(rest)) }
            output.append(digit(limit + (rest - limit) % (base - limit)))
            rest = (rest - limit) / (base - limit)
            threshold += base
        }
    }

    /// The bias for the next number, by the size of the last one.
    private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
        var rest = isFirst ? delta / damp : delta / 2
        rest += rest / count
        var steps = 0
        while rest > (base - smallest) * largest / 2 {
            rest /= base - smallest
            steps += base
        }
        return steps + (base - smallest + 1) * rest / (rest + skew)
    }

    private static func digit(_ value: Int) -> UInt8 { UInt8(value < 26 ? value + 0x61 : value - 26 + 0x30) }

    private static func value(of byte: UInt8) -> Int? {
        switch byte {
        case 0x61...0x7A: Int(byte) - 0x61
        case 0x41...0x5A: Int(byte) - 0x41
        case 0x30...0x39: Int(byte) - 0x30 + 26
        default: nil
        }
    }
}
