export interface Browser {
  /** how often somebody has come with it, this time included */
  readonly visits: number
  /** refused lately */
  readonly isDeclined: boolean
  readonly isInstalled: boolean
  /** the browser has a prompt */
  readonly hasPrompt: boolean
  /** iOS and iPadOS install by the share sheet only */
  readonly isApple: boolean
}

/** offered from the second visit on */
const visitsBefore = 2

export const declinedForDays = 30

/** Undefined: no offer. */
export function wayToInstall(browser: Browser): 'prompt' | 'hand' | undefined {
  const { visits, isDeclined, isInstalled, hasPrompt, isApple } = browser
  if (isInstalled || isDeclined || visits < visitsBefore) return undefined
  if (hasPrompt) return 'prompt'
  return isApple ? 'hand' : undefined
}
