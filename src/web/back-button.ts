import type { BackEntries } from '#web/back-entries.ts'

let entries: Promise<BackEntries | undefined> | undefined

/** Fetched with the first thing that lies over a page. Where it cannot be had, what lies there closes by its own buttons. */
function known(): Promise<BackEntries | undefined> {
  entries ??= import('#web/back-entries.ts').then(
    ({ BackEntries: Entries }) => new Entries(window),
    () => (entries = undefined),
  )
  return entries
}

/** Before the router begins: an entry of something that lay over a page is left before anybody reads its mark (§2). */
export async function watchBackButton(): Promise<void> {
  function caught(event: Event) {
    if (entries !== undefined || !isMarked()) return
    event.stopImmediatePropagation()
    void known()
  }
  addEventListener('popstate', caught, true)
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
