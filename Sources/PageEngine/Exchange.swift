/// The memory in which a page and the engine exchange texts: the page writes UTF-8 into the input, the engine leaves its
/// answer in the output, and each call names only a number of bytes.
///
/// A page has one thread, and so has the module: nothing here is shared.
struct Exchange {
    private(set) var input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4096)
    private(set) var output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4096)

    /// The state of the module.
    nonisolated(unsafe) static var shared = Exchange()

    /// Makes room for so many bytes of input, which a page has to write after this call and not before.
    mutating func reserveInput(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
        Self.grow(&input, to: count)
        return input.baseAddress
    }

    /// The input that a call names; a count outside the input names what there is of it.
    func bytes(_ count: Int32) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: input[..<max(0, min(Int(count), input.count))])
    }

    /// The input that a call names, as text; bytes that are not UTF-8 become U+FFFD.
    func text(_ count: Int32) -> String {
        String(decoding: bytes(count), as: UTF8.self)
    }

    /// Leaves an answer in the output.
    ///
    /// - Returns: its length in bytes.
    mutating func answer(_ bytes: [UInt8]) -> Int32 {
        Self.grow(&output, to: bytes.count)
        _ = output.update(fromContentsOf: bytes)
        return Int32(bytes.count)
    }

    private static func grow(_ memory: inout UnsafeMutableBufferPointer<UInt8>, to count: Int) {
        guard count > memory.count else { return }
        memory.deallocate()
        memory = .allocate(capacity: max(count, 2 * memory.count))
    }
}

/// Makes room for so many bytes of input.
///
/// - Returns: the address at which the page writes them. Memory may have grown: views of it have to be taken anew.
@_expose(wasm, "input") @c(trunkline_page_input)
public func input(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    Exchange.shared.reserveInput(Int(count))
}

/// The address of the last answer.
@_expose(wasm, "output") @c(trunkline_page_output)
public func output() -> UnsafePointer<UInt8>? {
    UnsafePointer(Exchange.shared.output.baseAddress)
}
