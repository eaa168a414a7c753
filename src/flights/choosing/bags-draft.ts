import type { BirthdayPrice } from '#flights/booking/birthday-prices.ts'
import type { BagChosen, BagOffer, LegBags } from '#flights/choosing/bag.ts'
import type { AgeGroup } from '#passengers/age.ts'

/** Which bag each traveller takes on each direction, by `bagName`: its id, or nothing in it for none. What is not there is `first`. */
export type BagsDraft = Readonly<Record<string, string>>

/** What bags can be chosen from. */
export interface BagsRequest {
  /** of each traveller on the first flight, in their order */
  readonly groups: readonly AgeGroup[]
  /** one for each direction */
  readonly bags: readonly LegBags[]
  /** the bag of each direction that everybody with a seat begins with: its id, or nothing in it for none */
  readonly first: readonly string[]
}

/** `passengers.0.bag.1`; the server names its faults alike. */
export function bagName(passenger: number, leg: number): string {
  return `passengers.${passenger}.bag.${leg}`
}

/** What a traveller may take on a direction; nobody sells an infant anything, and by the way back he may be a child. */
export function bagsFor(
  { groups, bags }: BagsRequest,
  { passenger, leg }: { readonly passenger: number; readonly leg: number },
  birthdays: readonly BirthdayPrice[],
): readonly BagOffer[] {
  const birthday = birthdays.find((one) => one.index === passenger && one.leg === leg)
  const group = birthday?.becomes ?? groups[passenger]
  return group === undefined || group === 'infant' ? [] : (bags[leg]?.bags ?? [])
}

/** The bags that are chosen now, with their prices; what cannot be had any more is left out. */
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

/** A draft kept as text, as far as it is one. */
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
