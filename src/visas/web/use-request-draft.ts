import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { newRequest, type RequestDraft, requestFrom, requestSentence } from '#visas/web/request-draft.ts'

interface Wanted {
  /** how many apply by the address */
  readonly count: number
  /** under which it survives a reload */
  readonly keptAs: string
  /** numbers of the pictures that we have of this traveller */
  readonly kept: readonly string[]
}

/** What a request says besides its people, as the browser keeps it for as long as the tab lives. */
export function useRequestDraft({ count, keptAs, kept }: Wanted) {
  const [draft, setDraft] = useState(() => newRequest(count))
  useKept(keptAs, (text) => setDraft((fresh) => requestFrom(text, fresh, (id) => kept.includes(id))))
  return {
    draft,
    /** Of several changes at once each sees what the one before it made. */
    change: (made: (before: RequestDraft) => RequestDraft) =>
      setDraft((before) => {
        const next = made(before)
        sessionStorage.setItem(keptAs, requestSentence(next))
        return next
      }),
  }
}

/** After the page has come alive, since only the browser knows what it kept. */
function useKept(name: string, onKept: (kept: string) => void) {
  const restore = useEffectEvent(onKept)
  useLayoutEffect(() => {
    const kept = sessionStorage.getItem(name)
    if (kept !== null) restore(kept)
  }, [name])
}
