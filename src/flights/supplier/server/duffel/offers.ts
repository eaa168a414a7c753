import type { OfferedFlight, SupplierOffer } from '#flights/supplier/offer.ts'
import { amountsIn, pricesFor } from '#flights/supplier/server/duffel/amounts.ts'
import { amenitiesIn } from '#flights/supplier/server/duffel/cabin-amenities.ts'
import { rulesIn } from '#flights/supplier/server/duffel/conditions.ts'
import { refOf } from '#flights/supplier/server/duffel/offer-ref.ts'
import { kindOf, type Offer, type Segment } from '#flights/supplier/server/duffel/offer-response.ts'
import { ruleTextIn } from '#flights/supplier/server/duffel/rule-text.ts'
import type { RatesOnSale } from '#money/rates.ts'
import { type Party, partyOf } from '#passengers/party.ts'
import { foreignAmount } from '#suppliers/foreign-amount.ts'

/** Undefined for what cannot be read, and without a rate to sell it by. */
export function supplierOffer(offer: Offer, rates: RatesOnSale): SupplierOffer | undefined {
  const amounts = amountsIn(offer)
  const rate = amounts && rates[amounts.currency]
  const party = partyOfOffer(offer)
  const adults = offer.passengers.filter((one) => kindOf(one) === 'adult').map(({ id }) => id)
  const directions = offer.slices.map(({ segments }) => segments.map((segment) => flightIn(segment, adults)))
  const expiresAt = instantIn(offer.expires_at)
  if (amounts === undefined || rate === undefined || expiresAt === undefined || party.adults === 0)
    return undefined
  const read = directions.map((flights) => flights.flatMap((flight) => flight ?? []))
  if (read.some((flights, at) => flights.length === 0 || flights.length !== directions[at]?.length))
    return undefined
  return {
    ref: refOf(offer.id, amounts, rate),
    isCharter: false,
    sellerName: null,
    directions: read,
    prices: pricesFor(amounts, rate, party),
    foreign: foreignAmount(amounts.total, rate),
    seatsLeft: null,
    expiresAt,
    document: 'passport',
    rules: rulesIn(offer.conditions, amounts, rates),
    ruleText: ruleTextIn(offer),
  }
}

export function partyOfOffer({ passengers }: Pick<Offer, 'passengers'>): Party {
  return partyOf(passengers.map(kindOf))
}

const cabins: Readonly<Record<string, 1 | 2 | 3>> = { economy: 1, premium_economy: 1, business: 2, first: 3 }
/** Duffel counts cabin bags without a weight: this is the airlines' usual limit */
const cabinBagKg = 7

/** As the adults fly: the baggage every one of them has. */
export function flightIn(segment: Segment, adults: readonly string[]): OfferedFlight | undefined {
  const flown = segment.passengers.filter(({ passenger_id }) => adults.includes(passenger_id ?? ''))
  const of = flown.length > 0 ? flown : segment.passengers
  const bags = (type: string) =>
    Math.min(...of.map(({ baggages }) => baggages.find((bag) => bag.type === type)?.quantity ?? 0))
  const [departsLocal, arrivesLocal] = [localIn(segment.departing_at), localIn(segment.arriving_at)]
  const number = Number(segment.marketing_carrier_flight_number)
  const airline = segment.marketing_carrier.iata_code
  if (departsLocal === undefined || arrivesLocal === undefined || airline === null || of.length === 0)
    return undefined
  if (!Number.isInteger(number) || number < 1 || number > 9999) return undefined
  const amenities = amenitiesIn(of[0]?.cabin)
  return {
    airline,
    number,
    aircraft: segment.aircraft?.name ?? '',
    origin: segment.origin.iata_code,
    destination: segment.destination.iata_code,
    departsLocal,
    arrivesLocal,
    cabin: cabins[of[0]?.cabin_class ?? 'economy'] ?? 1,
    fareClass: letterOf(of[0]?.fare_basis_code),
    baggage: {
      cabinKg: bags('carry_on') > 0 ? cabinBagKg : 0,
      checked: { unit: 'Pc', value: Math.max(0, Math.trunc(bags('checked'))) },
    },
    operator: operatorOf(segment),
    stops: stopsIn(segment),
    ...(amenities && { amenities }),
  }
}

/** Compared by code, or by name when the operating carrier has none. */
function operatorOf({ marketing_carrier: sold, operating_carrier: flies }: Segment): string | null {
  const [code, name] = [flies?.iata_code ?? null, flies?.name ?? null]
  if (code !== null) return code === sold.iata_code ? null : code
  return name === null || name === sold.name ? null : name.slice(0, longestName)
}

function stopsIn({ stops }: Segment): readonly string[] {
  return (stops ?? []).flatMap(({ airport }) => {
    const place = airport?.iata_code ?? airport?.city_name ?? airport?.name
    return place ? [place.slice(0, longestName)] : []
  })
}

const longestName = 60

/** A fare basis begins with the booking class; full fare (Y) when missing. */
function letterOf(fareBasis: string | null | undefined): string {
  return /^[A-Z]/.exec(fareBasis ?? '')?.[0] ?? 'Y'
}

function localIn(text: string): Temporal.PlainDateTime | undefined {
  try {
    return Temporal.PlainDateTime.from(text)
  } catch {
    return undefined // no time at all
  }
}

export function instantIn(text: string): Temporal.Instant | undefined {
  try {
    return Temporal.Instant.from(text)
  } catch {
    return undefined // no time at all
  }
}
