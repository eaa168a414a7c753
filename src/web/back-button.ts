import type { BackEntries } from '#web/back-entries.ts'

let entries: Promise<BackEntries | undefined> | undefined
let arrive: ((event: Event) => void) | undefined

/** Loaded with the first overlay. If loading fails, overlays close by their own buttons only. */
function known(): Promise<BackEntries | undefined> {
  const { history, location } = window
  const heard = (_: 'popstate', listener: (event: Event) => void) => {
    arrive = listener
  }
  entries ??= import('#web/back-entries.ts').then(
    ({ BackEntries: Entries }) => new Entries({ history, location, addEventListener: heard }),
    () => (entries = undefined),
  )
  return entries
}

/** Listens before the router (in order of registration): an overlay's
 * history entry is left before anybody reads its mark (§2). */
export async function watchBackButton(): Promise<void> {
  addEventListener('popstate', (event) => {
    if (arrive !== undefined) return arrive(event)
    if (!isMarked()) return undefined
    event.stopImmediatePropagation()
    return void known()
  })
  if (isMarked()) await known()
}

function isMarked(): boolean {
  return /[?&]rqs(?:=|&|$)/.test(location.search)
}

/** While an overlay is open, the back button calls `onBack`. Returns how to remove it. */
export function layOverPage(onBack: () => void): () => void {
  let isGone = false
  let letGo: (() => void) | undefined
  void known().then((found) => {
    if (!isGone) letGo = found?.lay(onBack)
  })
  return () => {
    isGone = true
    letGo?.()
  }
}
