extension HeaderTable {
    /// Outlook for the desktop, in Polish.
    static let outlookPolish = HeaderTable(
        "Outlook (Polish)", language: "pl",
        """
        Tytuł = namePrefix
        ! Imię = givenName
        Drugie imię = middleName
        ! Nazwisko = familyName
        Firma = organization
        Dział = department
        Stanowisko = jobTitle
        ! Telefon komórkowy = phone mobile
        ! Telefon służbowy = phone work
        Telefon służbowy 2 = phone work
        ! Telefon domowy = phone home
        Telefon domowy 2 = phone home
        Inny telefon = phone other
        Telefon podstawowy = phone main
        ! Faks służbowy = phone workFax
        Faks domowy = phone homeFax
        Inny faks = phone otherFax
        Pager = phone pager
        Adres e-mail = email
        Adres e-mail 2 = email
        Adres e-mail 3 = email
        Urodziny = birthday
        Kategorie = category ;
        Notatki = note
        Strona sieci Web = url
        Płeć = setting
        Priorytet = setting
        Prywatne = setting
        """)
}
