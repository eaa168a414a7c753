import AuthenticationServices

/// Google opens its sign-in in no web view: the system's own window asks, and its answer is opened here, where the cookie is that
/// the site bound its question to.
extension Browser: ASWebAuthenticationPresentationContextProviding {
    func isGoogle(_ url: URL) -> Bool {
        url.host() == "accounts.google.com"
    }

    func signIn(at url: URL) {
        let session = ASWebAuthenticationSession(
            url: url,
            callback: .https(host: Site.host, path: Site.googleReturn)
        ) { [weak self] answer, _ in
            Task { @MainActor [weak self] in
                self?.googleSession = nil
                if let answer { self?.open(answer) }
            }
        }
        session.presentationContextProvider = self
        googleSession = session
        session.start()
    }

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
        view.window ?? ASPresentationAnchor()
    }
}
