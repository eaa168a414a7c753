import type { BirthdayPrice } from '#flights/booking/birthday-prices.ts'
import type { BagChosen, BagOffer, LegBags } from '#flights/choosing/bag.ts'
import type { AgeGroup } from '#passengers/age.ts'

/** Bag id by `bagName`, empty for none. Missing keys mean `first`. */
export type BagsDraft = Readonly<Record<string, string>>

export interface BagsRequest {
  /** age groups on the first flight, in the travellers' order */
  readonly groups: readonly AgeGroup[]
  readonly bags: readonly LegBags[]
  /** per direction the preselected bag id of everybody with a seat, empty for none */
  readonly first: readonly string[]
}

/** `passengers.0.bag.1`, the same name as in the server's faults. */
export function bagName(passenger: number, leg: number): string {
  return `passengers.${passenger}.bag.${leg}`
}

/** No bags are sold to infants; an infant may be a child by the return. */
export function bagsFor(
  { groups, bags }: BagsRequest,
  { passenger, leg }: { readonly passenger: number; readonly leg: number },
  birthdays: readonly BirthdayPrice[],
): readonly BagOffer[] {
  const birthday = birthdays.find((one) => one.index === passenger && one.leg === leg)
  const group = birthday?.becomes ?? groups[passenger]
  return group === undefined || group === 'infant' ? [] : (bags[leg]?.bags ?? [])
}

export function bagsChosen(
  asked: BagsRequest,
  draft: BagsDraft,
  birthdays: readonly BirthdayPrice[],
): readonly (BagChosen & { readonly bag: BagOffer })[] {
  return asked.groups.flatMap((_, passenger) =>
    asked.bags.flatMap((_, leg) => {
      const bagId = draft[bagName(passenger, leg)] ?? asked.first[leg] ?? ''
      const bag = bagsFor(asked, { passenger, leg }, birthdays).find(({ id }) => id === bagId)
      return bag === undefined ? [] : [{ passenger, leg, bagId, price: bag.price, bag }]
    }),
  )
}

export function bagsDraftFrom(kept: string | null): BagsDraft {
  const found: unknown = kept === null ? null : parsed(kept)
  if (typeof found !== 'object' || found === null) return {}
  const pairs = Object.entries(found).filter(([name, bagId]) => isBagName(name) && typeof bagId === 'string')
  return Object.fromEntries(pairs)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // another version's, or nobody's
  }
}

export function isBagName(name: string): boolean {
  return /^passengers\.\d\.bag\.\d$/.test(name)
}
