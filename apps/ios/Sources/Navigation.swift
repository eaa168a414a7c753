import UIKit
import WebKit

/// Where the web view goes.
extension Browser: WKNavigationDelegate {
    /// Pages of a bank open here too: the way there and back is a chain of forms, and the traveller's session is in this view.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor action: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        guard let url = action.request.url else { return .cancel }
        if action.shouldPerformDownload { return .download }
        if isGoogle(url), action.targetFrame?.isMainFrame == true {
            signIn(at: url)
            return .cancel
        }
        switch url.scheme {
        case "https", "about", "blob", "data":
            return .allow
        case "tel", "mailto", "sms":
            await UIApplication.shared.open(url)
            return .cancel
        default:
            return .cancel
        }
    }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor response: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
        let answer = response.response as? HTTPURLResponse
        let disposition = answer?.value(forHTTPHeaderField: "Content-Disposition") ?? ""
        return disposition.hasPrefix("attachment") || !response.canShowMIMEType ? .download : .allow
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        unreached = nil
    }

    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {
        let fault = error as NSError
        // a page that was left for another one, or became a file, has not failed
        guard fault.domain == NSURLErrorDomain, fault.code != NSURLErrorCancelled else { return }
        unreached = fault.userInfo[NSURLErrorFailingURLErrorKey] as? URL ?? Site.start
    }

    /// The system took the page's memory while the app lay in the background.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        webView.reload()
    }
}
