#if Workbench
import HTTPTypes
import Hummingbird

/// The language of a request: the one that somebody chose on a page, else the one that the browser asks for.
enum RequestLanguage {
    /// The cookie that remembers a choice. It says nothing of anybody.
    static let cookieName = "trunkline-language"

    static func language(of request: Request) -> Language {
        let chosen = request.cookies[cookieName].flatMap { Language(rawValue: $0.value) }
        return chosen ?? Language(accepted: request.headers[.acceptLanguage] ?? "")
    }

    /// The answer that remembers the language which an address asks for, and leads to the same page; `nil` if it asks for none.
    static func choice(of request: Request, root: String) -> Response? {
        guard let chosen = request.uri.queryParameters["language"].flatMap({ Language(rawValue: String($0)) }) else {
            return nil
        }
        let rest = (request.uri.query ?? "").split(separator: "&").filter { !$0.hasPrefix("language=") }
        var response = Response.redirect(
            to: request.uri.path + (rest.isEmpty ? "" : "?" + rest.joined(separator: "&")), type: .normal)
        response.setCookie(
            Cookie(name: cookieName, value: chosen.rawValue, path: root, httpOnly: true, sameSite: .strict))
        return response
    }
}
#endif
