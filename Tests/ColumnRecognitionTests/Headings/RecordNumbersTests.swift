import ColumnRecognition
import Testing

@Suite struct RecordNumbersTests {
    @Test(arguments: [
        "ID", "Id", "Record ID", "record_id", "Contact ID", "ContactId", "contact_id", "Record ID - Contact",
        "Contact Id (18)", "Lead ID", "Person ID", "Customer ID", "CustomerNo", "Customer #", "Client ID",
        "Member ID", "Member No.", "Membership Number", "Subscriber ID", "External ID", "External_ID__c", "UID", "GUID",
        "UUID", "Row ID", "Kunden-Nr.", "Kundennummer", "Mitgliedsnummer", "Kontakt-ID", "N° client",
        "Número de socio", "Klantnummer", "Kundenr.", "Nr klienta", "Номер клиента", "№ клиента", "顧客番号", "客户编号",
    ]) func headings(_ heading: String) { #expect(RecordNumbers.headings(among: [heading]) == [heading]) }

    @Test(arguments: [
        "Reports To ID", "ReportsToId", "Spouse ID", "MasterRecordId", "Related Contact ID", "Emergency Contact ID",
        "Primary Contact ID", "Merged Contact ID", "Previous Contact ID", "Referred By ID", "Sponsor Member ID",
        "Assistant ID", "Teacher ID", "Sales Rep ID", "Twitter ID", "Facebook ID", "Apple ID", "Zoom ID", "National ID",
        "Photo ID", "Device ID", "Seat ID", "Event ID", "Ticket ID", "Last Activity ID", "Address ID", "Phone ID",
        "ZIP ID", "Bank ID", "Group ID", "Family ID", "Owner ID", "ID Number", "Account ID", "Company ID", "Order No",
        "Number", "Customer", "Name", "",
    ]) func others(_ heading: String) { #expect(RecordNumbers.headings(among: [heading]).isEmpty) }

    @Test func theNumberOfTheContactIsFirst() {
        let headings = ["External ID", "Member No", "Customer No", "Shoe Size", "ID", "Record ID", "Contact ID"]
        let ranked = ["Contact ID", "Record ID", "ID", "Customer No", "Member No", "External ID"]
        #expect(RecordNumbers.headings(among: headings) == ranked)
    }

    @Test func companiesHaveNumbersOfTheirOwn() {
        let headings = ["Account ID", "Parent Account ID", "ID"]
        #expect(RecordNumbers.headings(among: headings, isOfCompanies: true) == ["ID", "Account ID"])
    }
}
