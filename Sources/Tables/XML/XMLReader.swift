import Archives
internal import CExpat

/// Reads an XML part of a workbook as a stream of elements, with the system's expat.
///
/// A document type with declarations is refused: workbooks have none, and entities that multiply need one. The memory of expat is
/// limited: the length of a tag or comment, the depth of elements, and the number of their names.
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
    /// The number of open elements.
    private var depth = 0
    /// The number of bytes given to expat since it last reported something.
    private var pendingCount = 0
    /// The names of elements and attributes.
    private var names: Set<String> = []

    /// No workbook has longer tags, deeper elements or more names.
    private static let limits = (tag: 4 << 20, depth: 256, names: 4096)

    private init(_ handler: any Handler) throws {
        guard let parser = XML_ParserCreate(nil) else { throw TableError.damaged(what: "there is no memory") }
        self.parser = parser
        self.handler = handler
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { data, name, attributes in
                XMLReader.from(data)?.guarded { try $0.start(name, attributes) }
            },
            { data, name in
                XMLReader.from(data)?.guarded { reader in
                    reader.depth -= 1
                    try reader.handler.end(name.map { XMLReader.local(String(cString: $0)) } ?? "")
                }
            })
        XML_SetCharacterDataHandler(parser) { data, text, length in
            XMLReader.from(data)?.guarded { reader in
                guard let text else { return }
                let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
                try reader.handler.text(String(decoding: bytes, as: UTF8.self))
            }
        }
        XML_SetCommentHandler(parser) { data, _ in XMLReader.from(data)?.guarded { _ in } }
        XML_SetProcessingInstructionHandler(parser) { data, _, _ in XMLReader.from(data)?.guarded { _ in } }
        XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDeclarations in
            XMLReader.from(data)?.guarded { _ in if hasDeclarations != 0 { throw TableError.documentType } }
        }
    }

    deinit { XML_ParserFree(parser) }

    private static func from(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
        data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func local(_ name: String) -> String {
        name.utf8.lastIndex(of: UInt8(ascii: ":")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
    }

    private func start(
        _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) throws {
        depth += 1
        guard depth <= Self.limits.depth else {
            throw TableError.damaged(what: "its XML is nested deeper than \(Self.limits.depth) elements")
        }
        let name = try noted(name)
        var values: [String: String] = [:]
        var position = 0
        while let key = attributes?[position], let value = attributes?[position + 1] {
            values[Self.local(try noted(key))] = String(cString: value)
            position += 2
        }
        try handler.start(Self.local(name), values)
    }

    /// A name, which expat keeps.
    private func noted(_ name: UnsafePointer<CChar>?) throws -> String {
        let name = name.map { String(cString: $0) } ?? ""
        if names.insert(name).inserted, names.count > Self.limits.names {
            throw TableError.damaged(
                what: "its XML has more than \(Self.limits.names) names of elements and attributes")
        }
        return name
    }

    /// Keeps the error of a handler, and stops.
    private func guarded(_ body: (XMLReader) throws -> Void) {
        guard failure == nil else { return }
        pendingCount = 0
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
            reader.pendingCount += count
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
            guard reader.pendingCount <= limits.tag else {
                throw TableError.damaged(what: "its XML has a tag or comment of more than \(limits.tag) bytes")
            }
        }
    }
}
