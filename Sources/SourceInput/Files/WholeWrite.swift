import Foundation

/// Writes to an open file descriptor until everything is written.
package enum WholeWrite {
    /// Writes all bytes, however many calls of the system that takes.
    ///
    /// - Throws: ``SystemError`` if the system does not take them; some may have been written.
    package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemError) {
        var position = 0
        while position < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[position...])
            let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
            if count < 0, errno != EINTR { throw SystemError() }
            position += max(count, 0)
        }
    }
}
