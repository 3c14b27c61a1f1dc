extension HeaderTable {
    /// Outlook for the desktop, in Brazilian Portuguese.
    static let outlookPortuguese = HeaderTable(
        "Outlook (Portuguese)", language: "pt-BR",
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
