import UIKit
import WebKit

/// What a page asks of the system around it. Choosing a file or taking its picture is the web view's own.
extension Browser: WKUIDelegate {
    /// There is one window: pages of ours open in it, those of others in the traveller's browser.
    func webView(
        _ webView: WKWebView,
        createWebViewWith configuration: WKWebViewConfiguration,
        for action: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        guard let url = action.request.url else { return nil }
        if Site.isOurs(url) {
            webView.load(action.request)
        } else {
            UIApplication.shared.open(url)
        }
        return nil
    }

    /// Our pages read passports by the camera; the system itself has asked the traveller before. Nobody else gets it.
    func webView(
        _ webView: WKWebView,
        requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) {
        let isOurs = origin.protocol == "https" && origin.host == Site.host
        decisionHandler(isOurs && type == .camera ? .grant : .deny)
    }
}
