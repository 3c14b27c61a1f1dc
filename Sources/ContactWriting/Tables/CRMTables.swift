extension TableFormat {
    /// HubSpot, by the names of its
    /// [default properties](https://knowledge.hubspot.com/properties/hubspots-default-contact-properties), so that an import
    /// maps them by itself.
    public static let hubSpot = TableFormat(
        columns: [
            "First Name", "Last Name", "Email", "Phone Number", "Mobile Phone Number", "Fax Number",
            "WhatsApp Phone Number",
            "Company Name", "Job Title", "Street Address", "City", "State/Region", "Postal Code", "Country/Region",
            "Website URL", "Date of birth", "Notes",
        ], requiresName: true,
        // https://knowledge.hubspot.com/import-and-export/set-up-your-import-file
        limits: Limits(contacts: 1_048_576, columns: 999))

    /// Salesforce, by the names of the
    /// [fields of a contact](https://developer.salesforce.com/docs/atlas.en-us.object_reference.meta/object_reference/sforce_api_objects_contact.htm),
    /// as Data Loader and the Data Import Wizard take them. A contact without a last name is not imported.
    public static let salesforce = TableFormat(
        columns: [
            "Salutation", "FirstName", "MiddleName", "LastName", "Suffix", "Title", "Department", "Account Name",
            "MailingStreet", "MailingCity", "MailingState", "MailingPostalCode", "MailingCountry", "OtherStreet",
            "OtherCity",
            "OtherState", "OtherPostalCode", "OtherCountry", "Phone", "MobilePhone", "HomePhone", "OtherPhone", "Fax",
            "AssistantName", "AssistantPhone", "Email", "Birthdate", "Description",
        ], requiresName: true, requiresFamilyName: true,
        // https://help.salesforce.com/s/articleView?id=xcloud.import_limits.htm
        limits: Limits(contacts: 50_000, columns: 90, noteBytes: 32_000, rowBytes: 400_000))
}
