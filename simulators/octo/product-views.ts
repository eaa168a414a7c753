import { optionId, type SimulatedProduct, type SimulatedUnit } from './products.ts'

/** With which capabilities a response is asked for. */
export interface Wanted {
  readonly hasPricing: boolean
  readonly hasContent: boolean
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
    locale: 'en',
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
    ...(wanted.hasContent ? contentOf(product) : {}),
  }
}

function contentOf({ title, summary, place, city, country, minutes }: SimulatedProduct): object {
  const postalAddress = {
    streetAddress: null,
    addressLocality: city,
    addressRegion: null,
    postalCode: null,
    addressCountry: country,
    postOfficeBoxNumber: null,
  }
  const where = { latitude: place[0], longitude: place[1], postalAddress, identifiers: {}, sameAs: [] }
  return {
    title,
    shortDescription: summary,
    description: `${summary} It is invented: a house of the test environment.`,
    features: [
      { type: 'INCLUSION', shortDescription: 'A guide' },
      { type: 'EXCLUSION', shortDescription: 'The way there' },
      { type: 'PREARRIVAL_INFORMATION', shortDescription: 'Come ten minutes before.' },
      { type: 'REDEMPTION_INSTRUCTION', shortDescription: 'Show the code at the entrance.' },
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
