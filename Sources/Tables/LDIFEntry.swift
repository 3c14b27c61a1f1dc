/// The attributes of people in directories, under the headings of address books.
///
/// Attributes are those of [RFC 4519](https://www.rfc-editor.org/rfc/rfc4519),
/// [RFC 4524](https://www.rfc-editor.org/rfc/rfc4524), [RFC 2798](https://www.rfc-editor.org/rfc/rfc2798) and Mozilla's
/// address book.
enum LDIFEntry {
    /// The headings of attributes, by their names in lower case.
    private static let headings: [String: String] = [
        "cn": "Display Name", "commonname": "Display Name", "displayname": "Display Name", "givenname": "First Name",
        "gn": "First Name", "sn": "Last Name", "surname": "Last Name", "mail": "E-mail Address",
        "rfc822mailbox": "E-mail Address", "mozillasecondemail": "E-mail Address",
        "telephonenumber": "Business Phone", "homephone": "Home Phone", "hometelephonenumber": "Home Phone",
        "mobile": "Mobile Phone", "mobiletelephonenumber": "Mobile Phone", "cellphone": "Mobile Phone",
        "othermobile": "Mobile Phone", "othertelephone": "Business Phone", "otherhomephone": "Home Phone",
        "otherpager": "Pager", "otherfacsimiletelephonenumber": "Business Fax", "wwwhomepage": "Web Page",
        "pager": "Pager", "pagertelephonenumber": "Pager", "pagerphone": "Pager",
        "facsimiletelephonenumber": "Business Fax", "fax": "Business Fax", "o": "Company",
        "organizationname": "Company",
        "company": "Company", "ou": "Department", "department": "Department", "title": "Job Title",
        "street": "Business Street", "streetaddress": "Business Street", "mozillaworkstreet2": "Business Street 2",
        "postofficebox": "Business Address PO Box",
        "l": "Business City", "localityname": "Business City", "st": "Business State",
        "stateorprovincename": "Business State", "postalcode": "Business Postal Code",
        "c": "Business Country/Region", "co": "Business Country/Region", "countryname": "Business Country/Region",
        "friendlycountryname": "Business Country/Region", "mozillahomestreet": "Home Street",
        "mozillahomestreet2": "Home Street 2", "mozillahomelocalityname": "Home City", "mozillahomestate": "Home State",
        "mozillahomepostalcode": "Home Postal Code", "mozillahomecountryname": "Home Country/Region",
        "description": "Notes", "notes": "Notes", "mozillanickname": "Nickname", "uid": "uid", "labeleduri": "Web Page",
        "mozillaworkurl": "Web Page", "mozillahomeurl": "Personal Web Page",
    ]
    /// The headings of attributes that name other entries: their texts are distinguished names, and nobody is called so.
    private static let links = ["member": "member distinguished name", "memberof": "memberOf distinguished name"]
    /// Headings of which a person or company has at least one, and an entry for a branch of the tree has none.
    private static let needed: Set<String> = [
        "Display Name", "First Name", "Last Name", "E-mail Address", "Business Phone", "Home Phone", "Mobile Phone",
    ]
    /// Attributes that are of use to a directory only, or are no text.
    private static let ignored: Set<String> = [
        "objectclass", "userpassword", "jpegphoto", "photo", "usercertificate", "modifytimestamp", "createtimestamp",
        "version", "changetype", "control", "entryuuid", "audio", "thumbnailphoto",
    ]
    /// Headings whose further values stand under their attributes, as two names or countries are none of a contact.
    private static let single: Set<String> = ["Display Name", "Business Country/Region"]
    /// Headings whose values are the lines of one text.
    private static let lines: Set<String> = [
        "Business Street", "Business Street 2", "Home Street", "Home Street 2",
    ]

    /// Returns `true` if an attribute is never a value of a contact.
    static func isIgnored(_ name: String) -> Bool { ignored.contains(name.lowercased()) }

    /// Returns `true` if an attribute is a picture, for which a table has no place.
    static func isPicture(_ name: String) -> Bool {
        ["jpegphoto", "photo", "thumbnailphoto"].contains(name.lowercased())
    }

    /// Returns `true` if a value names another entry: each of its parts is a type and a value,
    /// [RFC 4514](https://www.rfc-editor.org/rfc/rfc4514), section 2.
    private static func isLink(_ value: NamedValue) -> Bool {
        guard value.name.lowercased() != "dn" else { return false }
        let parts = value.text.split(separator: ",")
        return parts.count > 1 && parts.allSatisfy { isTypeAndValue($0.drop { $0 == " " }) }
    }

    /// Returns `true` for `CN=Bo`.
    private static func isTypeAndValue(_ text: Substring) -> Bool {
        guard let sign = text.firstIndex(of: "="), let first = text.first, first.isASCII, first.isLetter else {
            return false
        }
        let value = text[sign...].dropFirst()
        return text[..<sign].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" }
            && !value.isEmpty && !value.contains(where: \.isNewline)
    }

    /// The values of an entry under the headings of an address book; empty if it is not a contact.
    static func contact(_ entry: [NamedValue]) -> [NamedValue] {
        var values: [NamedValue] = []
        var counts: [String: Int] = [:]
        /// The values of each heading, and where the first of them is.
        var known: Set<NamedValue> = []
        var first: [String: Int] = [:]
        let entry = LDIFMailboxes.named(LDIFCountries.joined(LDIFDates.joined(entry)))
        for value in entry.flatMap(LDIFSyntax.values) where !value.text.isEmpty {
            let key = value.name.lowercased()
            guard !ignored.contains(key) else { continue }
            guard let heading = headings[key] else {
                let name = links[key] ?? (isLink(value) ? "\(value.name) distinguished name" : value.name)
                values.append(NamedValue(name: name, text: value.text))
                continue
            }
            // The same value of two names, such as `cn` and `displayName`, is one.
            let text = heading == "E-mail Address" ? value.text.lowercased() : value.text
            guard known.insert(NamedValue(name: heading, text: text)).inserted else { continue }
            let count = counts[heading, default: 0] + 1
            counts[heading] = count
            if count == 1 {
                first[heading] = values.count
                values.append(NamedValue(name: heading, text: value.text))
            } else if single.contains(heading) {
                values.append(NamedValue(name: "\(value.name) (\(count))", text: value.text))
            } else if lines.contains(heading), let index = first[heading] {
                values[index].text += ", " + value.text
            } else {
                values.append(NamedValue(name: "\(heading) \(count)", text: value.text))
            }
        }
        return values.contains { needed.contains($0.name) } ? values : []
    }
}
