/** What is known of a browser that might keep us as an app. */
export interface Browser {
  /** how often somebody has come with it, this time included */
  readonly visits: number
  /** asked before, and the answer was no: not long ago */
  readonly isDeclined: boolean
  readonly isInstalled: boolean
  /** it can ask by itself */
  readonly hasPrompt: boolean
  /** iOS and iPadOS: there it is done by hand, in the sheet of sharing */
  readonly isApple: boolean
}

/** Whoever comes a second time may want us nearer at hand. */
const visitsBefore = 2

/** So long nobody is asked again, days. */
export const declinedForDays = 30

/** How the house may be installed here, if it is to be offered at all: by the browser's own question, or by hand. */
export function wayToInstall(browser: Browser): 'prompt' | 'hand' | undefined {
  const { visits, isDeclined, isInstalled, hasPrompt, isApple } = browser
  if (isInstalled || isDeclined || visits < visitsBefore) return undefined
  if (hasPrompt) return 'prompt'
  return isApple ? 'hand' : undefined
}
