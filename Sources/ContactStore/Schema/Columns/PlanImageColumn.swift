/// The columns of `plan_images`: what files had before a plan was applied, kept so that it can be undone.
enum PlanImageColumn: Int, StoreColumn {
    /// The key is that of the file in `plan_files`. `content` is deflated where that is shorter; `plan_files.bytes` is the size of the file.
    case id, content

    static let table = StoreTable.planImages

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .content: .init("content", "BLOB NOT NULL")
        }
    }
}
