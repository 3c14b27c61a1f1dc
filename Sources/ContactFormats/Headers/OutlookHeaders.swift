/// Headers that several tables of Outlook in English have, as lines of a ``HeaderTable``.
enum OutlookHeaders {
    /// Those of every version, and of Google's imitation.
    static let common = """
        First Name = givenName
        Middle Name = middleName
        Last Name = familyName
        Title = namePrefix
        Suffix = nameSuffix
        Company = organization
        Department = department
        Job Title = jobTitle
        Business Street = street work
        Business City = city work
        Business State = region work
        Business Postal Code = postalCode work
        Home Street = street home
        Home City = city home
        Home State = region home
        Home Postal Code = postalCode home
        Other Street = street other
        Other City = city other
        Other State = region other
        Other Postal Code = postalCode other
        Assistant's Phone = phone assistant
        Business Fax = phone workFax
        Business Phone 2 = phone work
        Callback = phone callback
        Car Phone = phone car
        Company Main Phone = phone company main
        Home Fax = phone homeFax
        Home Phone 2 = phone home
        ISDN = phone ISDN
        Other Fax = phone otherFax
        Other Phone = phone other
        Pager = phone pager
        Primary Phone = phone main
        Radio Phone = phone radio
        TTY/TDD Phone = phone TTY/TDD
        Telex = phone telex
        Anniversary = anniversary
        Assistant's Name = related assistant
        Birthday = birthday
        Hobby = extra
        Location = extra
        Manager's Name = related manager
        Notes = note
        Office Location = extra
        Spouse = related spouse
        Web Page = url
        E-mail Address = email
        E-mail 2 Address = email
        E-mail 3 Address = email
        """

    /// Those of the desktop's version, and of Google's imitation.
    static let desktop = """
        \(common)
        Business Street 2 = street work
        Business Street 3 = street work
        Business Address PO Box = postOfficeBox work
        Business Country = country work
        Home Street 2 = street home
        Home Street 3 = street home
        Home Address PO Box = postOfficeBox home
        Home Country = country home
        Other Street 2 = street other
        Other Street 3 = street other
        Other Address PO Box = postOfficeBox other
        Other Country = country other
        Account = extra
        Billing Information = extra
        Categories = category ;
        Children = related child
        Directory Server = extra
        Gender = setting
        Government ID Number = extra
        Initials = extra
        Internet Free Busy = extra
        Keywords = category ;
        Language = extra
        Mileage = extra
        Organizational ID Number = extra
        Priority = setting
        Private = setting
        Profession = extra
        Referred By = related referred by
        Sensitivity = setting
        User 1 = extra
        User 2 = extra
        User 3 = extra
        User 4 = extra
        """
}
