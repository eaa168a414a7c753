import * as z from 'zod/mini'
import type { BagService, BagsRequest, SupplierBag } from '#flights/supplier/bags.ts'
import type { DuffelDesk } from '#flights/supplier/server/duffel/desk.ts'
import { askDuffel, unsent } from '#flights/supplier/server/duffel/duffel-client.ts'
import { displayedIn, type OfferView } from '#flights/supplier/server/duffel/offer-ref.ts'
import { kindOf, Offer } from '#flights/supplier/server/duffel/offer-response.ts'
import { groupsOf, type Party } from '#passengers/party.ts'
import { minorIn, rialOf } from '#suppliers/foreign-amount.ts'
import { mapped, type Outcome, rejected } from '#suppliers/outcome.ts'

export const Service = z.object({
  id: z.string(),
  type: z.string(),
  total_amount: z.string(),
  total_currency: z.string(),
  passenger_ids: z.array(z.string()),
  segment_ids: z.array(z.string()),
  metadata: z.object({ type: z.string(), maximum_weight_kg: z.nullish(z.number()) }),
})
export type Service = z.infer<typeof Service>

export const OfferWithServices = z.object({
  data: z.extend(Offer, {
    available_services: z._default(z.array(z.unknown()), []),
    slices: z.array(z.object({ segments: z.array(z.object({ id: z.string() })) })),
  }),
})
export type OfferWithServices = z.infer<typeof OfferWithServices>['data']

/** weight of a piece where none is stated */
const pieceKg = 23

export async function bagsAtDuffel(
  desk: DuffelDesk,
  { offerRef, party }: BagsRequest,
  signal: AbortSignal,
): Promise<Outcome<readonly SupplierBag[]>> {
  const shown = displayedIn(offerRef)
  if (shown === undefined) return rejected('gone', 'no offer of this supplier')
  const query = { return_available_services: true }
  const path = `/offers/${shown.id}`
  const answer = unsent(await askDuffel(desk, { path, query, shape: OfferWithServices }, signal))
  return mapped(answer, ({ data }) => bagsIn(data, shown, party))
}

export function bagsIn(
  offer: OfferWithServices,
  listed: Pick<OfferView, 'currency' | 'rialAUnit'>,
  party: Party,
): readonly SupplierBag[] {
  const services = offer.available_services.flatMap((one) => {
    const read = Service.safeParse(one)
    return read.success && isBag(read.data, listed.currency) ? [read.data] : []
  })
  const ids = idsOf(offer, party)
  return offer.slices.flatMap(({ segments }, direction) => {
    const flown = segments.map(({ id }) => id)
    const own = services.filter(({ segment_ids: of }) => isSame(of, flown))
    const byOffer = Map.groupBy(own, (one) => `${kgOf(one)} ${one.total_amount}`)
    return [...byOffer.values()].flatMap((alike) => {
      const [first] = alike
      const minor = first && minorIn(first.total_amount)
      const served = ids.map((id) => serviceFor(alike, id))
      if (first === undefined || minor === undefined || !isForAll(served, party)) return []
      const price = rialOf(minor, listed)
      return [{ direction, id: `1pc${kgOf(first)}`, kg: kgOf(first), pieces: 1, price, services: served }]
    })
  })
}

export function isBag({ type, metadata, total_amount, total_currency }: Service, currency: string): boolean {
  const minor = minorIn(total_amount)
  return type === 'baggage' && metadata.type === 'checked' && total_currency === currency && (minor ?? 0) > 0
}

export function kgOf({ metadata }: Service): number {
  return Math.trunc(metadata.maximum_weight_kg ?? pieceKg)
}

export function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && others.every((one) => some.includes(one))
}

/** The offer's passenger ids in the order of `peopleFor`; undefined for infants. */
export function idsOf(
  { passengers }: Pick<OfferWithServices, 'passengers'>,
  party: Party,
): readonly (string | undefined)[] {
  const left = [...passengers]
  return groupsOf(party).map((group) => {
    const at = left.findIndex((one) => kindOf(one) === group)
    const [found] = at < 0 ? [] : left.splice(at, 1)
    return group === 'infant' ? undefined : found?.id
  })
}

function serviceFor(services: readonly Service[], passenger: string | undefined): BagService | null {
  const found = services.find(({ passenger_ids: of }) => passenger !== undefined && isSame(of, [passenger]))
  const minor = found && minorIn(found.total_amount)
  return found === undefined || minor === undefined ? null : { id: found.id, minor }
}

function isForAll(served: readonly (BagService | null)[], party: Party): boolean {
  return groupsOf(party).every((group, at) => group === 'infant' || served[at] != null)
}
