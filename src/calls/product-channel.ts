/** §3: through what an order comes to us. */
export const productChannels = { web: 1, app: 2, pwa: 3, android: 4, ios: 5 } as const
export type ProductChannel = (typeof productChannels)[keyof typeof productChannels]

/** What a browser tells of the window that our pages are shown in. */
export interface WindowSigns {
  readonly userAgent: string
  /** who opened the window's first page, as the browser names it; empty for nobody */
  readonly openedBy: string
  /** without the bars of a browser around it */
  readonly isInstalled: boolean
}

/** How our own apps end the name of their browser: `ParastooApp/1.0 (ios)`. */
const app = /\bParastooApp\/\d[\d.]*(?: \((android|ios)\))?/

/**
 * §3: the channel of an order that is made in this window. An Android app that shows us in the traveller's own browser is known by
 * who opened the window: `android-app://` and its id; a letter or a search opens us by the same way under another id.
 */
export function productChannelOf(
  { userAgent, openedBy, isInstalled }: WindowSigns,
  appId: string,
): ProductChannel {
  const [isApp, system] = app.exec(userAgent) ?? []
  if (system === 'android' || system === 'ios') return productChannels[system]
  if (isApp !== undefined) return productChannels.app
  if (isOf(openedBy, appId)) return productChannels.android
  return isInstalled ? productChannels.pwa : productChannels.web
}

function isOf(openedBy: string, appId: string): boolean {
  return openedBy === `android-app://${appId}` || openedBy.startsWith(`android-app://${appId}/`)
}
