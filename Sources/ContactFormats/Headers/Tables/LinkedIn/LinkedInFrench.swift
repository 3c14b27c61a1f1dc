extension HeaderTable {
    /// LinkedIn connections, in French.
    static let linkedInFrench = HeaderTable(
        "LinkedIn (French)", language: "fr",
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
