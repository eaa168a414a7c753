import { useEffect, useState } from 'react'
import type { flightCalls } from '#flights/calls.ts'
import type { FlightFacts } from '#flights/facts/facts-response.ts'
import { requestOnce } from '#flights/search/web/results/request-once.ts'
import { ask } from '#web/api.ts'

/** Partial figures are not cached: opening the card again loads them anew. */
const factsOf = requestOnce<FlightFacts>(
  (requestId, proposalId) =>
    ask<typeof flightCalls.flightFacts>('POST /api/flight-catalog/FlightCatalog/FlightFacts', {
      body: { requestId, proposalId },
    }),
  ({ flights }) => flights.every(({ punctuality }) => punctuality !== null),
)

export function useFlightFacts(
  requestId: string,
  ids: readonly string[],
): readonly (FlightFacts | undefined)[] {
  const [known, setKnown] = useState<ReadonlyMap<string, FlightFacts>>(new Map())
  const wanted = ids.join(' ')
  useEffect(() => {
    let isGone = false
    for (const id of wanted.split(' '))
      factsOf(requestId, id).then(
        (facts) => isGone || setKnown((before) => new Map(before).set(`${requestId}/${id}`, facts)),
        () => undefined, // they are an addition: without them nothing is said of it
      )
    return () => {
      isGone = true
    }
  }, [requestId, wanted])
  return ids.map((id) => known.get(`${requestId}/${id}`))
}
