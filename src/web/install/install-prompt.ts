import { earlyNames } from '#web/install/keep-early.ts'
import { isInstalledWindow } from '#web/install/product-channel.ts'
import { type Browser, declinedForDays } from '#web/install/way-to-install.ts'
import { keepEntry, storedEntry } from '#web/local-entry.ts'

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const names = { visits: 'visits', seen: 'visit-counted', declined: 'install-declined' } as const

/** The stored event; it may fire before hydration. */
export function installPrompt(): InstallPrompt | undefined {
  return kept()[earlyNames.prompt]
}

/** Calls back when the browser begins or ceases to offer its question. */
export function onInstallPrompt(hear: () => void): () => void {
  const gone = () => {
    delete kept()[earlyNames.prompt]
    hear()
  }
  addEventListener('beforeinstallprompt', hear)
  addEventListener('appinstalled', gone)
  return () => {
    removeEventListener('beforeinstallprompt', hear)
    removeEventListener('appinstalled', gone)
  }
}

export async function askToInstall(question: InstallPrompt): Promise<boolean> {
  delete kept()[earlyNames.prompt]
  await question.prompt()
  return (await question.userChoice).outcome === 'accepted'
}

/** A new tab counts as a visit. */
export function browserHere(): Omit<Browser, 'hasPrompt'> {
  return {
    visits: visits(),
    isDeclined: storedEntry(names.declined) !== undefined,
    isInstalled: isInstalledWindow() || /\bParastooApp\//.test(navigator.userAgent),
    isApple: 'standalone' in navigator,
  }
}

export function declineToInstall(): void {
  keepEntry(names.declined, true, Date.now() + declinedForDays * 24 * 3600 * 1000)
}

function visits(): number {
  const before = Number(storedEntry(names.visits) ?? 0)
  if (isCounted()) return before
  keepEntry(names.visits, before + 1)
  return before + 1
}

/** Once per tab; without storage never. */
function isCounted(): boolean {
  try {
    const isCounted = sessionStorage.getItem(names.seen) !== null
    sessionStorage.setItem(names.seen, '1')
    return isCounted
  } catch (error) {
    if (error instanceof DOMException) return true
    throw error
  }
}

function kept(): { [earlyNames.prompt]?: InstallPrompt } {
  return globalThis as { [earlyNames.prompt]?: InstallPrompt }
}
