import { useState } from 'react'
import type { SharedForm } from '#passengers/web/shared-draft.ts'
import { useStoredDraft } from '#passengers/web/use-stored-draft.ts'
import { type RequestDraft, requestFrom, requestSentence } from '#visas/web/request-draft.ts'

interface Wanted {
  readonly fresh: RequestDraft
  readonly keptAs: string
  /** ids of this traveller's stored pictures */
  readonly kept: readonly string[]
  /** goes along to the user's other devices: which pictures, which lie sealed in the account */
  readonly shared: SharedForm | undefined
}

export function useRequestDraft({ fresh, keptAs, kept, shared }: Wanted) {
  const [draft, setDraft] = useState(() => fresh)
  const store = useStoredDraft(keptAs, shared, (text) =>
    setDraft((empty) => requestFrom(text, empty, (id) => kept.includes(id))),
  )
  return {
    draft,
    /** A functional update: several changes at once build on each other. */
    change: (made: (before: RequestDraft) => RequestDraft) =>
      setDraft((before) => {
        const next = made(before)
        store(requestSentence(next))
        return next
      }),
  }
}
