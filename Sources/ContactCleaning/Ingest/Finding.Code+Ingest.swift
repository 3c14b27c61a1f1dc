public import ContactFormats

extension Finding.Code {
    /// Packed content that is cut off or damaged; what came before was read.
    public static let damagedArchive = Finding.Code("damagedArchive")
}
