#if Workbench
import ContactCleaning
import ContactStore
import HTTPTypes
import Hummingbird
import JSONWriting
import Markup
import SourceInput

/// The answer about an error: a status, and a sentence with the next step.
struct ErrorAnswer {
    var status: HTTPResponse.Status
    var text: String
    private var title: Text

    init(_ error: any Error) {
        switch error {
        case is Locked: self.init(.locked, Text("error.locked").plain)
        case StoreError.busy:
            self.init(.locked, Text("error.held").plain)
            title = Text("error.held-title")
        case let error as StoreError: self.init(.serviceUnavailable, "\(error)")
        case let error as ReadOnly: self.init(.forbidden, error.description)
        case let error as ChangeError: self.init(.conflict, Refusal.text(error).plain)
        case let error as PeopleError: self.init(.conflict, Refusal.text(error).plain)
        case let error as UploadError: self.init(Self.status(of: error), error.description)
        case let error as SourceError: self.init(.unprocessableContent, error.text.plain)
        case let error as Conflict: self.init(.conflict, error.text.plain)
        case let error as BadRequest: self.init(.badRequest, error.text.plain)
        case let error as NotTaken: self.init(.unprocessableContent, error.text.plain)
        case is NotFound: self.init(.notFound, Text("error.not-found").plain)
        case let error as HTTPError: self.init(error.status, error.body ?? error.status.reasonPhrase)
        case let error as any HTTPResponseError:
            self.init(error.status, Text("error.not-taken", ["reason": .text(error.status.reasonPhrase)]).plain)
        default: self.init(.internalServerError, Text("error.wrong", ["reason": .text("\(error)")]).plain)
        }
    }

    private init(_ status: HTTPResponse.Status, _ text: String) {
        self.status = status
        self.text = text
        title = Self.title(of: status)
    }

    private static func status(of error: UploadError) -> HTTPResponse.Status {
        switch error {
        case .tooLarge: .contentTooLarge
        case .tooMany: .tooManyRequests
        case .noName: .badRequest
        case .unwritable: HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
        }
    }

    /// Returns the response: a page if the request accepts one, else a JSON object with the sentence.
    ///
    /// - Parameter isDeep: `true` if the address is not one of a page, so that relative links would lead elsewhere.
    func response(to request: Request, isDeep: Bool) -> Response {
        var response =
            request.headers[.accept]?.contains("text/html") == true
            ? .page(isDeep ? MessageScreen.plain(text) : page, status: status)
            : Response.json(status: status) { $0.member("error", text) }
        if status == .locked { response.headers[.retryAfter] = "1" }
        return response
    }

    private var page: HTML {
        MessageScreen(frame: Frame(database: "", isReadOnly: false, openProblems: nil), title: title, text: text).html
    }

    private static func title(of status: HTTPResponse.Status) -> Text {
        switch status {
        case .notFound: Text("error.not-found-title")
        case .locked: Text("error.locked-title")
        case .serviceUnavailable: Text("error.database-title")
        default: Text("error.title")
        }
    }
}

extension HTTPResponse.Status {
    /// The status while an ingest, or another program, holds the database.
    static let locked = HTTPResponse.Status(code: 423, reasonPhrase: "Locked")
}
#endif
