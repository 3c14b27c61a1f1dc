/// The formats of numbers and the places of a country.
struct Country: Sendable {
    /// Its name in English, as address books write it.
    var name: String
    /// The number of contacts among a thousand that live there.
    var share: Int
    var callingCode: String
    var trunkPrefix: String
    /// National significant numbers in groups: `#` is any digit, `N` is 2 to 9, any other character is a literal.
    var numbers: [String]
    var cities: [String]

    /// The country whose numbers are often written without a code.
    static let home = all[0]

    static let all = [
        Country(
            name: "United States", share: 460, callingCode: "1", trunkPrefix: "",
            numbers: ["650 NN# ####", "212 NN# ####", "303 NN# ####", "614 NN# ####", "713 NN# ####", "206 NN# ####"],
            cities: ["Springfield", "Riverton", "Fairview", "Columbus", "Denver", "Houston"]),
        Country(
            name: "United Kingdom", share: 120, callingCode: "44", trunkPrefix: "0",
            numbers: ["7400 ######", "7911 1#####", "20 79## ####", "161 49# ####"],
            cities: ["London", "Leeds", "Hull"]),
        Country(
            name: "Germany", share: 100, callingCode: "49", trunkPrefix: "0",
            numbers: ["30 2#######", "151 2#######", "89 4######", "221 9######"],
            cities: ["Berlin", "München", "Köln"]),
        Country(
            name: "France", share: 60, callingCode: "33", trunkPrefix: "0",
            numbers: ["1 4# ## ## ##", "6 1# ## ## ##"], cities: ["Paris", "Lyon", "Besançon"]),
        Country(
            name: "India", share: 50, callingCode: "91", trunkPrefix: "0",
            numbers: ["98### #####", "22 2### ####"], cities: ["Mumbai", "Pune", "Delhi"]),
        Country(
            name: "Brazil", share: 40, callingCode: "55", trunkPrefix: "0",
            numbers: ["11 96### ####", "21 2### ####"], cities: ["São Paulo", "Rio de Janeiro"]),
        Country(
            name: "Spain", share: 30, callingCode: "34", trunkPrefix: "",
            numbers: ["612 ## ## ##", "91 1## ## ##"], cities: ["Madrid", "Málaga"]),
        Country(
            name: "Italy", share: 30, callingCode: "39", trunkPrefix: "",
            numbers: ["06 698# ####", "347 ### ####"], cities: ["Roma", "Torino"]),
        Country(
            name: "Australia", share: 25, callingCode: "61", trunkPrefix: "0",
            numbers: ["412 ### ###", "2 9### ####"], cities: ["Sydney", "Perth"]),
        Country(
            name: "Poland", share: 20, callingCode: "48", trunkPrefix: "",
            numbers: ["512 ### ###", "22 6## ## ##"], cities: ["Łódź", "Kraków"]),
        Country(
            name: "Netherlands", share: 20, callingCode: "31", trunkPrefix: "0",
            numbers: ["6 1#######", "20 5## ####"], cities: ["Utrecht", "Delft"]),
        Country(
            name: "Japan", share: 15, callingCode: "81", trunkPrefix: "0",
            numbers: ["90 1### ####", "3 5### ####"], cities: ["Tokyo", "Osaka"]),
        Country(
            name: "Sweden", share: 15, callingCode: "46", trunkPrefix: "0",
            numbers: ["70 ### ## ##", "8 5## ### ##"], cities: ["Malmö", "Umeå"]),
        Country(
            name: "Turkey", share: 15, callingCode: "90", trunkPrefix: "0",
            numbers: ["532 ### ## ##", "212 2## ## ##"], cities: ["İzmir", "Bursa"]),
    ]

    /// Countries, each as often as among a thousand contacts.
    static let thousand = all.flatMap { Array(repeating: $0, count: $0.share) }
}
