/// Calling codes of Africa and the islands of zone 2.
extension PhoneNumber.CountryCode {
    /// Egypt.
    public static var egypt: Self { Self(assigned: 20) }
    /// South Africa.
    public static var southAfrica: Self { Self(assigned: 27) }
    /// South Sudan.
    public static var southSudan: Self { Self(assigned: 211) }
    /// Morocco and Western Sahara.
    public static var morocco: Self { Self(assigned: 212) }
    /// Algeria.
    public static var algeria: Self { Self(assigned: 213) }
    /// Tunisia.
    public static var tunisia: Self { Self(assigned: 216) }
    /// Libya.
    public static var libya: Self { Self(assigned: 218) }
    /// The Gambia.
    public static var gambia: Self { Self(assigned: 220) }
    /// Senegal.
    public static var senegal: Self { Self(assigned: 221) }
    /// Mauritania.
    public static var mauritania: Self { Self(assigned: 222) }
    /// Mali.
    public static var mali: Self { Self(assigned: 223) }
    /// Guinea.
    public static var guinea: Self { Self(assigned: 224) }
    /// Côte d'Ivoire.
    public static var coteDIvoire: Self { Self(assigned: 225) }
    /// Burkina Faso.
    public static var burkinaFaso: Self { Self(assigned: 226) }
    /// Niger.
    public static var niger: Self { Self(assigned: 227) }
    /// Togo.
    public static var togo: Self { Self(assigned: 228) }
    /// Benin.
    public static var benin: Self { Self(assigned: 229) }
    /// Mauritius.
    public static var mauritius: Self { Self(assigned: 230) }
    /// Liberia.
    public static var liberia: Self { Self(assigned: 231) }
    /// Sierra Leone.
    public static var sierraLeone: Self { Self(assigned: 232) }
    /// Ghana.
    public static var ghana: Self { Self(assigned: 233) }
    /// Nigeria.
    public static var nigeria: Self { Self(assigned: 234) }
    /// Chad.
    public static var chad: Self { Self(assigned: 235) }
    /// The Central African Republic.
    public static var centralAfricanRepublic: Self { Self(assigned: 236) }
    /// Cameroon.
    public static var cameroon: Self { Self(assigned: 237) }
    /// Cabo Verde.
    public static var caboVerde: Self { Self(assigned: 238) }
    /// São Tomé and Príncipe.
    public static var saoTomeAndPrincipe: Self { Self(assigned: 239) }
    /// Equatorial Guinea.
    public static var equatorialGuinea: Self { Self(assigned: 240) }
    /// Gabon.
    public static var gabon: Self { Self(assigned: 241) }
    /// The Republic of the Congo.
    public static var congo: Self { Self(assigned: 242) }
    /// The Democratic Republic of the Congo.
    public static var democraticRepublicOfTheCongo: Self { Self(assigned: 243) }
    /// Angola.
    public static var angola: Self { Self(assigned: 244) }
    /// Guinea-Bissau.
    public static var guineaBissau: Self { Self(assigned: 245) }
    /// Diego Garcia in the British Indian Ocean Territory.
    public static var diegoGarcia: Self { Self(assigned: 246) }
    /// Ascension Island.
    public static var ascensionIsland: Self { Self(assigned: 247) }
    /// Seychelles.
    public static var seychelles: Self { Self(assigned: 248) }
    /// Sudan.
    public static var sudan: Self { Self(assigned: 249) }
    /// Rwanda.
    public static var rwanda: Self { Self(assigned: 250) }
    /// Ethiopia.
    public static var ethiopia: Self { Self(assigned: 251) }
    /// Somalia.
    public static var somalia: Self { Self(assigned: 252) }
    /// Djibouti.
    public static var djibouti: Self { Self(assigned: 253) }
    /// Kenya.
    public static var kenya: Self { Self(assigned: 254) }
    /// Tanzania.
    public static var tanzania: Self { Self(assigned: 255) }
    /// Uganda.
    public static var uganda: Self { Self(assigned: 256) }
    /// Burundi.
    public static var burundi: Self { Self(assigned: 257) }
    /// Mozambique.
    public static var mozambique: Self { Self(assigned: 258) }
    /// Zambia.
    public static var zambia: Self { Self(assigned: 260) }
    /// Madagascar.
    public static var madagascar: Self { Self(assigned: 261) }
    /// Réunion and Mayotte.
    public static var reunionAndMayotte: Self { Self(assigned: 262) }
    /// Zimbabwe.
    public static var zimbabwe: Self { Self(assigned: 263) }
    /// Namibia.
    public static var namibia: Self { Self(assigned: 264) }
    /// Malawi.
    public static var malawi: Self { Self(assigned: 265) }
    /// Lesotho.
    public static var lesotho: Self { Self(assigned: 266) }
    /// Botswana.
    public static var botswana: Self { Self(assigned: 267) }
    /// Eswatini.
    public static var eswatini: Self { Self(assigned: 268) }
    /// The Comoros.
    public static var comoros: Self { Self(assigned: 269) }
    /// Saint Helena and Tristan da Cunha.
    public static var saintHelenaAndTristanDaCunha: Self { Self(assigned: 290) }
    /// Eritrea.
    public static var eritrea: Self { Self(assigned: 291) }
    /// Aruba.
    public static var aruba: Self { Self(assigned: 297) }
    /// The Faroe Islands.
    public static var faroeIslands: Self { Self(assigned: 298) }
    /// Greenland.
    public static var greenland: Self { Self(assigned: 299) }
}
