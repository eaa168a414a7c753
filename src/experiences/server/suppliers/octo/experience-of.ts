import { priceFrom } from '#experiences/server/suppliers/octo/prices.ts'
import type {
  OctoLocation,
  OctoOption,
  OctoProduct,
  OctoUnit,
} from '#experiences/server/suppliers/octo/product-responses.ts'
import {
  contactFields,
  type Experience,
  type ExperienceNote,
  type ExperienceOption,
  type ExperiencePlace,
  type ExperienceUnit,
  type NoteKind,
  unitKinds,
} from '#experiences/supplier/experience.ts'

/** Undefined for one that nobody can buy: of no option, or at hours of a zone nobody knows. */
export function experienceOf(
  product: OctoProduct,
  isOurs: (address: string) => boolean,
): Experience | undefined {
  const { id, internalName, title, locale, defaultCurrency, availableCurrencies } = product
  const options = product.options.flatMap((option) => optionOf(option) ?? [])
  const timeZone = zoneIn(product.timeZone ?? 'UTC')
  if (options.length === 0 || timeZone === undefined) return undefined
  const { durationMinutesFrom: from, durationMinutesTo: to } = product
  return {
    ref: id,
    title: title ?? internalName ?? id,
    summary: product.shortDescription ?? null,
    description: product.description ?? null,
    locale: locale ?? 'en',
    timeZone,
    kind: product.availabilityType === 'START_TIME' ? 'start-time' : 'opening-hours',
    isOpenDated: product.availabilityRequired === false,
    isInstant: product.instantConfirmation ?? false,
    currencies: [...new Set([...(defaultCurrency ? [defaultCurrency] : []), ...(availableCurrencies ?? [])])],
    place: placeOf(product),
    pictures: picturesOf(product).filter(isOurs),
    minutes: from ? { from, to: to ?? from } : null,
    notes: notesOf(product),
    options,
  }
}

function zoneIn(name: string): string | undefined {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  } catch {
    return undefined
  }
}

function optionOf(option: OctoOption): ExperienceOption | undefined {
  const { restrictions, requiredContactFields } = option
  const units = option.units.map(unitOf)
  if (units.length === 0) return undefined
  return {
    ref: option.id,
    isDefault: option.default ?? false,
    title: option.title ?? option.internalName ?? option.id,
    startTimes: option.availabilityLocalStartTimes ?? [],
    cutOffMinutes: (option.cancellationCutoffAmount ?? 0) * minutesOf(option.cancellationCutoffUnit),
    leastUnits: restrictions?.minUnits ?? 1,
    mostUnits: restrictions?.maxUnits ?? null,
    contactFields: contactFields.filter((field) => requiredContactFields?.includes(field)),
    from: priceFrom(option.pricingFrom),
    units,
  }
}

/** Of an unknown unit of time the longest: less comes back than may, never more. */
function minutesOf(unit: string | null | undefined): number {
  if (unit === 'minute') return 1
  return unit === 'hour' ? 60 : 24 * 60
}

const oldest = 120

function unitOf({ id, type, title, internalName, restrictions, pricingFrom }: OctoUnit): ExperienceUnit {
  const { minAge, maxAge, idRequired, minQuantity, maxQuantity, paxCount, accompaniedBy } = restrictions ?? {}
  return {
    ref: id,
    kind: unitKinds.find((kind) => kind === type.toLowerCase()) ?? 'other',
    title: title ?? internalName ?? id,
    ages: { from: minAge ?? 0, to: maxAge ?? oldest },
    needsId: idRequired ?? false,
    least: minQuantity ?? null,
    most: maxQuantity ?? null,
    people: paxCount ?? 1,
    from: priceFrom(pricingFrom),
    accompaniedBy: accompaniedBy ?? [],
  }
}

function placeOf({ locations, location, country }: OctoProduct): ExperiencePlace | null {
  const [place] = (locations ?? []).flatMap((one: OctoLocation) => one.place ?? [])
  if (place !== undefined)
    return {
      latitude: place.latitude ?? null,
      longitude: place.longitude ?? null,
      city: place.postalAddress?.addressLocality ?? null,
      country: place.postalAddress?.addressCountry ?? null,
    }
  if (!location && !country) return null
  return { latitude: null, longitude: null, city: location ?? null, country: country ?? null }
}

function picturesOf({ media, coverImageUrl }: OctoProduct): readonly string[] {
  const pictures = (media ?? []).filter(({ type }) => type == null || type.startsWith('image/'))
  return [...pictures.map(({ src }) => src), ...(coverImageUrl ? [coverImageUrl] : [])]
}

const noteOf: Readonly<Record<string, NoteKind>> = {
  INCLUSION: 'included',
  EXCLUSION: 'not-included',
  HIGHLIGHT: 'highlight',
  PREBOOKING_INFORMATION: 'before-booking',
  PREARRIVAL_INFORMATION: 'before-coming',
  REDEMPTION_INSTRUCTION: 'redeeming',
  ACCESSIBILITY_INFORMATION: 'access',
}

function notesOf(product: OctoProduct): readonly ExperienceNote[] {
  const all = (kind: NoteKind, texts: readonly string[] | null | undefined) =>
    (texts ?? []).map((text) => ({ kind, text }))
  return [
    ...(product.features ?? []).flatMap(({ type, shortDescription: text }) =>
      text ? [{ kind: noteOf[type] ?? 'more', text }] : [],
    ),
    ...all('included', product.inclusions),
    ...all('not-included', product.exclusions),
    ...all('highlight', product.highlights),
    ...all('redeeming', product.redemptionInstructions ? [product.redemptionInstructions] : []),
  ]
}
