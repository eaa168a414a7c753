import type { hotelCalls } from '#hotels/calls.ts'
import type { HotelOrderToSubmit } from '#hotels/requests.ts'
import type { StayWishes } from '#hotels/stay-wishes.ts'
import type { EditedStay, RoomChosen } from '#hotels/web/leaders-form.tsx'
import { hotelConfirmPath } from '#hotels/web/order-paths.ts'
import type { StayBought } from '#hotels/web/stay-summary.tsx'
import { useHoldSubmit } from '#orders/web/confirm/use-hold-submit.ts'
import { type Faults, formsOf, type PartyDraft, type PartyRequest } from '#passengers/web/party-draft.ts'
import { ask } from '#web/api.ts'
import { onceKey } from '#web/once-key.ts'

interface Chosen {
  readonly stay: StayBought
  readonly rooms: readonly RoomChosen[]
  readonly asked: PartyRequest
  readonly wishes: StayWishes
  /** an order made before, in place of a choice */
  readonly edited: EditedStay | undefined
}

interface Wanted extends Chosen {
  /** by form name; empty when the whole form was refused */
  readonly onFaults: (faults: Faults) => void
}

/** Holds the rooms, or corrects their order, and goes on to its confirmation. */
export function useLeadersSubmit({ onFaults, ...chosen }: Wanted) {
  return useHoldSubmit({
    onceName: 'submit',
    onFaults: (fields) => onFaults(byForm(fields)),
    async send(sentAlong, draft: PartyDraft) {
      if (chosen.edited !== undefined)
        return hotelConfirmPath(await corrected(chosen.edited, draft, chosen.asked))
      const body = { ...orderOf(draft, chosen), ...(await sentAlong()) }
      const { orderId } = await ask<typeof hotelCalls.submit>(
        'POST /api/hotel-reservation/Submit/SubmitHotelOrder',
        { body },
        onceKey('submit', body),
      )
      return hotelConfirmPath(orderId)
    },
  })
}

/** Sends the corrections; what was kept of them is done with. */
async function corrected(
  { orderId, keptAs }: EditedStay,
  draft: PartyDraft,
  asked: PartyRequest,
): Promise<string> {
  const rooms = formsOf(draft, asked).map((leader) => ({ leader: { ...leader } }))
  const body = { orderId, rooms, contact: draft.contact }
  await ask<typeof hotelCalls.edit>(
    'POST /api/hotel-reservation/Submit/EditHotelOrder',
    { body },
    onceKey('submit', body),
  )
  sessionStorage.removeItem(keptAs)
  return orderId
}

function orderOf(
  draft: PartyDraft,
  { stay, rooms, asked, wishes }: Chosen,
): Omit<HotelOrderToSubmit, 'productChannel'> {
  const forms = formsOf(draft, asked)
  return {
    hotelId: stay.hotel.id,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    rooms: rooms.map(({ adults, childAges, rateId }, place) => ({
      adults,
      childAges: [...childAges],
      rateId,
      leader: { ...forms[place] },
    })),
    contact: draft.contact,
    wishes: { ...wishes, requests: [...wishes.requests] },
    totalPrice: rooms.reduce((sum, { total }) => sum + total, 0),
  }
}

/** The call's `rooms.1.leader.firstName` is the form's `passengers.1.firstName`. */
function byForm(fields: Faults): Faults {
  return Object.fromEntries(
    Object.entries(fields).map(([name, says]) => [
      name.replace(/^rooms\.(\d+)\.leader\./, 'passengers.$1.'),
      says,
    ]),
  )
}
