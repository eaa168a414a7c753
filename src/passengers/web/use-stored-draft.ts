import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
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
  const restore = useEffectEvent((here: string | null, seen: string | null) => {
    const kept = latest(here, seen, shared?.stored)
    if (kept === null) return
    if (kept !== here) sessionStorage.setItem(name, kept)
    onKept(kept)
  })
  useLayoutEffect(() => restore(sessionStorage.getItem(name), sessionStorage.getItem(seenOf(name))), [name])
}

/** Remembers with the device's own draft which stored one it follows. */
function useShared(name: string, shared: SharedForm | undefined) {
  const form = shared?.form
  const stored = shared?.stored?.changedAt
  const [share] = useState(
    () => form && sharing(form, (changedAt) => sessionStorage.setItem(seenOf(name), changedAt)),
  )
  useEffect(() => {
    if (stored !== undefined) sessionStorage.setItem(seenOf(name), stored)
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

function seenOf(name: string): string {
  return `${name} stored`
}
