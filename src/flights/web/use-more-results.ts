import { useEffect, useMemo, useState } from 'react'
import type { Results } from '#flights/answered.ts'
import { joining } from '#flights/joining.ts'
import type { Proposal } from '#flights/proposal.ts'
import { lastSeenCard } from '#flights/web/last-seen-card.ts'
import { moreOf } from '#flights/web/more-results.ts'
import type { ResultsLook } from '#flights/web/use-results-look.ts'
import { useSteady } from '#web/use-steady.ts'

interface Come {
  /** of which search */
  readonly of: string
  readonly listed: readonly Proposal[]
  readonly later: readonly Proposal[]
  readonly pending: readonly string[]
  /** how many suppliers never answered */
  readonly silent: number
}

/** The results with what other suppliers answer later, as it comes. */
export interface MoreResults {
  readonly results: Results
  /** offers that wait for the reader to ask for them, since they would push what is being read */
  readonly later: number
  readonly showLater: () => void
  /** some suppliers answer later: is any still to come, and has any been silent? */
  readonly state: 'whole' | 'coming' | 'come' | 'silent'
}

export function useMoreResults(first: Results, { filters, sorting }: ResultsLook): MoreResults {
  const fresh = { of: first.requestId, listed: [], later: [], pending: first.pending, silent: 0 }
  const [kept, setKept] = useState<Come>(fresh)
  const come = kept.of === first.requestId ? kept : fresh
  const proposals = useMemo(
    () => (come.listed.length === 0 ? first.proposals : [...first.proposals, ...come.listed]),
    [first, come.listed],
  )

  const change = useSteady((next: (before: Come) => Come) =>
    setKept((before) => next(before.of === first.requestId ? before : fresh)),
  )
  const arrive = useSteady((supplier: string, arrived: readonly Proposal[]) => {
    const { now, later } = joining(proposals, arrived, { filters, sorting, seen: lastSeenCard() })
    change((before) => ({
      ...before,
      listed: [...before.listed, ...now],
      later: [...before.later, ...later],
      pending: before.pending.filter((name) => name !== supplier),
    }))
  })
  const end = useSteady(() =>
    change((before) => ({ ...before, pending: [], silent: before.silent + before.pending.length })),
  )
  const { requestId, returningRequestId, pending } = first
  useEffect(() => {
    if (pending.length === 0) return undefined
    const over = new AbortController()
    void moreOf({ requestId, returningRequestId }, over.signal, arrive).then(
      () => over.signal.aborted || end(),
    )
    return () => over.abort()
  }, [requestId, returningRequestId, pending, arrive, end])

  return {
    results: useMemo(() => ({ ...first, proposals: [...proposals] }), [first, proposals]),
    later: come.later.length,
    showLater: () =>
      change((before) => ({ ...before, listed: [...before.listed, ...before.later], later: [] })),
    state: stateOf(first, come),
  }
}

function stateOf(first: Results, { pending, silent }: Come): MoreResults['state'] {
  if (first.pending.length === 0) return 'whole'
  if (pending.length > 0) return 'coming'
  return silent > 0 ? 'silent' : 'come'
}
