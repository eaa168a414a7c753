import { airportAt, placeView } from './airports.ts'
import { formattedCabin } from './cabin.ts'
import type { DuffelFlight } from './journeys.ts'
import { airlineNames, type DuffelFate } from './lines.ts'
import type { DuffelOffer } from './offer.ts'
import type { OfferPassenger } from './passengers.ts'
import type { DuffelBrand, DuffelPrice } from './prices.ts'
import { servicesView } from './services.ts'

/** In Duffel's format; services only on request. */
export function offerView(offer: DuffelOffer, withServices = false): object {
  const slices = offer.slices.map((_, slice) => sliceView(offer, slice))
  const owner = offer.slices[0]?.[0]?.line.airline ?? 'ZZ'
  return {
    id: offer.id,
    live_mode: false,
    partial: false,
    created_at: offer.createdAt.toString(),
    updated_at: offer.createdAt.toString(),
    expires_at: offer.expiresAt.toString(),
    ...amountsView(offer.price),
    owner: airlineView(owner),
    passengers: offer.passengers.map(({ id, type, age }) => ({ id, type, age })),
    passenger_identity_documents_required: owner !== 'ZZ',
    supported_passenger_identity_document_types: ['passport'],
    payment_requirements: paymentRequirements(offer),
    conditions: conditionsView(offer),
    slices,
    available_services: withServices ? servicesView(offer, slices) : [],
  }
}

export function amountsView({ base, tax, total }: DuffelPrice): object {
  return {
    base_amount: amount(base),
    base_currency: 'USD',
    tax_amount: amount(tax),
    tax_currency: 'USD',
    total_amount: amount(total),
    total_currency: 'USD',
  }
}

export function amount(cents: number): string {
  return (cents / 100).toFixed(2)
}

export function airlineView(iata: string): object {
  return {
    id: `arl_${iata.toLowerCase()}`,
    name: airlineNames[iata] ?? iata,
    iata_code: iata,
    conditions_of_carriage_url: `https://carriage.example/${iata}`,
  }
}

function paymentRequirements({ fate, createdAt }: DuffelOffer): object {
  const isInstant = fate === 'instant-only'
  return {
    requires_instant_payment: isInstant,
    payment_required_by: isInstant ? null : createdAt.add(holdFor(fate)).toString(),
    price_guarantee_expires_at: isInstant ? null : createdAt.add({ hours: 12 }).toString(),
  }
}

/** How long an order may wait for its payment. */
export function holdFor(fate: DuffelFate | undefined): { readonly minutes: number } {
  return { minutes: fate === 'held-shortly' ? 9 : 24 * 60 }
}

/** Penalties are for the whole order. */
export function conditionsView({ brand, passengers }: Pick<DuffelOffer, 'brand' | 'passengers'>): object {
  const seats = seatsOf(passengers)
  return {
    refund_before_departure: conditionView(brand.refund, seats),
    change_before_departure: conditionView(brand.change, seats),
  }
}

function conditionView(penalty: DuffelBrand['refund'], seats: number): object | null {
  if (penalty === 'asked' || penalty === 'untold') return null
  const isAllowed = penalty !== 'never'
  return {
    allowed: isAllowed,
    penalty_amount: isAllowed ? amount(penalty * seats) : null,
    penalty_currency: isAllowed ? 'USD' : null,
  }
}

export function seatsOf(passengers: readonly { readonly type: string }[]): number {
  return passengers.filter(({ type }) => type !== 'infant_without_seat').length
}

interface View {
  readonly id: string
  readonly [field: string]: unknown
}

/** The same at every reading, as seat maps name them. */
export function sliceId({ id }: Pick<DuffelOffer, 'id'>, slice: number): string {
  return `sli_${id.slice(4)}${slice}`
}

export function segmentId({ id }: Pick<DuffelOffer, 'id'>, slice: number, nth: number): string {
  return `seg_${id.slice(4)}${slice}${nth}`
}

export function sliceView(offer: DuffelOffer, slice: number): View & { readonly segments: readonly View[] } {
  const way = offer.slices[slice] ?? []
  const [first, last] = [way[0], way.at(-1)]
  return {
    id: sliceId(offer, slice),
    fare_brand_name: offer.brand.name,
    origin: first && placeView(airportAt(first.line.origin)),
    destination: last && placeView(airportAt(last.line.destination)),
    origin_type: 'airport',
    destination_type: 'airport',
    duration: first && last ? first.departs.until(last.arrives, { largestUnit: 'hour' }).toString() : null,
    conditions: { change_before_departure: null },
    segments: way.map((flight, nth) => ({
      id: segmentId(offer, slice, nth),
      ...segmentView(offer, flight),
    })),
  }
}

function segmentView(
  { brand, passengers }: Pick<DuffelOffer, 'brand' | 'passengers'>,
  { line, departs, arrives }: DuffelFlight,
): object {
  const [aircraft, code] = line.aircraft
  return {
    origin: placeView(airportAt(line.origin)),
    destination: placeView(airportAt(line.destination)),
    departing_at: departs.toPlainDateTime().toString({ smallestUnit: 'second' }),
    arriving_at: arrives.toPlainDateTime().toString({ smallestUnit: 'second' }),
    duration: departs.until(arrives, { largestUnit: 'hour' }).toString(),
    aircraft: { id: `arc_${code}`, name: aircraft, iata_code: code },
    marketing_carrier: airlineView(line.airline),
    marketing_carrier_flight_number: String(line.number).padStart(4, '0'),
    operating_carrier: airlineView(line.operatedBy ?? line.airline),
    operating_carrier_flight_number:
      line.operatedBy === undefined ? String(line.number).padStart(4, '0') : null,
    stops:
      line.stopsAt === undefined ? [] : [{ airport: placeView(airportAt(line.stopsAt)), duration: 'PT50M' }],
    passengers: passengers.map(({ id, type }) => ({
      passenger_id: id,
      cabin_class: brand.cabin,
      cabin_class_marketing_name: brand.cabin === 'business' ? 'Business' : 'Economy',
      cabin: formattedCabin(line, brand),
      fare_basis_code: `${brand.letter}X3OW`,
      baggages: line.isBagless === true ? [] : baggages(brand, type),
    })),
  }
}

function baggages({ bags }: DuffelBrand, type: OfferPassenger['type']): readonly object[] {
  const hasSeat = type !== 'infant_without_seat'
  return [
    { type: 'checked', quantity: hasSeat ? bags : 0 },
    { type: 'carry_on', quantity: hasSeat ? 1 : 0 },
  ]
}
