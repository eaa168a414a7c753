import type { BackEntries } from '#web/back-entries.ts'

let entries: Promise<BackEntries | undefined> | undefined
/** what the entries do when the history has moved */
let arrive: ((event: Event) => void) | undefined

/** Fetched with the first thing that lies over a page. Where it cannot be had, what lies there closes by its own buttons. */
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

/**
 * Before the router begins: an entry of something that lay over a page is left before anybody reads its mark (§2). Listeners of
 * the window hear of the history in the order in which they came, so ours comes first and stays, whenever the entries come.
 */
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

/** While something lies over the page, the back button calls `onBack` and the page stays. Answers how to say that it is gone. */
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
