/** Property names for events before hydration. */
export const earlyNames = {
  prompt: 'installPrompt',
  openedBy: 'opened-by',
  isInstalled: 'is-installed',
} as const

/**
 * Keeps what a window says only once: that it may be installed, who opened its first page, and that it is an installed one (asked
 * later it may fill the screen, which any browser's tab does too). Runs in the page by its text alone, so it may name nothing
 * outside itself.
 */
export function keepEarly(names: typeof earlyNames): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    Object.assign(globalThis, { [names.prompt]: event })
  })
  const isInstalled =
    matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
    (navigator as { readonly standalone?: boolean }).standalone === true
  try {
    if (document.referrer.startsWith('android-app://'))
      sessionStorage.setItem(names.openedBy, document.referrer)
    if (isInstalled) sessionStorage.setItem(names.isInstalled, '1')
  } catch {
    // without storage the order counts as one from the web site
  }
}
