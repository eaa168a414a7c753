import { optionId, type SimulatedProduct, type SimulatedUnit } from './products.ts'

/** With which capabilities a response is asked for. */
export interface Wanted {
  readonly hasPricing: boolean
  readonly hasContent: boolean
  /** content only; names stay as they are */
  readonly isInFarsi: boolean
}

export function pricing(amount: number, currency: string) {
  const net = Math.round(amount * 0.85)
  return { original: amount, retail: amount, net, currency, currencyPrecision: 2, includedTaxes: [] }
}

export function productView(product: SimulatedProduct, wanted: Wanted): object {
  const { id, title, timeZone, currency, pending, isOpenDated = false, starts, bookingPrice } = product
  return {
    id,
    internalName: title,
    reference: null,
    locale: wanted.hasContent && wanted.isInFarsi ? 'fa' : 'en',
    timeZone,
    allowFreesale: isOpenDated,
    instantConfirmation: pending === undefined,
    instantDelivery: pending === undefined,
    availabilityRequired: !isOpenDated,
    availabilityType: starts.length > 0 ? 'START_TIME' : 'OPENING_HOURS',
    deliveryFormats: product.formats,
    deliveryMethods: [product.delivery],
    redemptionMethod: 'DIGITAL',
    options: [optionView(product, wanted)],
    ...(wanted.hasPricing
      ? {
          defaultCurrency: currency,
          availableCurrencies: [currency],
          pricingPer: bookingPrice === undefined ? 'UNIT' : 'BOOKING',
        }
      : {}),
    ...(wanted.hasContent ? contentOf(product, wanted) : {}),
  }
}

/** in directories of places */
const unknownThere = {
  googlePlaceId: null,
  applePlaceId: null,
  tripadvisorLocationId: null,
  yelpPlaceId: null,
  facebookPlaceId: null,
  foursquarePlaceId: null,
  baiduPlaceId: null,
  amapPlaceId: null,
}

function contentOf(product: SimulatedProduct, { isInFarsi }: Wanted): object {
  const { place, city, country, minutes } = product
  const [title, summary] = isInFarsi ? product.farsi : [product.title, product.summary]
  const words = isInFarsi ? inFarsi : inEnglish
  const postalAddress = {
    streetAddress: null,
    addressLocality: city,
    addressRegion: null,
    postalCode: null,
    addressCountry: country,
    postOfficeBoxNumber: null,
  }
  const where = {
    latitude: place[0],
    longitude: place[1],
    postalAddress,
    identifiers: unknownThere,
    sameAs: [],
  }
  return {
    title,
    shortDescription: summary,
    description: `${summary} ${words.invented}`,
    features: [
      { type: 'INCLUSION', shortDescription: words.guide },
      { type: 'EXCLUSION', shortDescription: words.way },
      { type: 'PREARRIVAL_INFORMATION', shortDescription: words.early },
      { type: 'REDEMPTION_INSTRUCTION', shortDescription: words.show },
    ],
    faqs: [],
    media: [],
    locations: [
      {
        title: null,
        shortDescription: null,
        types: ['START'],
        minutesTo: null,
        minutesAt: null,
        place: where,
      },
    ],
    categoryLabels: [],
    durationMinutesFrom: minutes,
    durationMinutesTo: null,
    commentary: [{ format: 'IN_PERSON', language: 'en' }],
  }
}

const inEnglish = {
  invented: 'It is invented: a house of the test environment.',
  guide: 'A guide',
  way: 'The way there',
  early: 'Come ten minutes before.',
  show: 'Show the code at the entrance.',
} as const

const inFarsi: Readonly<Record<keyof typeof inEnglish, string>> = {
  invented: 'ساختگی است و برای آزمایش.',
  guide: 'راهنما',
  way: 'رفت‌وآمد تا محل',
  early: 'ده دقیقه زودتر بیایید.',
  show: 'کد را هنگام ورود نشان دهید.',
}

function optionView(product: SimulatedProduct, wanted: Wanted): object {
  const [amount, unit] = product.cutOff
  return {
    id: optionId,
    default: true,
    internalName: 'Standard',
    reference: null,
    availabilityLocalStartTimes: product.starts.length > 0 ? product.starts : ['00:00'],
    cancellationCutoff: `${amount} ${unit}s`,
    cancellationCutoffAmount: amount,
    cancellationCutoffUnit: unit,
    requiredContactFields: ['firstName', 'lastName'],
    restrictions: { minUnits: product.leastUnits ?? 1, maxUnits: product.mostUnits ?? null },
    ...(wanted.hasPricing && product.bookingPrice !== undefined
      ? { pricingFrom: [pricing(product.bookingPrice, product.currency)] }
      : {}),
    units: product.units.map((one) => unitView(one, { ...wanted, currency: product.currency })),
    ...(wanted.hasContent ? { title: 'Standard', shortDescription: null } : {}),
  }
}

function unitView(
  unit: SimulatedUnit,
  { hasPricing, hasContent, currency }: Wanted & { readonly currency: string },
) {
  const { id, type, title, ages, price } = unit
  return {
    id,
    internalName: title,
    reference: null,
    type,
    restrictions: {
      minAge: ages[0],
      maxAge: ages[1],
      idRequired: unit.idRequired ?? false,
      minQuantity: null,
      maxQuantity: unit.most ?? null,
      paxCount: unit.paxCount ?? 1,
      accompaniedBy: unit.accompaniedBy ?? [],
    },
    requiredContactFields: [],
    ...(hasPricing && price !== undefined ? { pricingFrom: [pricing(price, currency)] } : {}),
    ...(hasContent ? { title, shortDescription: '', features: [] } : {}),
  }
}
