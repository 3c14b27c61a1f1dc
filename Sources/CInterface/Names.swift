internal import CTrunkline

#if canImport(PhoneNumbers)
import PhoneNumbers
#endif

/// The words of the library, created once when it is loaded.
struct Names: Sendable {
    static let shared = Names()

    let verdicts = LibraryTextTable(
        [Verdict.empty, .accepted, .rejected(.notANumber), .ambiguous].map { $0.name })
    /// The reasons by ``VerdictCode/reason``; the first one, for no reason, is empty.
    let reasons = LibraryTextTable([""] + RejectionReason.allCases.map { $0.name })
    let categories = LibraryTextTable(PhoneNumber.Categories.all.names)
    let repairs = LibraryTextTable(NumberRepairs(rawValue: .max).names)
    let planVersion = LibraryTextTable([NumberingPlan.version])
}

extension Verdict {
    /// The verdict and the reason as the numbers of `trunkline_number`.
    @inline(__always)
    var code: (verdict: UInt8, reason: UInt8) {
        switch self {
        case .empty: (UInt8(TRUNKLINE_EMPTY), 0)
        case .accepted: (UInt8(TRUNKLINE_ACCEPTED), 0)
        case .rejected(let reason): (UInt8(TRUNKLINE_REJECTED), reason.rawValue + 1)
        case .ambiguous: (UInt8(TRUNKLINE_AMBIGUOUS), 0)
        }
    }
}

/// Creates what all threads share; called once, while the library is loaded.
@_cdecl("_trunkline_prepare")
public func prepareLibrary() {
    _ = Names.shared
    _ = NumberingPlan.ruleCount
}

/// The number of the interface; see `trunkline.h`.
@c @implementation
public func trunkline_abi() -> UInt32 { UInt32(TRUNKLINE_ABI) }

/// The version of the library; see `trunkline.h`.
@c @implementation
public func trunkline_version() -> UnsafePointer<CChar> { constant(libraryVersion) }

/// The release of the metadata; see `trunkline.h`.
@c @implementation
public func trunkline_plan_version() -> UnsafePointer<CChar> { Names.shared.planVersion[0].start }

/// The word of a verdict; see `trunkline.h`.
@c @implementation
public func trunkline_verdict_name(_ verdict: UInt32) -> UnsafePointer<CChar>? {
    Names.shared.verdicts.start(at: verdict)
}

/// The word of a reason; see `trunkline.h`.
@c @implementation
public func trunkline_reason_name(_ reason: UInt32) -> UnsafePointer<CChar>? { Names.shared.reasons.start(at: reason) }

/// The word of a category; see `trunkline.h`.
@c @implementation
public func trunkline_category_name(_ bit: UInt32) -> UnsafePointer<CChar>? { Names.shared.categories.start(at: bit) }

/// The word of a repair; see `trunkline.h`.
@c @implementation
public func trunkline_repair_name(_ bit: UInt32) -> UnsafePointer<CChar>? { Names.shared.repairs.start(at: bit) }

/// A literal as a C string.
func constant(_ text: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
