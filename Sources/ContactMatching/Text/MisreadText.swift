/// UTF-8 that a program read as Windows-1252 and wrote again: `SchÃ¤fer` for `Schäfer`.
enum MisreadText {
    /// The characters of [Windows-1252](https://encoding.spec.whatwg.org/index-windows-1252.txt) from 0x80 to 0x9F; `-` where there is none.
    private static let characters = Array("€-‚ƒ„…†‡ˆ‰Š‹Œ-Ž--‘’“”•–—˜™š›œ-žŸ".unicodeScalars)

    /// Returns `true` if two bytes of UTF-8 are those of a letter that begins a character of several bytes, and one behind it that is not of ASCII.
    @inline(__always)
    private static func mayBegin(_ first: UInt8, _ second: UInt8, before next: UInt8) -> Bool {
        first == 0xC3 && second >= 0x82 && next >= 0xC2
    }

    /// Appends a text as it was meant.
    ///
    /// - Returns: `false` if nothing in it was misread; then nothing is appended.
    static func appendRepaired(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> Bool {
        guard text.count > 3,
            (0..<text.count - 2).contains(where: { mayBegin(text[$0], text[$0 + 1], before: text[$0 + 2]) })
        else { return false }
        let start = output.count
        var (isRepaired, run) = (false, [Unicode.Scalar]())
        func endRun() {
            let bytes = run.compactMap(byte)
            if bytes.count == run.count, run.count > 1, let text = String(validating: bytes, as: UTF8.self) {
                isRepaired = true
                output.append(contentsOf: text.utf8)
            } else {
                for scalar in run { output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter) }
            }
            run.removeAll(keepingCapacity: true)
        }
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            if scalar.isASCII {
                endRun()
                output.append(UInt8(scalar.value))
            } else {
                run.append(scalar)
            }
        }
        endRun()
        if !isRepaired { output.removeSubrange(start...) }
        return isRepaired
    }

    /// The byte of Windows-1252 for a character that is not of ASCII; `nil` if there is none.
    private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
        if (0x80...0xFF).contains(scalar.value) { return UInt8(scalar.value) }
        return characters.firstIndex(of: scalar).map { UInt8(0x80 + $0) }
    }
}
