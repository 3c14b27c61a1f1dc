extension HeaderTable {
    /// HubSpot contacts.
    static let hubSpot = HeaderTable(
        "HubSpot",
        """
        ! Record ID = uid
        First Name = givenName
        Last Name = familyName
        Email = email
        Phone Number = phone
        Mobile Phone Number = phone mobile
        Fax Number = phone otherFax
        ! WhatsApp Phone Number = phone WhatsApp
        Job Title = jobTitle
        Company Name = organization
        Lead Status = extra
        Contact owner = extra
        Create Date = extra
        Last Activity Date = extra
        Marketing contact status = extra
        Street Address = street
        City = city
        State/Region = region
        Postal Code = postalCode
        Country/Region = country
        Website URL = url
        Date of birth = birthday
        Notes = note
        """)
}
