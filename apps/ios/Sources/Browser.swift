import AuthenticationServices
import Observation
import WebKit

/// The one web view of the app. How it behaves stands in the extensions: where it goes, new windows, files, Google.
@MainActor
@Observable
final class Browser: NSObject {
    /// The page that could not be reached; the shell offers to ask for it again.
    var unreached: URL?
    /// A file that has come, to be looked at and passed on.
    var received: URL?

    @ObservationIgnored let view: WKWebView
    @ObservationIgnored var arriving: [ObjectIdentifier: URL] = [:]
    @ObservationIgnored var googleSession: ASWebAuthenticationSession?

    override init() {
        let configuration = WKWebViewConfiguration()
        // by this the site knows through what an order came
        configuration.applicationNameForUserAgent = "ParastooApp/1.0 (ios)"
        // the camera's picture stays in the page that reads a passport
        configuration.allowsInlineMediaPlayback = true
        view = WKWebView(frame: .zero, configuration: configuration)
        super.init()
        view.navigationDelegate = self
        view.uiDelegate = self
        view.allowsBackForwardNavigationGestures = true
        // the pages keep clear of the home indicator by themselves
        view.scrollView.contentInsetAdjustmentBehavior = .never
        open(Site.start)
    }

    /// A page of ours: the first one, a link from elsewhere, or what could not be reached before.
    func open(_ url: URL) {
        guard Site.isOurs(url), url != view.url || unreached != nil else { return }
        unreached = nil
        view.load(URLRequest(url: url))
    }

    /// The same page again, also a bank's.
    func tryAgain() {
        guard let url = unreached else { return }
        unreached = nil
        view.load(URLRequest(url: url))
    }
}
