export const productChannels = { web: 1, app: 2, pwa: 3, android: 4, ios: 5 } as const
export type ProductChannel = (typeof productChannels)[keyof typeof productChannels]

export interface WindowSigns {
  readonly userAgent: string
  /** referrer of the window's first page; may be empty */
  readonly openedBy: string
  /** runs without browser bars */
  readonly isInstalled: boolean
}

/** Suffix of our apps' user agent: `ParastooApp/1.0 (ios)`. */
const app = /\bParastooApp\/\d[\d.]*(?: \((android|ios)\))?/

/** §3. Our Android app in the traveller's browser is known by the referrer
 * `android-app://` with its id; mail and search apps have other ids. */
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
