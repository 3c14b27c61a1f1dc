extension HeaderTable {
    /// Salesforce reports, by the labels on the screen; extensions have columns of their own.
    static let salesforceReport = HeaderTable(
        "Salesforce report",
        """
        ! Salutation = namePrefix
        First Name = givenName
        Last Name = familyName
        Title = jobTitle
        Account Name = organization
        ! Mailing Street = street mailing
        Mailing City = city mailing
        Mailing State/Province = region mailing
        Mailing Zip/Postal Code = postalCode mailing
        Mailing Country = country mailing
        Phone = phone work @phone
        Phone Ext. = phoneExtension @phone
        ! Business Phone = phone work @business
        ! Business Phone Ext. = phoneExtension @business
        Mobile = phone mobile @mobile
        Mobile Ext. = phoneExtension @mobile
        Home Phone = phone home @home
        Home Phone Ext. = phoneExtension @home
        Other Phone = phone other @other
        Other Phone Ext. = phoneExtension @other
        Fax = phone otherFax
        Fax Ext. = extra
        ! Asst. Phone = phone assistant
        Email = email
        ! Account Owner = extra
        ! Contact Owner = extra
        """)
}
