import { refundableUntil } from '#experiences/refund-rule.ts'
import type {
  ExperienceDay,
  ExperienceDetail,
  ExperienceListed,
  ExperienceOptionView,
  ExperienceSlot,
} from '#experiences/responses.ts'
import { unitPrice } from '#experiences/rial-price.ts'
import type { FoundExperience } from '#experiences/server/catalogue.ts'
import { cityAt } from '#experiences/server/city-at.ts'
import { type Pricing, rulingOf } from '#experiences/server/ruled-experiences.ts'
import type { ExperienceOption } from '#experiences/supplier/experience.ts'
import type { Price } from '#experiences/supplier/price.ts'
import type { CalendarDay, Slot } from '#experiences/supplier/slot.ts'
import type { Rial } from '#money/rial.ts'

export function listedView(found: FoundExperience, pricing: Pricing): ExperienceListed {
  const { id, experience } = found
  const { title, locale, summary, kind, minutes, isInstant, options } = experience
  const priceOf = pricesBy(found, pricing)
  const perParty = options.flatMap(({ from }) => (from === null ? [] : [priceOf(from) ?? 0]))
  const grown = options.flatMap(({ units }) => units.filter(({ kind }) => !notGrown.includes(kind)))
  const perPerson = grown.flatMap(({ from }) => (from === null ? [] : [priceOf(from) ?? 0]))
  const pricePer = perPerson.length === 0 && perParty.length > 0 ? 'party' : 'person'
  return {
    experienceId: id,
    title,
    locale,
    summary,
    ...cityAt(experience),
    kind,
    minutes,
    isInstant,
    cutOffMinutes: Math.min(...options.map(({ cutOffMinutes }) => cutOffMinutes)),
    price: leastOf(pricePer === 'party' ? perParty : perPerson),
    pricePer,
  }
}

type PriceOf = (price: Price, unitRef?: string) => Rial | undefined

/** By the rules about it on a day, or by those that ask for none. */
function pricesBy(found: FoundExperience, pricing: Pricing, day?: Temporal.PlainDate): PriceOf {
  const { rules, isInfant } = rulingOf(found, pricing, day)
  return (price, unitRef) =>
    unitPrice(price, pricing.rates, { rules, hasSeat: unitRef === undefined || !isInfant(unitRef) })?.total
}

const notGrown: readonly string[] = ['child', 'infant', 'youth', 'family']

function leastOf(prices: readonly number[]): number | null {
  const known = prices.filter((price) => price > 0)
  return known.length === 0 ? null : Math.min(...known)
}

export function detailView(found: FoundExperience, pricing: Pricing): ExperienceDetail {
  const { description, pictures, place, notes, options } = found.experience
  const { latitude, longitude } = place ?? { latitude: null, longitude: null }
  return {
    ...listedView(found, pricing),
    description,
    pictures: [...pictures],
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    notes: [...notes],
    options: options.map((option) => optionView(option, pricesBy(found, pricing))),
  }
}

function optionView(option: ExperienceOption, priceOf: PriceOf): ExperienceOptionView {
  const { ref, title, startTimes, cutOffMinutes, leastUnits, mostUnits, contactFields, units } = option
  return {
    optionRef: ref,
    title,
    startTimes: [...startTimes],
    cutOffMinutes,
    leastUnits,
    mostUnits,
    needsEmail: contactFields.includes('emailAddress'),
    units: units.map(({ ref: unitRef, from, accompaniedBy, ...unit }) => ({
      unitRef,
      ...unit,
      accompaniedBy: [...accompaniedBy],
      price: from === null ? null : (priceOf(from, unitRef) ?? null),
    })),
  }
}

export function dayView({ day, isAvailable, vacancies, isLast }: CalendarDay): ExperienceDay {
  return { day: day.toString(), isAvailable, vacancies, isLast }
}

interface SlotSeen {
  readonly found: FoundExperience
  readonly option: ExperienceOption
  readonly pricing: Pricing
  readonly now: Temporal.Instant
}

/** Undefined for what has no price of ours. */
export function slotView(slot: Slot, { found, option, pricing, now }: SlotSeen): ExperienceSlot | undefined {
  const prices = pricesOf(slot, pricesBy(found, pricing, slot.startsAt.toPlainDate()))
  if (prices === undefined) return undefined
  const until = refundableUntil(option, slot)
  return {
    slotRef: slot.ref,
    startsLocal: localOf(slot.startsAt),
    endsLocal: localOf(slot.endsAt),
    isAllDay: slot.isAllDay,
    hours: [...slot.openingHours],
    isAvailable: slot.isAvailable && Temporal.Instant.compare(slot.closesAt, now) > 0,
    vacancies: slot.vacancies,
    isLast: slot.isLast,
    mostUnits: slot.mostUnits,
    refundableUntilLocal: localOf(until.toZonedDateTimeISO(slot.startsAt.timeZoneId)),
    isRefundable: Temporal.Instant.compare(now, until) < 0,
    ...prices,
  }
}

function pricesOf(
  { price }: Slot,
  priceOf: PriceOf,
): Pick<ExperienceSlot, 'unitPrices' | 'partyPrice'> | undefined {
  if (price === null) return undefined
  if (price.per === 'booking') {
    const partyPrice = priceOf(price.price)
    return partyPrice && { unitPrices: null, partyPrice }
  }
  const units = Object.entries(price.units).flatMap(([ref, each]) => {
    const known = priceOf(each, ref)
    return known === undefined ? [] : [[ref, known] as const]
  })
  return units.length === 0 ? undefined : { unitPrices: Object.fromEntries(units), partyPrice: null }
}

export function localOf(at: Temporal.ZonedDateTime): string {
  return at.toPlainDateTime().toString({ smallestUnit: 'minute' })
}
