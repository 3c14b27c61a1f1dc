import WorkbenchAssets

/// A file that pages need, from the memory of the program.
struct Asset {
    /// Its bytes.
    let bytes: UnsafeBufferPointer<UInt8>
    /// Its media type.
    let type: String

    /// The file of a name; `nil` if there is none.
    init?(named name: String) {
        guard let asset = Self.all[name] else { return nil }
        self = asset
    }

    private init(_ asset: workbench_asset) {
        bytes = UnsafeBufferPointer(start: asset.bytes, count: asset.count)
        type = String(cString: asset.type)
    }

    nonisolated(unsafe) private static let all: [String: Asset] = {
        var all: [String: Asset] = [:]
        for place in 0..<workbench_asset_count {
            let asset = workbench_asset_at(place)
            all[String(cString: asset.name)] = Asset(asset)
        }
        return all
    }()
}
