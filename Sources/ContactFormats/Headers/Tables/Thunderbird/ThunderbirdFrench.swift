extension HeaderTable {
    /// Thunderbird, in French.
    static let thunderbirdFrench = HeaderTable(
        "Thunderbird (French)", language: "fr",
        """
        Prénom = givenName
        Nom de famille = familyName
        ! Nom à afficher = displayName
        Surnom = nickname
        ! Première adresse électronique = email
        ! Adresse électronique secondaire = email
        Pseudo = instantMessage
        ! Tél. professionnel = phone work
        ! Tél. personnel = phone home
        Fax = phone otherFax
        Pager = phone pager
        ! Portable = phone mobile
        Adresse privée = street home
        Ville = city home
        Code postal = postalCode home
        Pays = country home
        Poste = jobTitle
        Service = department
        Société = organization
        Année de naissance = birthYear
        Mois = birthMonth
        Jour = birthDay
        Notes = note
        """)
}
