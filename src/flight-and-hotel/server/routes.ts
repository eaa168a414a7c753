import type { pairCalls } from '#flight-and-hotel/calls.ts'
import type { FlightAndHotel } from '#flight-and-hotel/server/flight-and-hotel.ts'
import type { Handlers } from '#server/handlers.ts'
import { sessionIdOf } from '#server/visitor.ts'

export function pairHandlers(pairs: FlightAndHotel): Handlers<typeof pairCalls> {
  return {
    async book({ body, userId, visitor, request }) {
      const { tripId, tripNumber } = await pairs.book(body, {
        userId,
        address: request.ip,
        sessionId: sessionIdOf(visitor),
        once: String(request.headers['idempotency-key']),
      })
      return { tripId, tripNumber }
    },
  }
}
