/// Structured values and lists: cuts raw bytes at separators that no backslash protects.
enum ComponentSplit {
    /// The end of the component that starts at an offset.
    @inline(__always)
    static func end(_ value: Bytes, from start: Int, separator: UInt8) -> Int {
        var index = start
        while index < value.count, value[index] != separator {
            index &+= value[index] == ASCII.backslash ? 2 : 1
        }
        return min(index, value.count)
    }

    /// Returns `true` if a separator stands anywhere in a value.
    static func contains(_ value: Bytes, separator: UInt8) -> Bool {
        end(value, from: 0, separator: separator) < value.count
    }
}
