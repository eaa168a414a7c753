import { useEffect, useState } from 'react'
import type { FlightDetail } from '#flights/responses.ts'
import { detailOf } from '#flights/search/web/card/known-details.ts'
import { Declined, offline } from '#web/declined.ts'

interface Known {
  readonly of: string
  readonly details: readonly FlightDetail[]
  readonly fault?: string
}

/** In the order of `ids`; undefined while loading. */
export function useFlightDetails(requestId: string, ids: readonly string[]) {
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<Known>({ of: '', details: [] })
  const wanted = [attempt, ...ids].join(' ')
  useEffect(() => {
    let isGone = false
    const [, ...asked] = wanted.split(' ')
    Promise.all(asked.map((id) => detailOf(requestId, id))).then(
      (details) => isGone || setKnown({ of: requestId, details }),
      (error: unknown) =>
        isGone ||
        setKnown({
          of: requestId,
          details: [],
          fault: error instanceof Declined ? error.message : offline,
        }),
    )
    return () => {
      isGone = true
    }
  }, [requestId, wanted])
  const detailFor = (id: string) =>
    known.of === requestId
      ? known.details.find(({ flightProposal }) => flightProposal.proposalId === id)
      : undefined
  return {
    details: ids.map(detailFor),
    fault: known.of === requestId ? known.fault : undefined,
    retry: () => setAttempt((count) => count + 1),
  }
}
