import * as z from 'zod/mini'

// Duffel Stays (v2) as far as we read it; optional fields are nullish.

const Text = z.nullish(z.string())

const Rate = z.object({
  id: z.string(),
  board_type: z.string(),
  total_amount: z.string(),
  total_currency: z.string(),
  due_at_accommodation_amount: Text,
  due_at_accommodation_currency: Text,
  payment_type: Text,
  available_payment_methods: z.nullish(z.array(z.string())),
  quantity_available: z.nullish(z.number()),
  expires_at: Text,
  cancellation_timeline: z.array(
    z.object({ before: z.string(), refund_amount: z.string(), currency: z.string() }),
  ),
  conditions: z.nullish(z.array(z.object({ title: Text, description: Text }))),
})
export type Rate = z.infer<typeof Rate>

const Room = z.object({
  name: z.string(),
  beds: z.nullish(z.array(z.object({ type: z.string(), count: z.number() }))),
  rates: z.array(Rate),
})
export type Room = z.infer<typeof Room>

const Accommodation = z.object({
  id: z.string(),
  name: z.string(),
  description: Text,
  rating: z.nullish(z.number()),
  ratings: z.nullish(z.array(z.object({ value: z.number() }))),
  amenities: z.nullish(z.array(z.object({ type: z.string() }))),
  check_in_information: z.nullish(z.object({ check_in_after_time: Text, check_out_before_time: Text })),
  location: z.object({
    address: z.object({ line_one: Text, city_name: Text, region: Text }),
    geographic_coordinates: z.nullish(z.object({ latitude: z.number(), longitude: z.number() })),
  }),
  rooms: z.nullish(z.array(Room)),
  photos: z.nullish(z.array(z.object({ url: z.string() }))),
  phone_number: Text,
})
export type Accommodation = z.infer<typeof Accommodation>

const Result = z.object({
  id: z.string(),
  accommodation: Accommodation,
  cheapest_rate_total_amount: Text,
  cheapest_rate_currency: Text,
})
export type Result = z.infer<typeof Result>

/** Parsed one by one, so that one malformed result does not lose the others. */
export const ResultsResponse = z.object({ data: z.object({ results: z.array(z.unknown()) }) })

export function resultsIn({ data }: z.infer<typeof ResultsResponse>): readonly Result[] {
  return data.results.flatMap((one) => {
    const read = Result.safeParse(one)
    return read.success ? [read.data] : []
  })
}

export const OneResult = z.object({ data: Result })

export const QuoteResponse = z.object({
  data: z.object({
    id: z.string(),
    total_amount: z.string(),
    total_currency: z.string(),
    accommodation: Accommodation,
  }),
})

const Booking = z.object({
  id: z.string(),
  status: z.string(),
  reference: Text,
  metadata: z.nullish(z.record(z.string(), z.unknown())),
})
export type Booking = z.infer<typeof Booking>

export const OneBooking = z.object({ data: Booking })
export const BookingsPage = z.object({
  data: z.array(Booking),
  meta: z.nullish(z.object({ after: Text })),
})
