import type { Desk } from '#desk/server/desk.ts'
import { cancellationWork } from '#desk/server/flights/cancellation-work.ts'
import { type FlightOnWire, flightTyped } from '#desk/server/flights/flight-typed.ts'
import type { Disruptions } from '#operations/disruptions.ts'
import type { House } from '#server/house.ts'

interface Neighbours {
  readonly desk: Pick<Desk, 'audit' | 'proposals'>
  readonly disruptions: Disruptions
}

/** While rooms open: a flight is cancelled by two people, and by a job. */
export function registerCancellation({ jobs }: House, { desk, disruptions }: Neighbours): void {
  const cancelling = jobs.queue<FlightOnWire>('desk.cancel-flight', async (named) => {
    await disruptions.cancelled(flightTyped(named))
  })
  desk.proposals.register(cancellationWork({ audit: desk.audit, disruptions, cancelling }))
}
