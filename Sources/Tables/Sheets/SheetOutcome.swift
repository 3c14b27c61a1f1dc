/// The facts about a sheet that was read.
public struct SheetOutcome: Sendable, Hashable {
    /// The records and values that were left out.
    public var losses: [TableLoss] = []
    /// The cells that are read and not shown.
    public var hidden = HiddenCells()

    /// A sheet of which everything is read and shown.
    public init() {}

    init(losses: [TableLoss], hidden: HiddenCells) {
        self.losses = losses
        self.hidden = hidden
    }
}
