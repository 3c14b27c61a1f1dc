/// Calling codes of the North American Numbering Plan, Russia and Kazakhstan.
extension PhoneNumber.CountryCode {
    /// The United States, Canada and the other members of the North American Numbering Plan.
    public static var usAndCanada: Self { Self(assigned: 1) }
    /// Russia and Kazakhstan.
    public static var russiaAndKazakhstan: Self { Self(assigned: 7) }
}
