import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { newRequest, type RequestDraft, requestFrom, requestSentence } from '#visas/web/request-draft.ts'

interface Wanted {
  readonly count: number
  readonly keptAs: string
  /** ids of this traveller's stored pictures */
  readonly kept: readonly string[]
}

export function useRequestDraft({ count, keptAs, kept }: Wanted) {
  const [draft, setDraft] = useState(() => newRequest(count))
  useKept(keptAs, (text) => setDraft((fresh) => requestFrom(text, fresh, (id) => kept.includes(id))))
  return {
    draft,
    /** A functional update: several changes at once build on each other. */
    change: (made: (before: RequestDraft) => RequestDraft) =>
      setDraft((before) => {
        const next = made(before)
        sessionStorage.setItem(keptAs, requestSentence(next))
        return next
      }),
  }
}

function useKept(name: string, onKept: (kept: string) => void) {
  const restore = useEffectEvent(onKept)
  useLayoutEffect(() => {
    const kept = sessionStorage.getItem(name)
    if (kept !== null) restore(kept)
  }, [name])
}
