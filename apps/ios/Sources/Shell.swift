import QuickLook
import SwiftUI
import WebKit

/// The pages below the status bar, and what stands over them when there is no line.
struct Shell: View {
    @Bindable var browser: Browser

    var body: some View {
        WebScreen(view: browser.view)
            .ignoresSafeArea(.container, edges: .bottom)
            .overlay {
                if browser.unreached != nil {
                    Unreached(tryAgain: browser.tryAgain)
                }
            }
            .quickLookPreview($browser.received)
            .environment(\.layoutDirection, .rightToLeft)
    }
}

private struct WebScreen: UIViewRepresentable {
    let view: WKWebView

    func makeUIView(context: Context) -> WKWebView { view }
    func updateUIView(_ view: WKWebView, context: Context) {}
}

/// A web view with pages of a bank in it has no service worker: the offline page is the app's own.
private struct Unreached: View {
    let tryAgain: () -> Void

    var body: some View {
        ContentUnavailableView {
            Label("اتصال برقرار نشد", systemImage: "wifi.slash")
        } description: {
            Text("اگر در میانهٔ پرداخت بودید، پولتان گم نمی‌شود: یا بلیتتان صادر می‌شود یا پول برمی‌گردد.")
        } actions: {
            Button("تلاش دوباره", action: tryAgain)
                .buttonStyle(.borderedProminent)
        }
        .background(Color(uiColor: .systemBackground))
    }
}
