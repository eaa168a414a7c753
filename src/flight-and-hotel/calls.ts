import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { PairToBook } from '#flight-and-hotel/requests.ts'

/** Not in the contract; ours. */
export const pairCalls = {
  book: call('POST /api/flight-and-hotel/Book', {
    summary: 'Holds a flight and rooms for the same people as one trip, both or neither; it is paid at once',
    who: 'user',
    once: true,
    body: PairToBook,
    answer: z.object({ tripId: z.uuid(), tripNumber: z.string() }),
  }),
}
