extension HeaderTable {
    /// LinkedIn connections: no phone column at all.
    static let linkedIn = HeaderTable(
        "LinkedIn",
        """
        First Name = givenName
        Last Name = familyName
        ! URL = url profile
        Email Address = email
        Company = organization
        Position = jobTitle
        ! Connected On = date connected
        """)
}
