import ContactStore
import Foundation
import PhoneNumbers
import SourceInput

extension TableSource {
    /// The step that says why nothing is written into a CSV file: it is not there any more, or has changed since it was read.
    ///
    /// - Returns: `nil` for a file that is what it was, and for a source that is no file of its own.
    static func fault(of layout: StoredLayout) -> PlanStep? {
        guard !layout.isCards, !layout.isConverted, isFile(layout.path),
            let byteCount = OpenFile.byteCount(of: layout.path), byteCount != layout.byteCount
        else { return nil }
        let isMissing = access(layout.path, F_OK) != 0
        let reason = Sentence(
            isMissing ? PlanSentence.missingFile : .changedFile, ["file": .text(layout.path)])
        return PlanStep(
            contact: 0, property: "row", before: nil, after: nil,
            reason: Sentence(PlanSentence.notWritten, ["reason": .sentence(reason)]))
    }

    /// Returns `false` for standard input, a packed file, and a member of an archive.
    private static func isFile(_ path: String) -> Bool {
        guard path != "-", !path.hasPrefix("-/"), OfficeDocument.unpackedName(path) == path else { return false }
        var folder = (path as NSString).deletingLastPathComponent
        while !folder.isEmpty, folder != "/" {
            if OpenFile.byteCount(of: folder) ?? 0 > 0 { return false }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return true
    }
}
