extension HeaderTable {
    /// Windows Contacts and Windows Live Mail.
    static let windowsContacts = HeaderTable(
        "Windows Contacts",
        """
        First Name = givenName
        Last Name = familyName
        Middle Name = middleName
        Name = displayName
        Nickname = nickname
        E-mail Address = email
        Home Street = street home
        Home City = city home
        Home Postal Code = postalCode home
        Home State = region home
        Home Country/Region = country home
        Home Phone = phone home
        Home Fax = phone homeFax
        Mobile Phone = phone mobile
        ! Personal Web Page = url home
        Business Street = street work
        Business City = city work
        Business Postal Code = postalCode work
        Business State = region work
        Business Country/Region = country work
        ! Business Web Page = url work
        Business Phone = phone work
        Business Fax = phone workFax
        Pager = phone pager
        Company = organization
        Job Title = jobTitle
        Department = department
        Office Location = extra
        Notes = note
        """)
}
