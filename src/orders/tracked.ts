import * as z from 'zod/mini'
import { Labels } from '#orders/responses.ts'

const VisaTracked = z.object({ countryName: z.string(), days: z.int(), travelDate: z.string() })
export type VisaTracked = z.infer<typeof VisaTracked>

const ServiceTracked = z.object({ cityName: z.string(), beginsOn: z.string() })
export type ServiceTracked = z.infer<typeof ServiceTracked>

/** For anybody with number and mobile: no names, prices, flight numbers or hotel. */
export const OrderTracked = z.object({
  orderNumber: z.string(),
  product: z.string(),
  paper: z.string(),
  says: z.string(),
  labels: Labels,
  journeys: z.array(
    z.object({
      originName: z.string(),
      destinationName: z.string(),
      date: z.string(),
      /** null when unchanged; `departureTime` is local */
      change: z.nullable(z.object({ kind: z.enum(['cancelled', 'new-time']), departureTime: z.string() })),
    }),
  ),
  stay: z.nullable(z.object({ cityName: z.string(), checkIn: z.string(), nights: z.int() })),
  visa: z.nullable(VisaTracked),
  service: z.nullable(ServiceTracked),
})
export type OrderTracked = z.infer<typeof OrderTracked>

/** By a trip's number: its first order, and beside it the others of the same mobile. */
export const Tracking = z.object({
  ...OrderTracked.shape,
  trip: z.optional(z.object({ tripNumber: z.string(), others: z.array(OrderTracked) })),
})
export type Tracking = z.infer<typeof Tracking>
