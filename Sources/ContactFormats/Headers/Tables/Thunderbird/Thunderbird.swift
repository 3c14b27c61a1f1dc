extension HeaderTable {
    /// Thunderbird and SeaMonkey, in American and British English.
    static let thunderbird = HeaderTable(
        "Thunderbird",
        """
        First Name = givenName
        Last Name = familyName
        ! Display Name = displayName
        Nickname = nickname
        ! Primary Email = email
        ! Secondary Email = email
        Screen Name = instantMessage
        Work Phone = phone work
        Home Phone = phone home
        ! Fax Number = phone otherFax
        ! Pager Number = phone pager
        ! Mobile Number = phone mobile
        Home Address = street home
        Home Address 2 = street home
        Home City = city home
        Home State = region home
        Home County = region home
        Home ZipCode = postalCode home
        Home Post Code = postalCode home
        Home Country = country home
        Work Address = street work
        Work Address 2 = street work
        Work City = city work
        Work State = region work
        Work County = region work
        Work ZipCode = postalCode work
        Work Post Code = postalCode work
        Work Country = country work
        Job Title = jobTitle
        Department = department
        Organization = organization
        Organisation = organization
        Web Page 1 = url work
        Web Page 2 = url home
        Birth Year = birthYear
        Birth Month = birthMonth
        Birth Day = birthDay
        Custom 1 = extra
        Custom 2 = extra
        Custom 3 = extra
        Custom 4 = extra
        Notes = note
        """)
}
