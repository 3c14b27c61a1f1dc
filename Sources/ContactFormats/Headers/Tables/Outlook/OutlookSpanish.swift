extension HeaderTable {
    /// Outlook for the desktop, in Spanish; real files mix in English headers. `Nombre` is a name and, later, an e-mail's.
    static let outlookSpanish = HeaderTable(
        "Outlook (Spanish)", language: "es",
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
}
