public import ContactModel

extension Finding.Code {
    /// Packed content that is cut off or damaged; the content before the damage was read.
    public static let damagedArchive = Finding.Code("damagedArchive")
    /// Records of JSON or LDIF that could not be read.
    public static let damagedRecord = Finding.Code("damagedRecord")
    /// National numbers that lack their trunk zero throughout the source.
    public static let lostZeros = Finding.Code("lostZeros")
}
