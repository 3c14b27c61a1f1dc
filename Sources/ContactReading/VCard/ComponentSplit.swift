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

    /// The number of components of a value.
    static func count(_ value: Bytes, separator: UInt8) -> Int {
        var count = 0
        var start = 0
        while start <= value.count {
            start = end(value, from: start, separator: separator) &+ 1
            count &+= 1
        }
        return count
    }
}
