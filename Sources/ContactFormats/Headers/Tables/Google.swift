extension HeaderTable {
    /// Google Contacts since 2024: labels beside values.
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
        E-mail # - Value = email @email :::
        Phone # - Label = label @phone
        Phone # - Value = phone @phone :::
        Address # - Label = label @address
        Address # - Formatted = formattedAddress @address :::
        Address # - Street = street @address :::
        Address # - City = city @address :::
        Address # - PO Box = postOfficeBox @address :::
        Address # - Region = region @address :::
        Address # - Postal Code = postalCode @address :::
        Address # - Country = country @address :::
        Address # - Extended Address = extendedAddress @address :::
        Relation # - Label = label @relation
        Relation # - Value = related @relation :::
        Website # - Label = label @website
        Website # - Value = url @website :::
        Event # - Label = label @event
        Event # - Value = date @event :::
        IM # - Label = label @im
        IM # - Value = instantMessage @im :::
        Custom Field # - Label = label @custom
        Custom Field # - Value = extra @custom
        """)

    /// Google Contacts until 2024: types beside values.
    static let googleContactsClassic = HeaderTable(
        "Google Contacts (classic)",
        """
        ! Name = displayName
        ! Given Name = givenName
        Additional Name = middleName
        Family Name = familyName
        Yomi Name = extra
        Given Name Yomi = phoneticGivenName
        Additional Name Yomi = phoneticMiddleName
        Family Name Yomi = phoneticFamilyName
        Name Prefix = namePrefix
        Name Suffix = nameSuffix
        Initials = extra
        Nickname = nickname
        Short Name = extra
        Maiden Name = extra
        File As = fileAs
        Birthday = birthday
        Gender = setting
        Location = extra
        Billing Information = extra
        Directory Server = extra
        Mileage = extra
        Occupation = extra
        Hobby = extra
        Sensitivity = setting
        Priority = setting
        Subject = extra
        Notes = note
        Language = extra
        Photo = extra
        ! Group Membership = category :::
        E-mail # - Type = label @email
        E-mail # - Value = email @email :::
        Phone # - Type = label @phone
        Phone # - Value = phone @phone :::
        Address # - Type = label @address
        Address # - Formatted = formattedAddress @address :::
        Address # - Street = street @address :::
        Address # - City = city @address :::
        Address # - PO Box = postOfficeBox @address :::
        Address # - Region = region @address :::
        Address # - Postal Code = postalCode @address :::
        Address # - Country = country @address :::
        Address # - Extended Address = extendedAddress @address :::
        Organization # - Type = extra
        Organization # - Name = organization @organization :::
        Organization # - Yomi Name = extra
        Organization # - Title = jobTitle @organization :::
        Organization # - Department = department @organization :::
        Organization # - Symbol = extra
        Organization # - Location = extra
        Organization # - Job Description = role @organization :::
        Relation # - Type = label @relation
        Relation # - Value = related @relation :::
        Website # - Type = label @website
        Website # - Value = url @website :::
        Event # - Type = label @event
        Event # - Value = date @event :::
        IM # - Type = extra
        IM # - Service = label @im
        IM # - Value = instantMessage @im :::
        Custom Field # - Type = label @custom
        Custom Field # - Value = extra @custom
        """)
}
