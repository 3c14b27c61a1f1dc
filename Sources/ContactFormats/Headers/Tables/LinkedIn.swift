extension HeaderTable {
    /// LinkedIn connections: no phone column at all.
    static let linkedIn = HeaderTable(
        "LinkedIn",
        """
        First Name = givenName
        Last Name = familyName
        ! URL = url profile
        Email Address = email
        Company = organization
        Position = jobTitle
        ! Connected On = date connected
        """)

    /// LinkedIn connections, in German.
    static let linkedInGerman = HeaderTable(
        "LinkedIn (German)",
        """
        Vorname = givenName
        Nachname = familyName
        URL = url profile
        E-Mail-Adresse = email
        Unternehmen = organization
        Position = jobTitle
        ! Verbunden am = date connected
        """)

    /// LinkedIn connections, in French.
    static let linkedInFrench = HeaderTable(
        "LinkedIn (French)",
        """
        Prénom = givenName
        Nom = familyName
        URL = url profile
        Adresse e-mail = email
        Entreprise = organization
        Société = organization
        Poste = jobTitle
        ! Connexion le = date connected
        """)
}
