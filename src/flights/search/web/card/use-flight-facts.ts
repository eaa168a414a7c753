import { useEffect, useState } from 'react'
import type { flightCalls } from '#flights/calls.ts'
import type { FlightFacts } from '#flights/facts/facts-response.ts'
import { requestOnce } from '#flights/search/web/results/request-once.ts'
import { ask } from '#web/api.ts'

/** Figures that were still on their way may have come when a card is opened again. */
const factsOf = requestOnce<FlightFacts>(
  (requestId, proposalId) =>
    ask<typeof flightCalls.flightFacts>('POST /api/flight-catalog/FlightCatalog/FlightFacts', {
      body: { requestId, proposalId },
    }),
  ({ flights }) => flights.every(({ punctuality }) => punctuality !== null),
)

/** What is known of the flights of some proposals beside their prices, in their order; undefined where nothing came. */
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
