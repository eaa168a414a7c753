import type { AuditAction } from '#desk/audit-actions.ts'
import type { Desk } from '#desk/server/desk.ts'
import { flightSubject } from '#desk/server/flights/flight-typed.ts'
import type { FlightNamed } from '#flights/server/flights.ts'
import type { Disruptions } from '#operations/disruptions.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export interface FlightDeskRooms {
  readonly desk: Pick<Desk, 'database' | 'audit' | 'proposals'>
  readonly disruptions: Disruptions
}

interface Declaring {
  readonly flight: FlightNamed
  readonly action: AuditAction
  readonly details: Readonly<Record<string, unknown>>
}

/** Written down before it is done: people are told one after another, and whatever becomes of it, it was declared. Refuses FLIGHT_UNKNOWN. */
export async function writeDown(
  { desk, disruptions }: FlightDeskRooms,
  by: StaffVisitor,
  { flight, action, details }: Declaring,
): Promise<void> {
  await disruptions.mustBeKnown(flight)
  await desk.audit.record(desk.database, by, { action, subject: flightSubject(flight), details })
}
