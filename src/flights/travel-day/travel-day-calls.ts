import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { dayMessages } from '#flights/travel-day/day-messages.ts'

const orderId = z.uuid('شمارهٔ سفارش درست نیست.')

/** Not in the contract; ours. */
export const travelDayCalls = {
  travelDaySheet: call('GET /api/flight-reservation/TravelDay/Sheet/{orderId}', {
    summary: 'The day of travel of an issued order as a page that needs no network',
    who: 'user',
    out: 'file',
    params: z.object({ orderId }),
  }),
  chooseDayMessages: call('POST /api/flight-reservation/TravelDay/Messages', {
    summary: 'Which messages of the day of travel an order’s owner wishes',
    who: 'user',
    body: z.object({ orderId, message: z.enum(dayMessages), isOn: z.boolean() }),
    answer: z.object({ chosen: z.array(z.enum(dayMessages)) }),
  }),
} as const
