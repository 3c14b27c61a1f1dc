import Markup

extension Link {
    /// A file that the server has for its pages, in the version that it has now.
    init(asset name: String) { self.init(asset: name, version: Asset.version) }

    /// A part of a picture that the server has for its pages.
    init(asset name: String, part: String) { self.init(asset: name, version: Asset.version, part: part) }
}
