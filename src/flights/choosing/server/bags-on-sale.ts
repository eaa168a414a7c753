import { iranZone } from '#calendar/zones.ts'
import type { BagOnSale } from '#flights/booking/server/held-bags.ts'
import type { BagOffer, LegBags } from '#flights/choosing/bag.ts'
import { bagPayable, bagsOfLeg, legBags } from '#flights/choosing/bags-of-leg.ts'
import { bagRefundRule } from '#flights/facts/bag-tariffs.ts'
import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import type { Room } from '#flights/server/room.ts'
import { bagsThere } from '#flights/supplier/server/supplier-bags.ts'
import { rial } from '#money/rial.ts'
import type { Party } from '#passengers/party.ts'

/** Bags on sale with each direction, in order: ours by our tariff, a supplier's as it quotes them. */
export async function bagsOnSale(
  room: Pick<Room, 'suppliers'>,
  legs: readonly LegOnSale[],
  party: Party,
): Promise<readonly (readonly BagOnSale[])[]> {
  const there = await bagsThere(room, legs, party)
  return legs.map((leg, place) => there.get(place) ?? bagsOfLeg(leg).map(ours))
}

export async function bagsQuoted(
  room: Pick<Room, 'suppliers' | 'clock'>,
  legs: readonly LegOnSale[],
  party: Party,
): Promise<LegBags[]> {
  const there = await bagsThere(room, legs, party)
  const effectiveFrom = room.clock.now().toZonedDateTimeISO(iranZone).toPlainDate().toString()
  return legs.map((leg, place) => {
    const bags = there.get(place) ?? []
    if (bags.length === 0) return legBags(leg)
    const source = `پاسخ همین حالای ${room.suppliers.of(leg.fares[0].supplier)?.title}`
    return { bags: bags.map(shown), says: bagRefundRule.says, source, effectiveFrom }
  })
}

function ours(bag: ReturnType<typeof bagsOfLeg>[number]): BagOnSale {
  return { ...bag, supplierShare: bagPayable(rial(bag.price)) }
}

function shown({ id, kg, pieces, price }: BagOnSale): BagOffer {
  return { id, kg, ...(pieces !== undefined && { pieces }), price }
}
