extension HeaderTable {
    /// Outlook for the desktop, in Spanish; real files mix in English headers. `Nombre` is a name and, later, an e-mail's.
    static let outlookSpanish = HeaderTable(
        "Outlook (Spanish)",
        """
        Título = namePrefix
        ! Nombre = givenName
        Nombre = extra
        Segundo nombre = middleName
        ! Apellidos = familyName
        Sufijo = nameSuffix
        Organización = organization
        Compañía = organization
        Empresa = organization
        Departamento = department
        Puesto = jobTitle
        Calle del trabajo = street work
        Calle del trabajo 2 = street work
        Calle del trabajo 3 = street work
        Ciudad de trabajo = city work
        Ciudad del trabajo = city work
        Provincia o estado de trabajo = region work
        Código postal del trabajo = postalCode work
        País o región del trabajo = country work
        Calle particular = street home
        Calle particular 2 = street home
        Calle particular 3 = street home
        Ciudad particular = city home
        Provincia o estado particular = region home
        Código postal particular = postalCode home
        País o región particular = country home
        Mobile Phone = phone mobile
        ! Teléfono móvil = phone mobile
        Móvil = phone mobile
        ! Teléfono del trabajo = phone work
        Teléfono del trabajo 2 = phone work
        Teléfono principal de la compañía = phone company main
        Teléfono del ayudante = phone assistant
        Teléfono del automóvil = phone car
        ! Particular = phone home
        Particular 2 = phone home
        Otro teléfono = phone other
        Teléfono principal = phone main
        Localizador = phone pager
        Business Fax = phone workFax
        Fax del trabajo = phone workFax
        Fax particular = phone homeFax
        Otro fax = phone otherFax
        E-mail Address = email
        Dirección de correo electrónico = email
        Dirección del correo electrónico 2 = email
        Dirección del correo electrónico 3 = email
        Cumpleaños = birthday
        Aniversario = anniversary
        Categorías = category ;
        Notas = note
        Página Web = url
        Sexo = setting
        Prioridad = setting
        Privado = setting
        Confidencialidad = setting
        """)

    /// Outlook for the desktop, in Italian: single words for phones.
    static let outlookItalian = HeaderTable(
        "Outlook (Italian)",
        """
        Titolo = namePrefix
        ! Nome = givenName
        Secondo nome = middleName
        ! Cognome = familyName
        Suffisso = nameSuffix
        Società = organization
        Reparto = department
        Posizione = jobTitle
        Via (uff.) = street work
        Via (uff.) 2 = street work
        Via (uff.) 3 = street work
        Città (uff.) = city work
        Provincia (uff.) = region work
        CAP (uff.) = postalCode work
        Paese (uff.) = country work
        Via (ab.) = street home
        Via (ab.) 2 = street home
        Via (ab.) 3 = street home
        Città (ab.) = city home
        Provincia (ab.) = region home
        CAP (ab.) = postalCode home
        Paese (ab.) = country home
        ! Cellulare = phone mobile
        ! Ufficio = phone work
        Ufficio 2 = phone work
        ! Abitazione = phone home
        Abitazione 2 = phone home
        Altro telefono = phone other
        Principale = phone main
        Centralino = phone company main
        Assistente = phone assistant
        ! Fax (uff.) = phone workFax
        Fax (ab.) = phone homeFax
        Altro fax = phone otherFax
        Cercapersone = phone pager
        Indirizzo posta elettronica = email
        Indirizzo posta elettronica 2 = email
        Indirizzo posta elettronica 3 = email
        Compleanno = birthday
        Anniversario = anniversary
        Categorie = category ;
        Notizie = note
        Note = note
        Pagina Web = url
        Sesso = setting
        Priorità = setting
        Privato = setting
        Riservatezza = setting
        """)

    /// Outlook for the desktop, in Dutch.
    static let outlookDutch = HeaderTable(
        "Outlook (Dutch)",
        """
        Titel = namePrefix
        ! Voornaam = givenName
        Middelste naam = middleName
        ! Achternaam = familyName
        Achtervoegsel = nameSuffix
        Bedrijf = organization
        Afdeling = department
        Functie = jobTitle
        Werkadres, straat = street work
        Werkadres, plaats = city work
        Werkadres, provincie = region work
        Werkadres, postcode = postalCode work
        Werkadres, land = country work
        Huisadres, straat = street home
        Huisadres, plaats = city home
        Huisadres, provincie = region home
        Huisadres, postcode = postalCode home
        Huisadres, land = country home
        ! Mobiele telefoon = phone mobile
        ! Telefoon op werk = phone work
        Telefoon op werk 2 = phone work
        ! Telefoon thuis = phone home
        Telefoon thuis 2 = phone home
        Andere telefoon = phone other
        Hoofdtelefoon = phone main
        Telefoon assistent = phone assistant
        ! Fax op werk = phone workFax
        Fax thuis = phone homeFax
        Andere fax = phone otherFax
        Pager = phone pager
        E-mailadres = email
        E-mailadres 2 = email
        E-mailadres 3 = email
        Verjaardag = birthday
        Speciale datum = anniversary
        Categorieën = category ;
        Notities = note
        Webpagina = url
        Geslacht = setting
        Prioriteit = setting
        Privé = setting
        Vertrouwelijkheid = setting
        """)
}
