import ColumnRecognition
import Testing

@Suite struct OfficialNumbersTests {
    @Test(arguments: [
        "SSN", "tax_id", "Codice fiscale", "CPF", "DNI", "passport_no", "Passport Number", "Social Security Number",
        "PESEL",
        "Personnummer", "NIF", "T.C. Kimlik No", "ИНН", "身份证号码", "Aadhaar Number", "National Insurance Number",
        "VAT ID",
    ]) func headings(_ heading: String) { #expect(OfficialNumbers.areBelow(heading)) }

    @Test(arguments: [
        "Tax rate", "Tax exempt", "Passport country", "Customer number", "Order", "Phone", "Number", "Name",
        "Meter number", "Insurance company", "Passport expiry", "",
    ]) func others(_ heading: String) { #expect(!OfficialNumbers.areBelow(heading)) }
}
