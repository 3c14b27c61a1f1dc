import ArgumentParser
import ContactCleaning
import PhoneNumbers

/// `trunkline plans`: the numbering plans that numbers are read by, and how they changed.
struct PlansCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plans",
        abstract: "Lists the numbering plans, or shows one and its changes.",
        discussion: """
              trunkline plans
              trunkline plans 44
              trunkline plans GB --format json
              trunkline plans CI --history
              trunkline plans --renumbered
              trunkline plans diff old-table.bin

            A plan belongs to a country calling code and may hold several regions. Templates are written with # for \
            any digit, N for a digit 2-9, [1-3] for one of some digits, {0} for what is written in national form only.
            """,
        subcommands: [PlansShowCommand.self, PlansDiffCommand.self], defaultSubcommand: PlansShowCommand.self)
}
