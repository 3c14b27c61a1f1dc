extension HeaderTable {
    /// LinkedIn connections, in German.
    static let linkedInGerman = HeaderTable(
        "LinkedIn (German)", language: "de",
        """
        Vorname = givenName
        Nachname = familyName
        URL = url profile
        E-Mail-Adresse = email
        Unternehmen = organization
        Position = jobTitle
        ! Verbunden am = date connected
        """)
}
