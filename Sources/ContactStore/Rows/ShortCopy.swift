/// Copies texts, most of which are too short for a call of the system's function to pay.
enum ShortCopy {
    /// Copies bytes to memory that does not overlap them.
    @inline(__always)
    static func copy(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
        guard count <= 16 else { return target.update(from: source, count: count) }
        if count >= 8 { return copyEnds(UInt64.self, source, target, count) }
        if count >= 4 { return copyEnds(UInt32.self, source, target, count) }
        for place in 0..<count { target[place] = source[place] }
    }

    /// Copies the first and the last bytes, which may overlap each other.
    @inline(__always)
    private static func copyEnds<Word: FixedWidthInteger & BitwiseCopyable>(
        _: Word.Type, _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ count: Int
    ) {
        let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
        let end = count &- MemoryLayout<Word>.size
        to.storeBytes(of: from.loadUnaligned(as: Word.self), as: Word.self)
        to.storeBytes(of: from.loadUnaligned(fromByteOffset: end, as: Word.self), toByteOffset: end, as: Word.self)
    }
}
