import { type BagOnSale, type HeldBag, heldBag } from '#flights/booking/server/held-bags.ts'
import type { FlightItemLeg } from '#flights/booking/server/hold.ts'
import type { BagChosen } from '#flights/choosing/bag.ts'
import { Faults, type FieldFault } from '#server/refusal.ts'

export interface LegOfTravellers extends Pick<FlightItemLeg, 'groups'> {
  readonly bags: readonly BagOnSale[]
}

export interface BagBought {
  readonly leg: number
  readonly bag: HeldBag
}

const texts = {
  nobody: 'این مسافر یا مسیر در سفارش نیست؛ بار اضافه را دوباره انتخاب کنید.',
  infant: 'نوزاد بار جدا ندارد؛ بار اضافهٔ او را بردارید.',
  twice: 'برای هر مسافر در هر مسیر یک بار اضافه انتخاب کنید.',
  unsold: 'این بار اضافه برای این مسیر فروخته نمی‌شود؛ دوباره انتخاب کنید.',
  price: 'قیمت این بار اضافه عوض شده است؛ صفحه را تازه کنید و دوباره انتخاب کنید.',
} as const

/** At the prices shown. Throws Faults under `passengers.N.bag.LEG` (unknown
 * passenger or direction, an infant, two bags, gone, dearer). */
export function bagsBought(
  chosen: readonly BagChosen[],
  legs: readonly LegOfTravellers[],
): readonly BagBought[] {
  const faults = chosen.flatMap((one, place) => faultOf(one, { legs, before: chosen.slice(0, place) }))
  if (faults.length > 0) throw new Faults(faults)
  return chosen.flatMap(({ passenger, leg, bagId }) => {
    const bag = bagNamed(legs[leg], bagId)
    return bag === undefined ? [] : [{ leg, bag: heldBag(passenger, bag) }]
  })
}

interface Among {
  readonly legs: readonly LegOfTravellers[]
  readonly before: readonly BagChosen[]
}

function faultOf(one: BagChosen, { legs, before }: Among): readonly FieldFault[] {
  const kind = wrongWith(one, { legs, before })
  return kind === undefined
    ? []
    : [{ property: `passengers.${one.passenger}.bag.${one.leg}`, says: texts[kind] }]
}

function wrongWith(
  { passenger, leg, bagId, price }: BagChosen,
  { legs, before }: Among,
): keyof typeof texts | undefined {
  const group = legs[leg]?.groups[passenger]
  if (group === undefined) return 'nobody'
  if (group === 'infant') return 'infant'
  if (before.some((other) => other.passenger === passenger && other.leg === leg)) return 'twice'
  const bag = bagNamed(legs[leg], bagId)
  if (bag === undefined) return 'unsold'
  return bag.price === price ? undefined : 'price'
}

function bagNamed(of: LegOfTravellers | undefined, bagId: string): BagOnSale | undefined {
  return of?.bags.find(({ id }) => id === bagId)
}
