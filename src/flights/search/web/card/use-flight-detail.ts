import { useEffect, useState } from 'react'
import type { FlightDetail } from '#flights/responses.ts'
import { detailOf } from '#flights/search/web/card/known-details.ts'
import { Declined, offline } from '#web/declined.ts'

interface DetailState {
  readonly of: string
  readonly detail?: FlightDetail
  readonly fault?: string
}

export function useFlightDetail(requestId: string, proposalId: string) {
  const [attempt, setAttempt] = useState(0)
  const [asked, setAsked] = useState<DetailState>({ of: '' })
  const wanted = `${requestId}/${proposalId}/${attempt}`
  useEffect(() => {
    let isGone = false
    const answer = (part: Omit<DetailState, 'of'>) => isGone || setAsked({ of: wanted, ...part })
    detailOf(requestId, proposalId).then(
      (detail) => answer({ detail }),
      (error: unknown) => answer({ fault: error instanceof Declined ? error.message : offline }),
    )
    return () => {
      isGone = true
    }
  }, [requestId, proposalId, wanted])
  const isThis = asked.of === wanted
  return {
    detail: isThis ? asked.detail : undefined,
    fault: isThis ? asked.fault : undefined,
    retry: () => setAttempt((count) => count + 1),
  }
}
