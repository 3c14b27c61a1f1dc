import JSONWriting

/// Replaces parts of the strings of a JSON text, each of which is a text of its own.
enum JSONStrings {
    /// The text with parts of its strings replaced.
    ///
    /// - Parameter parts: The parts of a string that are to be replaced, in order.
    /// - Returns: `nil` if nothing is to be replaced.
    static func replacing(
        in json: UnsafeBufferPointer<UInt8>, by replacement: String,
        _ parts: (UnsafeBufferPointer<UInt8>) throws -> [Range<Int>]
    ) rethrows -> String? {
        var output: [UInt8] = []
        var hasChanges = false
        var (copied, position) = (0, 0)
        while position < json.count {
            guard json[position] == UInt8(ascii: "\"") else {
                position += 1
                continue
            }
            let start = position
            position += 1
            while position < json.count, json[position] != UInt8(ascii: "\"") {
                position += json[position] == UInt8(ascii: "\\") ? 2 : 1
            }
            position = min(position + 1, json.count)
            let text = JSONString.decoded(UnsafeBufferPointer(rebasing: json[start..<position]))
            let changed = try text.withUnsafeBufferPointer { text -> String? in
                let found = try parts(text)
                return found.isEmpty ? nil : Eraser.replacing(found, in: text)
            }
            guard let changed else { continue }
            hasChanges = true
            output += json[copied..<start]
            var writer = JSONWriter()
            writer.string(changed)
            output += writer.bytes
            copied = position
        }
        guard hasChanges else { return nil }
        output += json[copied...]
        return String(decoding: output, as: UTF8.self)
    }
}

/// A string of a JSON text.
enum JSONString {
    /// The text of a string with its quotes; the argument itself if it is no string.
    static func decoded(_ json: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        guard json.count >= 2 else { return Array(json) }
        // The only value of an object without a name.
        let object = Array("{\"\":".utf8) + json + Array("}".utf8)
        return object.withUnsafeBufferPointer { object in
            var decoder = ExtrasDecoder(object)
            var found: [UInt8]?
            let isWhole = decoder.forEach { _, value in found = Array(value) }
            return isWhole ? found ?? Array(json) : Array(json)
        }
    }
}
