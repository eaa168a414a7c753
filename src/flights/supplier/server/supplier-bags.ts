import type { BagOnSale } from '#flights/booking/server/held-bags.ts'
import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import type { Room } from '#flights/server/room.ts'
import type { SupplierBag } from '#flights/supplier/bags.ts'
import { type OrderOffer, offersOf } from '#flights/supplier/server/order-offers.ts'
import { groupsOf, type Party } from '#passengers/party.ts'

/** longest wait for a page */
const askedMs = 3000
/** as long as results stay valid, so that shown bags can be bought */
const keptMs = 15 * 60_000

/** Bags on sale by direction; empty for a supplier that does not answer in time, rests or sells none. */
export async function bagsThere(
  { suppliers }: Pick<Room, 'suppliers'>,
  legs: readonly LegOnSale[],
  party: Party,
): Promise<ReadonlyMap<number, readonly BagOnSale[]>> {
  const offers = offersOf(legs.map((leg) => ({ leg, groups: groupsOf(party) })))
  const told = await Promise.all(
    offers.map(async (offer) => {
      const bags = await bagsWith(suppliers, offer, party)
      return offer.legs.map(
        (leg, direction) => [leg, bags.filter((bag) => bag.direction === direction).map(onSale)] as const,
      )
    }),
  )
  return new Map(told.flat())
}

async function bagsWith(
  suppliers: Room['suppliers'],
  { supplier: name, offerRef }: OrderOffer,
  party: Party,
): Promise<readonly SupplierBag[]> {
  const supplier = suppliers.of(name)
  if (supplier?.bags === undefined) return []
  const key = `${name} ${offerRef}`
  const known = suppliers.bagsTold.get(key)
  if (known !== undefined && suppliers.now() - known.at < keptMs) return known.bags
  await suppliers.ready()
  if (suppliers.rests(supplier)) return []
  const outcome = await supplier.bags({ offerRef, party }, { signal: AbortSignal.timeout(askedMs) })
  if (outcome.kind !== 'done') return []
  suppliers.bagsTold.set(key, { at: suppliers.now(), bags: outcome.value })
  return outcome.value
}

function onSale({ id, kg, pieces, price, services }: SupplierBag): BagOnSale {
  return { id, kg, pieces, price, supplierShare: price, services }
}
