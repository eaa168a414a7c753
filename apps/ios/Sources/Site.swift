import Foundation

/// The site that the app shows. Its host comes from the brand's configuration (`Brands/`).
enum Site {
    static let host = Bundle.main.object(forInfoDictionaryKey: "SiteHost") as? String ?? ""
    static let start = URL(string: "https://\(host)/")!
    /// Where Google's answer comes back to.
    static let googleReturn = "/login/google"

    static func isOurs(_ url: URL) -> Bool {
        url.scheme == "https" && url.host() == host
    }
}
