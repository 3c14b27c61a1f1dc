import ContactWriting

/// A file under construction that can be begun again.
public protocol ExportDraft: ~Copyable {
    /// Takes the next bytes.
    mutating func write(_ bytes: ArraySlice<UInt8>) throws
    /// Takes everything back that was written.
    mutating func restart() throws
}

extension Export {
    /// Writes the contacts, and collects the values that the format cannot hold.
    ///
    /// A table is begun with the columns that its first contacts need, so that mostly all contacts are read once. If others need
    /// more columns, the draft is begun again. The bytes are those that ``write(_:progress:to:)`` gives.
    ///
    /// - Returns: the findings of the draft.
    /// - Throws: `StoreError`, `InvalidCondition`, `CancellationError`; what the draft throws.
    public func write<Draft: ExportDraft & ~Copyable>(
        into draft: inout Draft, progress: (ExportProgress) -> Void = { _ in }
    ) throws -> ExportPlan {
        guard let table, !hasChosenColumns else {
            var plan = ExportPlan()
            plan.counts = try write(plan, progress: progress) { try draft.write($0) }
            return plan
        }
        let container = try ExportContainer(format)
        let begun = try firstNeeds(of: table)
        var survey = begun
        var isEnough = true
        var contacts = 0
        var output: [UInt8] = []
        let frame = SurveyedTable(begun, form: tableForm)
        frame.begin(into: &output)
        try draft.write(container.wrap(output[...]))
        let counts = try forEachPiece(jobs: jobs) {
            var table = SurveyedTable(begun, form: tableForm)
            return { piece in
                var bytes: [UInt8] = []
                var count = 0
                table.survey.removeLosses()
                try piece {
                    table.write($0, into: &bytes)
                    count += 1
                }
                return (bytes, count, table.survey)
            }
        } consume: { (bytes: [UInt8], count: Int, piece: TableSurvey) in
            isEnough = survey.append(piece) && survey.hasColumns(of: begun) && isEnough
            if isEnough { try draft.write(container.wrap(bytes[...])) }
            contacts += count
            progress(ExportProgress(phase: isEnough ? .writing : .planning, contacts: contacts))
        }
        if isEnough {
            try SheetLimitExceeded.check(survey.losses, of: format)
            output.removeAll()
            frame.finish(into: &output)
            try draft.write(container.wrap(output[...]))
            try draft.write(container.finish())
            return ExportPlan(survey: survey, losses: survey.losses, counts: counts)
        }
        var plan =
            survey.isExact ? ExportPlan(survey: survey, losses: survey.losses) : try self.plan(progress: progress)
        try draft.restart()
        plan.counts = try write(plan, progress: progress) { try draft.write($0) }
        return plan
    }

    /// The number of contacts that decide on the first columns of a table.
    static let sampleSize = 8192

    /// Returns the columns that the first contacts need.
    private func firstNeeds(of table: TableFormat) throws -> TableSurvey {
        struct Enough: Error {}
        var survey = TableSurvey(table)
        var contacts = 0
        do {
            try forEachPiece(jobs: 1) {
                Self.surveying(TableSurvey(table))
            } consume: { piece, count in
                _ = survey.append(piece)
                contacts += count
                if contacts >= Self.sampleSize { throw Enough() }
            }
        } catch is Enough {}
        survey.removeLosses()
        return survey
    }
}
