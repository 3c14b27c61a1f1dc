import PhoneNumbers

/// The bytes of the table while they are put together; sections start at multiples of 64.
struct PlanTableImage {
    private var bytes: [UInt8]

    init(headerSize: Int) {
        bytes = Array(repeating: 0, count: headerSize)
    }

    /// Appends a section of plain records and gives its offset.
    mutating func append<Record: BitwiseCopyable>(_ records: [Record]) -> UInt32 {
        while bytes.count % 64 != 0 { bytes.append(0) }
        let offset = UInt32(bytes.count)
        records.withUnsafeBytes { bytes.append(contentsOf: $0) }
        return offset
    }

    /// Puts the header in its place, and a checksum behind everything.
    func finish(_ header: PlanTable.Header) -> [UInt8] {
        var result = bytes
        while result.count % PlanTable.checksumLength != 0 { result.append(0) }
        withUnsafeBytes(of: header) { raw in
            for position in raw.indices { result[position] = raw[position] }
        }
        let checksum = result.withUnsafeBytes { PlanTable.checksum(of: $0) }
        withUnsafeBytes(of: checksum.littleEndian) { result.append(contentsOf: $0) }
        return result
    }
}
