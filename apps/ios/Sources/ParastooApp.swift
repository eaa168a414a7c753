import SwiftUI

@main
struct ParastooApp: App {
    @State private var browser = Browser()

    var body: some Scene {
        WindowGroup {
            Shell(browser: browser)
                .onOpenURL(perform: browser.open)
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    if let url = activity.webpageURL { browser.open(url) }
                }
        }
    }
}
