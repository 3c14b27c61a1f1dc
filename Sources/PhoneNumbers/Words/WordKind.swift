/// The meaning of a word beside a number for the reading of the number.
enum WordKind: UInt8 {
    /// Not in the table.
    case unknown
    /// A name for a line or a place: `Tel`, `mobile`, `自宅`.
    case label
    /// An extension follows: `ext`, `доб`, `内線`.
    case `extension`
    /// A letter or a short word that leads an extension only behind a whole number: `x`, `int`, `p`.
    case weakExtension
    /// Joins two numbers: `und`, `or`, `и`.
    case conjunction
    /// Leads to the end of a range: `bis`, `to`, `до`.
    case range
    /// An hour or a day stands beside it: `Uhr`, `pm`, `after`, `Mo`.
    case time
    /// `kl`: `Klappe` in Austria and `klapka` in Czechia lead an extension, Nordic `klockan` an hour.
    case hourOrExtension
}
