import { legsOnSale } from '#flights/changes/server/rebooking/leg-wanted.ts'
import type { WayInstead } from '#flights/corrections/correction-calls.ts'
import type { Correcting } from '#flights/corrections/server/correcting.ts'
import { paxTypeOf } from '#flights/search/server/party-prices.ts'
import { seatsOfFares } from '#flights/search/server/searches.ts'
import type { Room } from '#flights/server/room.ts'
import { type Rial, rial, sum } from '#money/rial.ts'

/** What giving the tickets back brings now, and what the same seats cost. */
export async function wayInstead(
  room: Room,
  { order: { orderId }, ahead, position, userId }: Correcting & { readonly userId: string },
): Promise<WayInstead> {
  const { items } = await room.refunds.refundableOf({ orderId, userId })
  const own = items.filter((item) => item.passenger === position && ahead.some(({ leg }) => leg === item.leg))
  const prices = await Promise.all(ahead.map((leg) => priceNow(room, leg, position)))
  return {
    refund: sum(own.map(({ refund, allowed }) => rial(allowed ? refund : 0))),
    penalty: sum(own.map(({ penalty }) => rial(penalty))),
    price: prices.every((price) => price !== undefined) ? sum(prices) : null,
  }
}

async function priceNow(
  room: Room,
  { sold, held }: Correcting['ahead'][number],
  position: number,
): Promise<Rial | undefined> {
  const leg = (await legsOnSale(room, [sold.proposalId])).get(sold.proposalId)
  const group = held.groups[position]
  if (leg === undefined || group === undefined || leg.closesAtMs <= room.clock.now().epochMilliseconds)
    return undefined
  const ids = leg.fares.map(({ id }) => id)
  const free = await seatsOfFares(room.database, ids)
  if (group !== 'infant' && ids.some((id) => (free.get(id) ?? 0) < 1)) return undefined
  return leg.prices.find(({ paxType }) => paxType === paxTypeOf[group])?.total
}
