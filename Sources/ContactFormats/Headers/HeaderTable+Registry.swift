extension HeaderTable {
    /// Every known source. Of equally fitting ones the first wins.
    static let all: [HeaderTable] = [
        .googleContacts, .googleContactsClassic, .googleForOutlook,
        .outlook, .outlookWeb, .outlookScripted,
        .outlookGerman, .outlookFrench, .outlookSpanish, .outlookItalian, .outlookDutch, .outlookSwedish,
        .outlookDanish, .outlookPolish, .outlookPortuguese, .outlookRussian, .outlookTurkish, .outlookJapanese,
        .thunderbird, .thunderbirdGerman, .thunderbirdFrench, .thunderbirdRussian, .thunderbirdJapanese,
        .yahoo, .linkedIn, .linkedInGerman, .linkedInFrench, .windowsContacts,
        .hubSpot, .salesforce, .salesforceReport, .mailchimp,
    ]

    /// Tables whose headers mean the same wherever they are found: they fill the gaps of a table that fits better.
    static let universal: [HeaderTable] = [.outlook, .thunderbird, .outlookScripted]

    /// The source that a header row comes from, or `nil`.
    ///
    /// At least two headers, one of its signature ones among them, have to be a source's own, and either half of the
    /// row or six; of several sources the one that knows the most headers wins, then the most alike.
    static func source(of headers: [HeaderName]) -> HeaderTable? {
        let named = headers.count { !$0.folded.isEmpty }
        var best: (source: HeaderTable, fit: Fit)?
        for source in all {
            let fit = source.fit(headers)
            guard fit.hasSignature, fit.matched >= 2, fit.matched >= 6 || fit.matched * 2 >= named else { continue }
            if let best, (best.fit.matched, best.fit.likeness) >= (fit.matched, fit.likeness) { continue }
            best = (source, fit)
        }
        return best?.source
    }
}
