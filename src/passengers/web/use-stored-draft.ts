import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { sentDrafts } from '#passengers/web/sent-drafts.ts'
import { latest, type SharedForm, sharing } from '#passengers/web/shared-draft.ts'

/** Keeps a form's text on this device, with `shared` on the user's others; `onKept` gets what was kept, after hydration. */
export function useStoredDraft(
  keptAs: string,
  shared: SharedForm | undefined,
  onKept: (kept: string) => void,
): (text: string) => void {
  const share = useShared(keptAs, shared)
  useKept(keptAs, shared, onKept)
  return (text) => {
    sessionStorage.setItem(keptAs, text)
    share?.put(text)
  }
}

/** After hydration: only the browser knows what it stored. */
function useKept(name: string, shared: SharedForm | undefined, onKept: (kept: string) => void) {
  const restore = useEffectEvent((here: string | null) => {
    const kept = latest(here, sentOf(name).sent(), shared?.stored)
    if (kept === null) return
    if (kept !== here) sessionStorage.setItem(name, kept)
    onKept(kept)
  })
  useLayoutEffect(() => restore(sessionStorage.getItem(name)), [name])
}

/** Remembers with the device's own draft which stored one it follows. */
function useShared(name: string, shared: SharedForm | undefined) {
  const form = shared?.form
  const stored = shared?.stored?.changedAt
  const [share] = useState(() => form && sharing(form, sentOf(name)))
  useEffect(() => {
    if (stored !== undefined) sentOf(name).read(stored)
  }, [name, stored])
  useEffect(() => {
    if (!share) return undefined
    addEventListener('pagehide', share.now)
    return () => {
      removeEventListener('pagehide', share.now)
      share.now()
    }
  }, [share])
  return share || undefined
}

function sentOf(name: string) {
  return sentDrafts(name, () => sessionStorage)
}
