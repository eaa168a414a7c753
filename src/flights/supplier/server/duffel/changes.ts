import * as z from 'zod/mini'
import type { SupplierChange, TicketFlight } from '#flights/supplier/change.ts'
import type { DuffelDesk } from '#flights/supplier/server/duffel/desk.ts'
import { askDuffel, unsent } from '#flights/supplier/server/duffel/duffel-client.ts'
import { mapped, type Outcome } from '#suppliers/outcome.ts'

const Place = z.object({ iata_code: z.string() })
const Segment = z.object({
  origin: Place,
  destination: Place,
  departing_at: z.iso.datetime({ local: true }),
  marketing_carrier: z.object({ iata_code: z.nullable(z.string()) }),
  marketing_carrier_flight_number: z.string(),
})
const Slices = z.array(z.object({ segments: z.array(Segment) }))
// a malformed flight fails the whole response: left out, it would look cancelled
const Changes = z.object({
  data: z.array(z.object({ id: z.string(), created_at: z.string(), removed: Slices, added: Slices })),
})

/** https://duffel.com/docs/api/v2/airline-initiated-changes: `removed` has the slices before,
 * `added` after. Removed alone means cancelled (our reading, unverified). */
export async function changesAtDuffel(
  desk: DuffelDesk,
  ref: string,
  signal: AbortSignal,
): Promise<Outcome<readonly SupplierChange[]>> {
  const path = '/airline_initiated_changes'
  const told = await askDuffel(desk, { path, query: { order_id: ref }, shape: Changes }, signal)
  return mapped(unsent(told), ({ data }) =>
    data
      .toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1))
      .map(({ id, removed, added }) => ({ id, before: flightsOf(removed), after: flightsOf(added) })),
  )
}

function flightsOf(slices: z.infer<typeof Slices>): readonly TicketFlight[] {
  return slices.flatMap(({ segments }) =>
    segments.map((segment) => ({
      airline: segment.marketing_carrier.iata_code ?? '',
      number: Number(segment.marketing_carrier_flight_number),
      origin: segment.origin.iata_code,
      destination: segment.destination.iata_code,
      departsLocal: Temporal.PlainDateTime.from(segment.departing_at),
    })),
  )
}
