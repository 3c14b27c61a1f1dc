/// The country that the words of a cell name.
package enum CountryBesideNumber: Sendable, Hashable {
    /// None.
    case none
    /// One, named by nothing else: `(AT) 0662 843211`, `Schweiz 044 261 33 71`, `55 5208 4477 (Mexico)`.
    case region(RegionCode)
    /// A word that names a country and may mean something else, or several countries: `Jordan`, `Avenue de France`.
    case undecided
}
