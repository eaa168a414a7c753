import type { pairCalls } from '#flight-and-hotel/calls.ts'
import type { FlightToBook, PairToBook } from '#flight-and-hotel/requests.ts'
import type { PairBought } from '#flight-and-hotel/web/travellers-page.server.ts'
import { useHoldSubmit } from '#orders/web/confirm/use-hold-submit.ts'
import { tripPath } from '#orders/web/paths.ts'
import { type Faults, formsOf, type PartyDraft, type PartyRequest } from '#passengers/web/party-draft.ts'
import { ask } from '#web/api.ts'
import { onceKey } from '#web/once-key.ts'

interface Wanted {
  readonly flight: FlightToBook
  readonly stay: PairBought['stay']
  readonly asked: PartyRequest
  readonly onFaults: (faults: Faults) => void
}

/** Holds both and goes on to their trip. */
export function useBooking({ flight, stay, asked, onFaults }: Wanted) {
  return useHoldSubmit({
    onceName: 'submit',
    onFaults,
    async send(sentAlong, draft: PartyDraft) {
      const body: PairToBook = {
        flight,
        stay: {
          ...stay,
          rooms: stay.rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
          rateIds: [...stay.rateIds],
          leaders: [...stay.leaders],
        },
        passengers: [...formsOf(draft, asked)],
        contact: draft.contact,
        ...(await sentAlong()),
      }
      const { tripId } = await ask<typeof pairCalls.book>(
        'POST /api/flight-and-hotel/Book',
        { body },
        onceKey('submit', body),
      )
      return tripPath(tripId)
    },
  })
}
