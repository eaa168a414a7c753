import * as z from 'zod/mini'
import { Conditions } from '#flights/supplier/server/duffel/conditions.ts'

const Place = z.object({ iata_code: z.string() })
const Airline = z.object({
  iata_code: z.nullish(z.string()),
  name: z.nullish(z.string()),
  conditions_of_carriage_url: z.nullish(z.string()),
})
const Stop = z.object({
  airport: z.nullish(
    z.object({
      iata_code: z.nullish(z.string()),
      city_name: z.nullish(z.string()),
      name: z.nullish(z.string()),
    }),
  ),
})
const Bag = z.object({ type: z.string(), quantity: z.number() })

export const Segment = z.object({
  origin: Place,
  destination: Place,
  departing_at: z.string(),
  arriving_at: z.string(),
  aircraft: z.nullish(z.object({ name: z.string() })),
  marketing_carrier: z.object({ iata_code: z.nullable(z.string()), name: z.nullish(z.string()) }),
  operating_carrier: z.nullish(Airline),
  stops: z.nullish(z.array(Stop)),
  marketing_carrier_flight_number: z.string(),
  passengers: z.array(
    z.object({
      passenger_id: z.nullish(z.string()),
      cabin_class: z.nullish(z.string()),
      cabin: z.optional(z.unknown()),
      fare_basis_code: z.nullish(z.string()),
      baggages: z._default(z.array(Bag), []),
    }),
  ),
})
export type Segment = z.infer<typeof Segment>

export const Offer = z.object({
  id: z.string(),
  expires_at: z.string(),
  total_amount: z.string(),
  total_currency: z.string(),
  base_amount: z.nullish(z.string()),
  conditions: z.nullish(Conditions),
  payment_requirements: z.object({ requires_instant_payment: z.boolean() }),
  supported_passenger_identity_document_types: z._default(z.array(z.string()), []),
  passengers: z.array(z.object({ id: z.string(), type: z.nullish(z.string()), age: z.nullish(z.number()) })),
  owner: z.nullish(Airline),
  slices: z.array(
    z.object({
      fare_brand_name: z.nullish(z.string()),
      conditions: z.nullish(Conditions),
      segments: z.array(Segment),
    }),
  ),
})
export type Offer = z.infer<typeof Offer>

export const OneOffer = z.object({ data: Offer })
export const OfferRequest = z.object({ data: z.object({ id: z.string() }) })
export const OffersAtOnce = z.object({ data: z.object({ offers: z.array(z.unknown()) }) })
const Page = z.object({
  data: z.array(z.unknown()),
  meta: z.nullish(z.object({ after: z.nullish(z.string()) })),
})
export const OffersPage = Page

/** Malformed offers are left out. */
export function offersOn(page: { readonly data: readonly unknown[] }): readonly Offer[] {
  return page.data.flatMap((one) => {
    const read = Offer.safeParse(one)
    return read.success ? [read.data] : []
  })
}

export type PassengerKind = 'adult' | 'child' | 'infant'

export function kindOf({ type, age }: Offer['passengers'][number]): PassengerKind {
  if (type === 'adult' || type === 'child') return type
  if (type === 'infant_without_seat') return 'infant'
  const years = age ?? 30
  if (years < 2) return 'infant'
  return years < 12 ? 'child' : 'adult'
}
