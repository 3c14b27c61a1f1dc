import ContactCleaning
import PhoneNumbers

/// The changes of numbers of plans for people to read.
struct RenumberingText {
    private let plans: [NumberingPlan]

    init(of plans: [NumberingPlan]) { self.plans = plans }

    /// Writes the changes by calling code and date, each with its source.
    func write(to output: inout ByteOutput, ink: Ink) throws {
        var count = 0
        for plan in plans {
            let changes = plan.renumberings
            guard !changes.isEmpty else { continue }
            if count > 0 { try output.write("\n") }
            let names = plan.regions.filter { $0 != .world }.map(\.code).prefix(8).joined(separator: " ")
            try output.write(ink.bold("+\(plan.countryCode)") + " " + names + "\n")
            try write(changes, to: &output, ink)
            count += changes.count
        }
        if count == 0 {
            let codes = plans.map { "+\($0.countryCode)" }.joined(separator: ", ")
            try output.write("No change of numbers of \(codes) is known.\n")
        } else if plans.count > 1 {
            let changed = plans.count { !$0.renumberings.isEmpty }
            try output.write("\n\(ColumnText.grouped(count)) changes of \(changed) calling codes\n")
        }
    }

    private func write(_ changes: [Renumbering], to output: inout ByteOutput, _ ink: Ink) throws {
        var last: Renumbering?
        for change in changes {
            if last?.date != change.date || last?.sourceURL != change.sourceURL || last?.sourceName != change.sourceName
            {
                try output.write("  " + ink.cyan(change.date) + fate(of: change) + "\n")
                try output.write("    " + ink.dim("\(change.sourceName) (\(change.confidence))") + "\n")
                try output.write("    " + ink.dim(change.sourceURL) + "\n")
            }
            let note = change.note.isEmpty ? "" : "  " + change.note
            let new = change.newPlace + change.newTemplate
            try output.write("      " + ColumnText.left(change.oldTemplate, 20) + " -> " + new + note + "\n")
            last = change
        }
    }

    private func fate(of change: Renumbering) -> String {
        switch change.oldForm {
        case .unknown: ""
        case .works: ", old numbers still work"
        case .ended(let day): day == change.date ? "" : ", old numbers worked until " + day
        }
    }
}
