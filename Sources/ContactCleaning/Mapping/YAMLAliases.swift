/// Finds aliases in YAML (`*name`), which make a small file arbitrarily large when they are expanded.
enum YAMLAliases {
    /// The 1-based line of the first alias; `nil` if there is none. Block scalars are not recognized.
    static func firstLine(in text: String) -> Int? {
        var scanner = Scanner(bytes: Array(text.utf8))
        return scanner.firstAlias()
    }

    private struct Scanner {
        let bytes: [UInt8]
        var index = 0
        var line = 1
        /// The number of open brackets.
        var depth = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        mutating func firstAlias() -> Int? {
            // `true` if a value or key may begin here.
            var isStart = true
            while index < bytes.count {
                let byte = bytes[index]
                switch byte {
                case UInt8(ascii: "\n"):
                    line += 1
                    isStart = true
                case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
                case UInt8(ascii: "#") where index == 0 || isBlank(index - 1): skipComment()
                case UInt8(ascii: "["), UInt8(ascii: "{"):
                    if isStart { depth += 1 }
                case UInt8(ascii: "]"), UInt8(ascii: "}"):
                    if depth > 0 { depth -= 1 }
                    isStart = false
                case UInt8(ascii: ",") where depth > 0: isStart = true
                case UInt8(ascii: ":") where isBlank(index + 1): isStart = true
                case UInt8(ascii: "-"), UInt8(ascii: "?"): isStart = isStart && isBlank(index + 1)
                case UInt8(ascii: "\"") where isStart, UInt8(ascii: "'") where isStart:
                    skipQuoted(byte)
                    isStart = false
                case UInt8(ascii: "&") where isStart, UInt8(ascii: "!") where isStart:
                    while !isBlank(index + 1) { index += 1 }
                case UInt8(ascii: "*") where isStart && !isBlank(index + 1): return line
                default: isStart = false
                }
                index += 1
            }
            return nil
        }

        /// Returns `true` if a blank, a line end or the end of the text is at an offset.
        private func isBlank(_ offset: Int) -> Bool { offset >= bytes.count || bytes[offset] <= 0x20 }

        private mutating func skipComment() {
            while index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: "\n") { index += 1 }
        }

        /// Goes to the closing quote.
        private mutating func skipQuoted(_ quote: UInt8) {
            index += 1
            while index < bytes.count, bytes[index] != quote {
                if bytes[index] == UInt8(ascii: "\n") { line += 1 }
                if quote == UInt8(ascii: "\""), bytes[index] == UInt8(ascii: "\\") { index += 1 }
                index += 1
            }
        }
    }
}
