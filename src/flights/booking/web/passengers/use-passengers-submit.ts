import { type Journey, requiredOf } from '#flights/abroad/travel-rules.ts'
import { confirmPath } from '#flights/booking/web/confirm/confirm-path.ts'
import { corrected, type EditedOrder } from '#flights/booking/web/passengers/edited-order.ts'
import type { flightCalls } from '#flights/calls.ts'
import type { BagChosen } from '#flights/choosing/bag.ts'
import type { ProtectionOffer } from '#flights/protection/protection-offer.ts'
import type { JourneyChosen, OrderToSubmit } from '#flights/requests.ts'
import type { SeatChosen } from '#flights/seats/seat.ts'
import { useHoldSubmit } from '#orders/web/confirm/use-hold-submit.ts'
import { type Faults, formsOf, type PartyDraft } from '#passengers/web/party-draft.ts'
import { ask } from '#web/api.ts'
import { onceKey } from '#web/once-key.ts'

interface Wanted {
  readonly chosen: JourneyChosen | undefined
  readonly edited: EditedOrder | undefined
  readonly journey: Journey
  readonly bags: readonly BagChosen[]
  readonly seats: readonly SeatChosen[]
  /** that is bought along */
  readonly protection: Pick<ProtectionOffer, 'price'> | undefined
  /** the server's faults by form name; undefined when it declined the whole form */
  readonly onFaults: (faults: Faults) => void
}

/** Makes the order, or corrects it, and goes on to its confirmation. */
export function useSubmit({ chosen, edited, journey, bags, seats, protection, onFaults }: Wanted) {
  return useHoldSubmit({
    onceName: 'submit',
    onFaults,
    async send(sentAlong, draft: PartyDraft) {
      if (edited !== undefined) return confirmPath(await corrected(edited, draft, journey))
      if (chosen === undefined) throw new RangeError('neither a choice nor an order')
      const body = { ...orderOf(draft, { chosen, journey, bags, seats, protection }), ...(await sentAlong()) }
      const { orderId } = await ask<typeof flightCalls.submit>(
        'POST /api/flight-reservation/Submit/SubmitFlightOrder',
        { body },
        onceKey('submit', body),
      )
      return confirmPath(orderId)
    },
  })
}

function orderOf(
  draft: PartyDraft,
  {
    chosen,
    journey,
    bags,
    seats,
    protection,
  }: Pick<Wanted, 'journey' | 'bags' | 'seats' | 'protection'> & { readonly chosen: JourneyChosen },
): Omit<OrderToSubmit, 'productChannel'> {
  return {
    ...chosen,
    passengers: [...formsOf(draft, requiredOf(journey))],
    ...(bags.length > 0 && {
      bags: bags.map(({ passenger, leg, bagId, price }) => ({ passenger, leg, bagId, price })),
    }),
    ...(seats.length > 0 && { seats: [...seats] }),
    ...(protection && { protection: { price: protection.price } }),
    contact: draft.contact,
  }
}
