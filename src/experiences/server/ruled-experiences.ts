import { iranZone } from '#calendar/zones.ts'
import { experienceKind } from '#experiences/kind.ts'
import { unitPrice } from '#experiences/rial-price.ts'
import type { Ruling } from '#experiences/ruled-unit.ts'
import type { FoundExperience } from '#experiences/server/catalogue.ts'
import { cityAt } from '#experiences/server/city-at.ts'
import type { Room } from '#experiences/server/room.ts'
import type { ExperienceOption } from '#experiences/supplier/experience.ts'
import type { Slot } from '#experiences/supplier/slot.ts'
import type { RatesOnSale } from '#money/rates.ts'
import { asksForDays, type PricedThing } from '#orders/pricing/price-rule.ts'
import type { RulesInForce } from '#orders/pricing/rules-in-force.ts'

/** By what prices are told: rates, and the rules of experiences now, on the site of the request and through its channel. */
export interface Pricing {
  readonly rates: RatesOnSale
  readonly rules: RulesInForce
  readonly today: Temporal.PlainDate
}

export async function pricingNow({
  rates,
  orders,
  clock,
}: Pick<Room, 'rates' | 'orders' | 'clock'>): Promise<Pricing> {
  const now = clock.now()
  const [onSale, rules] = await Promise.all([rates.onSale(), orders.pricing.rulesAt(experienceKind, now)])
  return { rates: onSale, rules, today: now.toZonedDateTimeISO(iranZone).toPlainDate() }
}

export function experienceThing(
  supplier: string,
  cityCode: string,
  beginsOn: Temporal.PlainDate,
): PricedThing {
  const destination = cityCode === '' ? null : { iata: cityCode, cityCode }
  return { supplier, airline: null, origin: null, destination, beginsOn }
}

function thingOf({ supplier, experience }: FoundExperience, beginsOn: Temporal.PlainDate): PricedThing {
  return experienceThing(supplier.name, cityAt(experience).cityCode, beginsOn)
}

/** The rules about it on a day; without one, those that ask for no days. */
export function rulingOf(
  found: FoundExperience,
  { rules, today }: Pricing,
  day?: Temporal.PlainDate,
): Ruling {
  const about = rules.rulesFor(thingOf(found, day ?? today))
  const infants = found.experience.options.flatMap(({ units }) =>
    units.filter(({ kind }) => kind === 'infant'),
  )
  return {
    rules: day === undefined ? about.filter((rule) => !asksForDays(rule)) : about,
    isInfant: (unitRef) => infants.some(({ ref }) => ref === unitRef),
  }
}

interface Day {
  readonly found: FoundExperience
  readonly option: ExperienceOption
  readonly slots: readonly Slot[]
  readonly day: Temporal.PlainDate
}

/** Whoever looks at a day has searched: the cheapest grown person's price there, or that of all of a booking. */
export function noteSeen(
  { orders }: Pick<Room, 'orders'>,
  { found, option, slots, day }: Day,
  { rates }: Pricing,
): void {
  const grown = option.units.filter(({ kind }) => kind === 'adult')
  const asked = slots.flatMap(({ price }) => {
    if (price === null) return []
    if (price.per === 'booking') return [price.price]
    return grown.flatMap(({ ref }) => price.units[ref] ?? [])
  })
  const [least] = asked
    .flatMap((one) => unitPrice(one, rates)?.own ?? [])
    .toSorted((a, b) => a.price - b.price)
  if (least === undefined || least.price <= 0) return
  const prices = [{ ...least, count: 1, hasSeat: true }]
  orders.pricing.noteSearch(experienceKind, [{ thing: thingOf(found, day), prices }])
}
