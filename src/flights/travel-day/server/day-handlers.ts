import { randomBytes } from 'node:crypto'
import type { Flights } from '#flights/server/flights.ts'
import type { travelDayCalls } from '#flights/travel-day/travel-day-calls.ts'
import type { Handlers } from '#server/handlers.ts'
import { contentSecurityPolicy } from '#web/server/content-security.ts'

export function dayHandlers(flights: Flights): Handlers<typeof travelDayCalls> {
  return {
    travelDaySheet: async ({ params: { orderId }, userId, request }) => {
      const nonce = randomBytes(16).toString('base64')
      return {
        type: 'text/html; charset=utf-8',
        body: await flights.travelDaySheet({ orderId, userId, cookies: request.headers.cookie, nonce }),
        headers: { 'content-security-policy': contentSecurityPolicy(nonce, 'production') },
      }
    },
    chooseDayMessages: async ({ body, userId }) => ({
      chosen: [...(await flights.wishDayMessage({ ...body, userId }))],
    }),
  }
}
