import { sql } from 'kysely'
import { flightCalls } from '#flights/calls.ts'
import { adultToMashhad } from '../buyer/flight-goods.ts'
import type { Scene } from './scene.ts'

export interface FareWish {
  readonly date: string
  readonly seats: number
  /** of the flight whose number ends so */
  readonly flightNumber?: string
  /** among the results, the cheapest first; from the dearest when negative */
  readonly nth?: number
  /** charter sellers sell no bags */
  readonly withBag?: boolean
  /** given back now, something of its price comes back; none that goes wrong on purpose */
  readonly isRefundable?: boolean
}

export async function fareWith(
  { desk, database }: Pick<Scene, 'desk' | 'database'>,
  wish: FareWish,
): Promise<number> {
  const { proposals } = await desk.flights.search(flightCalls.available.body.parse(adultToMashhad(wish.date)))
  const suitable = proposals.filter(
    ({ flightGroups, isCharter, refund }) =>
      flightGroups[0]?.flightNumber.endsWith(wish.flightNumber ?? '') &&
      !(wish.withBag && isCharter) &&
      !(
        wish.isRefundable &&
        (refund.percentNow === 100 || flightGroups[0]?.flightNumber.startsWith('W5 99'))
      ),
  )
  const fareId = Number(suitable.at(wish.nth ?? 0)?.proposalId)
  await sql`update flights.fares set capacity = held + sold + ${wish.seats}, elsewhere = 0, fill_load = 0
    where id = ${fareId}`.execute(database)
  return fareId
}

/** So many days from now, in Tehran. */
export function dayIn({ clock }: Pick<Scene, 'clock'>, days: number): Temporal.PlainDate {
  return clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate().add({ days })
}
