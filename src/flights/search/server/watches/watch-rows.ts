import type { Watch } from '#flights/choosing/choosing-response.ts'
import type { Party } from '#passengers/party.ts'

export interface WatchRow extends Party {
  readonly id: string
  readonly user_id: string
  readonly hash: string
  readonly origin_name: string
  readonly destination_name: string
  /** this and the next two are null for a watch of any flight of a day */
  readonly airline_name: string | null
  readonly flight_number: string | null
  readonly cabin: Watch['cabinClass']
  readonly departs_local: Temporal.PlainDateTime
  readonly address: string
  /** where it was asked for */
  readonly brand: string | null
  readonly ended_by: 'told' | 'stopped' | 'departed' | null
}

export function watchIn(row: WatchRow): Watch {
  return {
    id: row.id,
    hash: row.hash,
    state: row.ended_by ?? 'waiting',
    originName: row.origin_name,
    destinationName: row.destination_name,
    airlineName: row.airline_name,
    flightNumber: row.flight_number,
    cabinClass: row.cabin,
    departureDateTime: row.departs_local.toString({ smallestUnit: 'minute' }),
    adults: row.adults,
    children: row.children,
    infants: row.infants,
    address: row.address,
  }
}
