import JSONWriting

/// Replaces strings of a JSON text, each of which is a text of its own.
enum JSONStrings {
    /// The text with other strings.
    ///
    /// - Parameter other: Returns what comes in the place of a string; `nil` if it stays.
    /// - Returns: `nil` if all stay.
    static func replacing(
        in json: UnsafeBufferPointer<UInt8>, by other: (UnsafeBufferPointer<UInt8>) throws -> String?
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
            guard let changed = try text.withUnsafeBufferPointer(other) else { continue }
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
