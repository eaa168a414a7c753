import type { JourneyChange } from '#orders/journey-change.ts'
import type { Journey } from '#orders/order.ts'
import type { JourneyView } from '#orders/responses.ts'

export interface JourneyRow {
  readonly order_id: string
  readonly proposal_id: string
  readonly is_returning: boolean
  readonly airline_code: string
  readonly airline_name: string
  readonly flight_number: string
  readonly origin: string
  readonly origin_name: string
  readonly destination: string
  readonly destination_name: string
  readonly stops: readonly string[]
  readonly departs_local: Temporal.PlainDateTime
  readonly arrives_local: Temporal.PlainDateTime
  readonly departs_at: Temporal.Instant
  readonly position: number
}

export function journeyOf(row: JourneyRow): Journey {
  return {
    proposalId: row.proposal_id,
    isReturning: row.is_returning,
    airlineCode: row.airline_code,
    airlineName: row.airline_name,
    flightNumber: row.flight_number,
    origin: row.origin,
    originName: row.origin_name,
    destination: row.destination,
    destinationName: row.destination_name,
    stops: row.stops,
    departsLocal: row.departs_local,
    arrivesLocal: row.arrives_local,
    departsAt: row.departs_at,
  }
}

export function changeOf(
  journey: Pick<JourneyRow, 'position' | 'order_id' | 'departs_local' | 'arrives_local'>,
  changes: readonly JourneyChange[],
): JourneyChange | undefined {
  const change = changes.find(({ orderId, leg }) => orderId === journey.order_id && leg === journey.position)
  if (change?.kind !== 'new-time') return change
  const isAsBought =
    change.departsLocal.equals(journey.departs_local) && change.arrivesLocal.equals(journey.arrives_local)
  if (!isAsBought) return change
  return change.aircraft === null ? undefined : { ...change, kind: 'new-aircraft' }
}

export function journeyView(
  row: JourneyRow,
  change: JourneyChange | undefined,
): Omit<JourneyView, 'openCount'> {
  const { departsLocal, arrivesLocal, departsAt: _, stops, ...journey } = journeyOf(row)
  return {
    ...journey,
    stops: [...stops],
    departureTime: minuteText(change?.departsLocal ?? departsLocal),
    arrivalTime: minuteText(change?.arrivesLocal ?? arrivesLocal),
    change:
      change === undefined
        ? null
        : {
            kind: change.kind,
            departureTime: minuteText(departsLocal),
            arrivalTime: minuteText(arrivesLocal),
            aircraft: change.aircraft,
            since: change.since.toString(),
            acceptedAt: change.acceptedAt?.toString() ?? null,
          },
  }
}

function minuteText(local: Temporal.PlainDateTime): string {
  return local.toString({ smallestUnit: 'minute' })
}
