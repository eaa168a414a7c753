import { useEffect, useMemo, useState } from 'react'
import type { Proposal } from '#flights/proposal.ts'
import type { Results } from '#flights/responses.ts'
import { joining } from '#flights/search/late-offers.ts'
import { lastSeenCard } from '#flights/search/web/card/last-seen-card.ts'
import { type Line, moreOf } from '#flights/search/web/results/more-results.ts'
import type { ResultsLook } from '#flights/search/web/results/use-results-look.ts'
import { useSteady } from '#web/use-steady.ts'

interface Come {
  readonly of: string
  readonly listed: readonly Proposal[]
  readonly later: readonly Proposal[]
  readonly end: 'whole' | 'broken' | undefined
}

export interface MoreResults {
  readonly results: Results
  /** how many offers wait for the reader, since they would move what is being read */
  readonly later: number
  readonly showLater: () => void
  /** Are any slower suppliers still to answer (`coming`), and did any fail to send all (`silent`)? */
  readonly state: 'whole' | 'coming' | 'come' | 'silent'
}

export function useMoreResults(first: Results, { filters, sorting }: ResultsLook): MoreResults {
  const fresh: Come = { of: first.requestId, listed: [], later: [], end: undefined }
  const [kept, setKept] = useState<Come>(fresh)
  const come = kept.of === first.requestId ? kept : fresh
  const proposals = useMemo(
    () => (come.listed.length === 0 ? first.proposals : [...first.proposals, ...come.listed]),
    [first, come.listed],
  )

  const change = useSteady((next: (before: Come) => Come) =>
    setKept((before) => next(before.of === first.requestId ? before : fresh)),
  )
  const arrive = useSteady(({ proposals: arrived }: Line) => {
    const { now, later } = joining(proposals, arrived, { filters, sorting, seen: lastSeenCard() })
    change((before) => ({
      ...before,
      listed: [...before.listed, ...now],
      later: [...before.later, ...later],
    }))
  })
  const { requestId, returningRequestId, pending } = first
  useEffect(() => {
    if (pending.length === 0) return undefined
    const over = new AbortController()
    void moreOf({ requestId, returningRequestId }, over.signal, arrive).then(
      (end) => over.signal.aborted || change((before) => ({ ...before, end })),
    )
    return () => over.abort()
  }, [requestId, returningRequestId, pending, arrive, change])

  return {
    results: useMemo(() => ({ ...first, proposals: [...proposals] }), [first, proposals]),
    later: come.later.length,
    showLater: () =>
      change((before) => ({ ...before, listed: [...before.listed, ...before.later], later: [] })),
    state: stateOf(first, come),
  }
}

function stateOf(first: Results, { end }: Come): MoreResults['state'] {
  if (first.pending.length === 0) return 'whole'
  if (end === undefined) return 'coming'
  return end === 'broken' ? 'silent' : 'come'
}
