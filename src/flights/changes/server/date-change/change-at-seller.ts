import type { DateChangeBody, DateChanged } from '#flights/changes/date-change.ts'
import type { ChangedTo } from '#flights/changes/server/date-change/flights-of-change.ts'
import { fitsOn } from '#flights/changes/server/rebooking/fits.ts'
import { legsOnSale } from '#flights/changes/server/rebooking/leg-wanted.ts'
import {
  inPlaceOfAnother,
  orderFor,
  type Rebooker,
  rebookedView,
} from '#flights/changes/server/rebooking/rebook.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { changesAmong } from '#flights/supplier/server/change-offers.ts'
import { rial, ZERO } from '#money/rial.ts'
import { itemsOf } from '#orders/rebooking.ts'

/** Orders its seller's own change, at what was told of it: what is kept of the old tickets is that seller's word. */
export async function changeAtSeller(
  room: Room,
  asked: DateChangeBody,
  { rebooker, found }: { readonly rebooker: Rebooker; readonly found: ChangedTo },
): Promise<DateChanged> {
  const { orderId, leg } = asked
  const { userId } = rebooker
  const wanted = (await legsOnSale(room, [asked.proposalId])).get(asked.proposalId)
  if (wanted === undefined || !fitsOn(found, wanted, wanted.fares[0].departure.date))
    throw refuse('OTHER_FLIGHT_GONE')
  const [change] = await changesAmong(
    room.database,
    wanted.fares.map(({ offerId }) => offerId),
  )
  const isOpen = change !== undefined && Temporal.Instant.compare(room.clock.now(), change.expiresAt) < 0
  if (!isOpen || change.orderId !== orderId || change.ref !== found.seller.there.ref)
    throw refuse('OTHER_FLIGHT_GONE')
  const items = itemsOf({ leg, passengers: found.passengers })
  const quote = await room.refunds.quoteLess({ orderId, userId, items, penalty: change.penalty ?? ZERO })
  if (quote.refund !== asked.worth || quote.refund !== change.worth) throw refuse('PENALTY_CHANGED')
  const less = { ...found, penalty: rial(quote.penalty), worth: rial(quote.refund) }
  const wish = await orderFor(room, { asked, rebooker, found: less, wanted, quote, isSellersOwn: true })
  return { ...rebookedView(await inPlaceOfAnother(room, wish), less), penalty: quote.penalty }
}
