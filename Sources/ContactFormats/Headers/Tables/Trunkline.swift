extension HeaderTable {
    /// Our own export, ``TableFormat/own``.
    static let trunkline = HeaderTable(
        "Trunkline",
        """
        Name Prefix = namePrefix
        Given Name = givenName
        Middle Name = middleName
        Family Name = familyName
        Name Suffix = nameSuffix
        Display Name = displayName
        Nickname = nickname
        File As = fileAs
        Phonetic Given Name = phoneticGivenName
        Phonetic Middle Name = phoneticMiddleName
        Phonetic Family Name = phoneticFamilyName
        Organization = organization
        Department = department
        Job Title = jobTitle
        Role = role
        Birthday = birthday
        Anniversary = anniversary
        Note = note
        Categories = category :::
        System Group # = systemGroup
        ! Contact UID = uid
        ! Contact Revision = revision
        Phone # = phone @phone
        Phone # Label = label @phone
        Email # = email @email
        Email # Label = label @email
        Address # Label = label @address
        Address # Formatted = formattedAddress @address
        Address # Street = street @address
        Address # Extended = extendedAddress @address
        Address # PO Box = postOfficeBox @address
        Address # City = city @address
        Address # Region = region @address
        Address # Postal Code = postalCode @address
        Address # Country = country @address
        URL # = url @url
        URL # Label = label @url
        Messenger # = instantMessage @messenger
        Messenger # Label = label @messenger
        Related # = related @related
        Related # Label = label @related
        Date # = date @date
        Date # Label = label @date
        Photo # = photo
        Nickname # = nickname
        Organization # = organization
        Department # = department
        Job Title # = jobTitle
        Role # = role
        Display Name # = displayName
        Given Name # = givenName
        Middle Name # = middleName
        Family Name # = familyName
        Birthday # = birthday
        Anniversary # = anniversary
        Contact UID # = uid
        Number Region # = regionHint
        Custom # Name = label @custom
        Custom # = extra @custom
        """)
}
