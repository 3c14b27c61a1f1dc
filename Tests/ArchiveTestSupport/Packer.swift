internal import CZlib

/// Makes packed files for tests.
package enum Packer {
    /// A file of a ZIP archive to be made.
    package struct Member {
        package var path: String
        package var bytes: [UInt8]
        package var method: Int
        package var flags = 0

        /// A file; it is packed by DEFLATE (8), stored as it is (0), or said to be packed otherwise.
        package init(_ path: String, _ bytes: [UInt8], method: Int = 8, flags: Int = 0) {
            self.path = path
            self.bytes = bytes
            self.method = method
            self.flags = flags
        }

        /// A file of text.
        package init(_ path: String, _ text: String, method: Int = 8) {
            self.init(path, Array(text.utf8), method: method)
        }
    }

    /// A gzip file.
    package static func gzip(_ bytes: [UInt8]) -> [UInt8] { deflated(bytes, windowBits: MAX_WBITS + 16) }

    /// A ZIP file.
    ///
    /// - Parameter isLarge: `true` if sizes stand in extra fields, as those beyond 4 GiB do.
    package static func zip(_ members: [Member], comment: String = "", isLarge: Bool = false) -> [UInt8] {
        var file: [UInt8] = []
        var directory: [UInt8] = []
        for member in members {
            let content = member.method == 8 ? deflated(member.bytes, windowBits: -MAX_WBITS) : member.bytes
            let checksum = Int(crc32_z(0, member.bytes, member.bytes.count))
            let path = Array(member.path.utf8)
            let offset = file.count
            let sizes = isLarge ? [0xFFFF_FFFF, 0xFFFF_FFFF] : [content.count, member.bytes.count]
            let extra =
                isLarge ? number(1, 2) + number(16, 2) + number(member.bytes.count, 8) + number(content.count, 8) : []
            let common =
                number(20, 2) + number(member.flags, 2) + number(member.method, 2) + number(0, 4) + number(checksum, 4)
                + sizes.flatMap { number($0, 4) } + number(path.count, 2) + number(extra.count, 2)
            file += number(0x0403_4B50, 4) + common + path + extra + content
            directory += number(0x0201_4B50, 4) + number(20, 2) + common + number(0, 2) + number(0, 2) + number(0, 2)
            directory += number(0, 4) + number(offset, 4) + path + extra
        }
        let start = file.count
        file += directory
        if isLarge {
            let record = file.count
            file += number(0x0606_4B50, 4) + number(44, 8) + number(45, 2) + number(45, 2) + number(0, 4) + number(0, 4)
            file += number(members.count, 8) + number(members.count, 8) + number(directory.count, 8) + number(start, 8)
            file += number(0x0706_4B50, 4) + number(0, 4) + number(record, 8) + number(1, 4)
        }
        let count = isLarge ? 0xFFFF : members.count
        file += number(0x0605_4B50, 4) + number(0, 4) + number(count, 2) + number(count, 2)
        file += number(directory.count, 4) + number(isLarge ? 0xFFFF_FFFF : start, 4)
        return file + number(comment.utf8.count, 2) + Array(comment.utf8)
    }

    private static func number(_ value: Int, _ length: Int) -> [UInt8] {
        (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private static func deflated(_ bytes: [UInt8], windowBits: Int32) -> [UInt8] {
        var stream = z_stream()
        var input = bytes
        var output = [UInt8](repeating: 0, count: bytes.count + bytes.count / 100 + 1024)
        deflateInit2_(
            &stream, 9, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        let count = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(target.count)
                deflate(&stream, Z_FINISH)
                return target.count - Int(stream.avail_out)
            }
        }
        deflateEnd(&stream)
        return Array(output[..<count])
    }
}
