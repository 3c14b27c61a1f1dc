import PhoneNumbers

/// The sentences about e-mail addresses, with the remedy.
package enum EmailSentence: String, SentenceKind {
    case roleAddress, internationalDomain, disposable, mistyped, invalid, noAt, nothingInFront, severalAts
    case space, nothingBehind, emptyPart, longPart, foreignCharacter, noDot, longDomain, noEnd, noScript

    package static var family: String { "email-check" }

    package var english: String {
        switch self {
        case .roleAddress:
            "The address belongs to a function: several people read it, or nobody. Ask for that of the person "
                + "where you need it."
        case .internationalDomain:
            "The domain is {letters}, to which mail is sent as {sent}. Programs that know one form only need that one."
        case .disposable: "The domain gives addresses away for a while: mail may reach nobody. Ask for another address."
        case .mistyped:
            "{domain} may be {suggestion} mistyped. If so, correct the address to {address}; nothing was changed."
        case .invalid: "{problem}: no mail can be sent to this address. Correct it."
        case .noAt: "There is no @ in it"
        case .nothingInFront: "Nothing stands in front of the @"
        case .severalAts: "It has more than one @"
        case .space: "There is a space in it"
        case .nothingBehind: "Nothing follows the @"
        case .emptyPart: "A part of the domain is empty"
        case .longPart: "A part of the domain is too long"
        case .foreignCharacter: "The domain has a character that no domain has"
        case .noDot: "The domain has no dot"
        case .longDomain: "The domain is too long"
        case .noEnd: "The domain does not end like one"
        case .noScript: "'{part}' in the domain is no name in letters of any script"
        }
    }
}
