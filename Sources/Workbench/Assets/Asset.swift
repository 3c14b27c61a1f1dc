import Archives
import Synchronization
import WorkbenchAssets

/// A file that pages need, from the memory of the program.
struct Asset: Sendable {
    /// Its bytes.
    nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>
    /// Its name, and its media type.
    let name: String, type: String

    /// The file of a name; `nil` if there is none.
    init?(named name: String) {
        guard let asset = Self.all[name] else { return nil }
        self = asset
    }

    private init(_ asset: workbench_asset) {
        bytes = UnsafeBufferPointer(start: asset.bytes, count: asset.count)
        name = String(cString: asset.name)
        type = String(cString: asset.type)
    }

    private static let all: [String: Asset] = {
        var all: [String: Asset] = [:]
        for place in 0..<workbench_asset_count {
            let asset = Asset(workbench_asset_at(place))
            all[asset.name] = asset
        }
        return all
    }()

    /// The version of all files, which stands in their addresses: files of the same version never change.
    static let version: String = {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for (name, asset) in all.sorted(by: { $0.key < $1.key }) {
            for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
            for byte in asset.bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        }
        return String(hash, radix: 36)
    }()

    // MARK: Compressed

    private static let compressed = Mutex<[String: [UInt8]]>([:])

    /// The bytes in the format of gzip, compressed once; `nil` where that makes them no smaller.
    var gzipped: [UInt8]? {
        if name.hasSuffix(".lzma") { return nil }
        let known = Self.compressed.withLock { $0[name] }
        if let known { return known.isEmpty ? nil : known }
        let packed = (try? GzipFile.compress(Array(bytes))) ?? []
        let kept = packed.count < bytes.count ? packed : []
        Self.compressed.withLock { $0[name] = kept }
        return kept.isEmpty ? nil : kept
    }
}
