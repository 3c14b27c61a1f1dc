extension HeaderTable {
    /// Google Contacts since 2024: `Label` beside `Value`; mixtures with the `Type` of the classic export are read as well.
    static let googleContacts = HeaderTable(
        "Google Contacts (2024)",
        """
        ! First Name = givenName
        Middle Name = middleName
        Last Name = familyName
        Phonetic First Name = phoneticGivenName
        Phonetic Middle Name = phoneticMiddleName
        Phonetic Last Name = phoneticFamilyName
        Name Prefix = namePrefix
        Name Suffix = nameSuffix
        Nickname = nickname
        File As = fileAs
        Organization Name = organization
        Organization Title = jobTitle
        Organization Department = department
        Birthday = birthday
        Notes = note
        Photo = extra
        Labels = category :::
        E-mail # - Label = label @email
        E-mail # - Type = label @email
        E-mail # - Value = email @email :::
        Phone # - Label = label @phone
        Phone # - Type = label @phone
        Phone # - Value = phone @phone :::
        Address # - Label = label @address
        Address # - Type = label @address
        Address # - Formatted = formattedAddress @address :::
        Address # - Street = street @address :::
        Address # - City = city @address :::
        Address # - PO Box = postOfficeBox @address :::
        Address # - Region = region @address :::
        Address # - Postal Code = postalCode @address :::
        Address # - Country = country @address :::
        Address # - Extended Address = extendedAddress @address :::
        Relation # - Label = label @relation
        Relation # - Type = label @relation
        Relation # - Value = related @relation :::
        Website # - Label = label @website
        Website # - Type = label @website
        Website # - Value = url @website :::
        Event # - Label = label @event
        Event # - Type = label @event
        Event # - Value = date @event :::
        IM # - Label = label @im
        IM # - Type = label @im
        IM # - Value = instantMessage @im :::
        Custom Field # - Label = label @custom
        Custom Field # - Type = label @custom
        Custom Field # - Value = extra @custom
        """)
}
