/** The cookie of an installed window, by which the server knows our app. */
export const openedAsApp = 'openedAs=app'

/** Property names for events before hydration. */
export const earlyNames = {
  prompt: 'installPrompt',
  openedBy: 'opened-by',
  isInstalled: 'is-installed',
  asApp: openedAsApp,
} as const

/** What fires only once: installability, the first page's referrer, standalone mode.
 * Inline text: may use nothing from outside. */
export function keepEarly(names: typeof earlyNames): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    Object.assign(globalThis, { [names.prompt]: event })
  })
  const isInstalled =
    matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
    (navigator as { readonly standalone?: boolean }).standalone === true
  try {
    document.cookie = `${names.asApp}; path=/; samesite=lax${isInstalled ? '' : '; max-age=0'}`
    if (document.referrer.startsWith('android-app://'))
      sessionStorage.setItem(names.openedBy, document.referrer)
    if (isInstalled) sessionStorage.setItem(names.isInstalled, '1')
  } catch {
    // without storage the order counts as one from the web site
  }
}
