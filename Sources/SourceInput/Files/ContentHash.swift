import Foundation

#if canImport(CryptoKit)
import CryptoKit
#else
import CLibcrypto
#endif

/// The SHA-256 of content that arrives in pieces ([FIPS 180-4](https://doi.org/10.6028/NIST.FIPS.180-4)).
package struct ContentHash {
    private var function = SHA256()

    /// The hash of nothing yet.
    package init() {}

    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
        function.update(bufferPointer: bytes)
    }

    /// The hash of everything added so far, in lowercase hexadecimal.
    package var text: String {
        var text: [UInt8] = []
        for byte in function.finalize() {
            text.append(Self.digits[Int(byte >> 4)])
            text.append(Self.digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The hash of a text, in [Base64](https://www.rfc-editor.org/rfc/rfc4648).
    package static func base64(of text: String) -> String {
        var hash = ContentHash()
        Array(text.utf8).withUnsafeBytes { hash.add($0) }
        return Data(hash.function.finalize()).base64EncodedString()
    }

    private static let digits = Array("0123456789abcdef".utf8)
}

#if !canImport(CryptoKit)
/// libcrypto's SHA-256 behind the interface of CryptoKit's.
///
/// These functions keep their state in a plain value and cannot fail. Their successor, `EVP_Digest`, would read OpenSSL's
/// configuration file and look for providers before it hashes the first byte.
private struct SHA256 {
    private var context = SHA256_CTX()

    init() {
        SHA256_Init(&context)
    }

    mutating func update(bufferPointer bytes: UnsafeRawBufferPointer) {
        SHA256_Update(&context, bytes.baseAddress, bytes.count)
    }

    func finalize() -> [UInt8] {
        var context = context
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        SHA256_Final(&digest, &context)
        return digest
    }
}
#endif
