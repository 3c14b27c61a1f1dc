/// Two people who are one because the cards that they make say so, whose contacts by themselves do not.
struct JoinedCards: Sendable {
    /// The rows of either person, the one whose name the card has first.
    let first, second: [UInt32]
    /// The evidence about the two cards.
    let evidence: Evidence
}
