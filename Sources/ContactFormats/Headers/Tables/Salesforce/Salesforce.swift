extension HeaderTable {
    /// Salesforce, by the names of its programming interface.
    static let salesforce = HeaderTable(
        "Salesforce",
        """
        ! Id = uid
        ! AccountId = extra
        LastName = familyName
        FirstName = givenName
        MiddleName = middleName
        Suffix = nameSuffix
        ! Salutation = namePrefix
        Name = displayName
        Account Name = organization
        ! MailingStreet = street mailing
        MailingCity = city mailing
        MailingState = region mailing
        MailingPostalCode = postalCode mailing
        MailingCountry = country mailing
        OtherStreet = street other
        OtherCity = city other
        OtherState = region other
        OtherPostalCode = postalCode other
        OtherCountry = country other
        Phone = phone work @phone
        Fax = phone otherFax
        MobilePhone = phone mobile
        HomePhone = phone home
        OtherPhone = phone other
        AssistantPhone = phone assistant
        AssistantName = related assistant
        Email = email
        Title = jobTitle
        Department = department
        Birthdate = birthday
        Description = note
        DoNotCall = setting
        HasOptedOutOfEmail = setting
        HasOptedOutOfFax = setting
        OwnerId = extra
        CreatedDate = extra
        LastModifiedDate = revision
        """)
}
