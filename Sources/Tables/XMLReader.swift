import Archives
internal import CExpat

/// Reads an XML part of a workbook as a stream of elements, with the system's expat.
///
/// A document type is refused: workbooks have none, and entities that multiply need one.
final class XMLReader {
    /// Takes what is read. Names are without their prefixes.
    protocol Handler: AnyObject {
        func start(_ name: String, _ attributes: [String: String]) throws
        func end(_ name: String) throws
        func text(_ text: String) throws
    }

    private let parser: XML_Parser
    private let handler: any Handler
    private var failure: (any Error)?

    private init(_ handler: any Handler) throws {
        guard let parser = XML_ParserCreate(nil) else { throw TableError.damaged(what: "there is no memory") }
        self.parser = parser
        self.handler = handler
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { data, name, attributes in
                XMLReader.from(data)?.guarded { reader in
                    var values: [String: String] = [:]
                    var position = 0
                    while let key = attributes?[position], let value = attributes?[position + 1] {
                        values[XMLReader.local(key)] = String(cString: value)
                        position += 2
                    }
                    try reader.handler.start(name.map { XMLReader.local($0) } ?? "", values)
                }
            },
            { data, name in
                XMLReader.from(data)?.guarded { try $0.handler.end(name.map { XMLReader.local($0) } ?? "") }
            })
        XML_SetCharacterDataHandler(parser) { data, text, length in
            XMLReader.from(data)?.guarded { reader in
                guard let text else { return }
                let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
                try reader.handler.text(String(decoding: bytes, as: UTF8.self))
            }
        }
        XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
            XMLReader.from(data)?.guarded { _ in throw TableError.documentType }
        }
    }

    deinit { XML_ParserFree(parser) }

    private static func from(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
        data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func local(_ name: UnsafePointer<CChar>) -> String {
        let name = String(cString: name)
        return name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    }

    /// Keeps the error of a handler, and stops.
    private func guarded(_ body: (XMLReader) throws -> Void) {
        guard failure == nil else { return }
        do { try body(self) } catch {
            failure = error
            XML_StopParser(parser, 0)
        }
    }

    /// Reads a part to its end.
    ///
    /// - Throws: ``TableError``, what reading the bytes throws and what the handler throws.
    static func read(_ stream: any ByteStream, _ handler: any Handler) throws {
        let reader = try XMLReader(handler)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try buffer.withUnsafeMutableBytes { try stream.read(into: $0) }
            let status = buffer.withUnsafeBytes { bytes in
                XML_Parse(
                    reader.parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(count),
                    count == 0 ? 1 : 0)
            }
            if let failure = reader.failure { throw failure }
            guard status == XML_STATUS_OK else {
                throw TableError.damaged(what: "line \(XML_GetCurrentLineNumber(reader.parser)) of its XML is damaged")
            }
            if count == 0 { return }
        }
    }
}
