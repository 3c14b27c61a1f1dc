import ContactCleaning
import ContactStore

/// Keeps the pairs of contacts that are worth a look, so that answering one does not compare all contacts again.
actor PairReview {
    private let reader: DatabaseReader
    private var kept: (state: DatabaseState, review: PeopleReview)?

    init(_ reader: DatabaseReader) { self.reader = reader }

    /// Returns the pairs of the present state, or the kept ones if only decisions of this workbench came since.
    ///
    /// - Parameter isAfresh: `true` to find the pairs anew, even if those of the present state are kept.
    /// - Throws: `StoreError` if the database cannot be read.
    func review(isAfresh: Bool = false) async throws -> PeopleReview {
        let state = try await reader.read { try $0.state() }
        if let kept, kept.state == state, !isAfresh { return kept.review }
        let path = reader.readPath
        let review = try await reader.read { _ in try PeopleReview(database: path) }
        kept = (state, review)
        return review
    }

    /// Keeps the pairs after a decision that this workbench stored.
    func hold() async throws {
        let state = try await reader.read { try $0.state() }
        if let kept, kept.state.content == state.content { self.kept = (state, kept.review) }
    }
}
