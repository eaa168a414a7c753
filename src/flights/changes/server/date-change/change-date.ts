import type { DateChangeBody, DateChanged } from '#flights/changes/date-change.ts'
import { bagsAlong } from '#flights/changes/server/date-change/bags-along.ts'
import { changeAtSeller } from '#flights/changes/server/date-change/change-at-seller.ts'
import { changeable } from '#flights/changes/server/date-change/changeable.ts'
import { protectionAlong } from '#flights/changes/server/date-change/protection-along.ts'
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
import { itemsOf } from '#orders/rebooking.ts'

/** Holds the new flight, with the old tickets quoted and locked as long: they stand until it is issued. */
export async function changeDate(
  room: Room,
  asked: DateChangeBody,
  rebooker: Rebooker,
): Promise<DateChanged> {
  const { orderId, leg, worth } = asked
  const { userId } = rebooker
  const passengers = [...new Set(asked.passengers)]
  const found = await changeable(room, { orderId, leg, userId, passengers })
  if (found.seller !== undefined)
    return changeAtSeller(room, asked, { rebooker, found: { ...found, seller: found.seller } })
  const wanted = (await legsOnSale(room, [asked.proposalId])).get(asked.proposalId)
  if (wanted === undefined || !fitsOn(found, wanted, wanted.fares[0].departure.date))
    throw refuse('OTHER_FLIGHT_GONE')
  const items = itemsOf({ leg, passengers: found.passengers })
  const quote = await room.refunds.quote({ orderId, userId, items })
  if (quote.refund !== worth || quote.refund !== found.worth) throw refuse('PENALTY_CHANGED')
  const { bags } = bagsAlong(found, wanted)
  const protections = protectionAlong(found)
  const wish = await orderFor(room, { asked, rebooker, found, wanted, quote, bags, protections })
  return { ...rebookedView(await inPlaceOfAnother(room, wish), found), penalty: found.penalty }
}
