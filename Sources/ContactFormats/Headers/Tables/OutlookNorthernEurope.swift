extension HeaderTable {
    /// Outlook for the desktop, in Swedish: single words for phones.
    static let outlookSwedish = HeaderTable(
        "Outlook (Swedish)",
        """
        ! Förnamn = givenName
        Mellannamn = middleName
        ! Efternamn = familyName
        Företag = organization
        Avdelning = department
        Befattning = jobTitle
        ! Mobiltelefon = phone mobile
        ! Arbete = phone work
        Arbete 2 = phone work
        ! Hem = phone home
        Hem 2 = phone home
        Annan telefon = phone other
        ! Fax arbete = phone workFax
        Fax hem = phone homeFax
        Personsökare = phone pager
        E-postadress = email
        E-post 2-adress = email
        E-post 3-adress = email
        Födelsedag = birthday
        Kategorier = category ;
        Anteckningar = note
        Webbsida = url
        Kön = setting
        Prioritet = setting
        Privat = setting
        """)

    /// Outlook for the desktop, in Danish.
    static let outlookDanish = HeaderTable(
        "Outlook (Danish)",
        """
        ! Fornavn = givenName
        Mellemnavn = middleName
        ! Efternavn = familyName
        Firma = organization
        Afdeling = department
        Stilling = jobTitle
        ! Mobiltelefon = phone mobile
        ! Telefon (arbejde) = phone work
        Telefon 2 (arbejde) = phone work
        ! Telefon (privat) = phone home
        Telefon 2 (privat) = phone home
        Telefon (andet) = phone other
        ! Fax (arbejde) = phone workFax
        Fax (privat) = phone homeFax
        Personsøger = phone pager
        E-mail-adresse = email
        E-mail 2-adresse = email
        E-mail 3-adresse = email
        Fødselsdag = birthday
        Kategorier = category ;
        Noter = note
        Webside = url
        Køn = setting
        Prioritet = setting
        Privat = setting
        """)

    /// Outlook for the desktop, in Polish.
    static let outlookPolish = HeaderTable(
        "Outlook (Polish)",
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

    /// Outlook for the desktop, in Brazilian Portuguese.
    static let outlookPortuguese = HeaderTable(
        "Outlook (Portuguese)",
        """
        Título = namePrefix
        ! Primeiro nome = givenName
        Segundo nome = middleName
        ! Sobrenome = familyName
        Sufixo = nameSuffix
        Empresa = organization
        Departamento = department
        Cargo = jobTitle
        ! Telefone celular = phone mobile
        ! Telefone comercial = phone work
        Telefone comercial 2 = phone work
        ! Telefone residencial = phone home
        Telefone residencial 2 = phone home
        Outro telefone = phone other
        Telefone principal = phone main
        ! Fax comercial = phone workFax
        Fax residencial = phone homeFax
        Outro fax = phone otherFax
        Pager = phone pager
        E-mail Address = email
        Endereço de email = email
        Endereço de email 2 = email
        Endereço de email 3 = email
        Aniversário = birthday
        Categorias = category ;
        Anotações = note
        Página da Web = url
        Sexo = setting
        Prioridade = setting
        Particular = setting
        """)
}
