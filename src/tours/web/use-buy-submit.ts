import { useHoldSubmit } from '#orders/web/confirm/use-hold-submit.ts'
import { type Faults, formsOf, type PartyDraft, type PartyRequest } from '#passengers/web/party-draft.ts'
import type { tourCalls } from '#tours/calls.ts'
import type { TourOrderToSubmit } from '#tours/requests.ts'
import type { BuyFormProps, EditedTour } from '#tours/web/buy-form.tsx'
import { tourConfirmPath } from '#tours/web/order-paths.ts'
import { ask } from '#web/api.ts'
import { onceKey } from '#web/once-key.ts'

interface Wanted extends Pick<BuyFormProps, 'tour' | 'stay' | 'places' | 'total' | 'edited'> {
  readonly asked: PartyRequest
  /** by form name; empty when the whole form was refused */
  readonly onFaults: (faults: Faults) => void
}

/** Holds places, seats and rooms, or corrects who is in them, and goes on to the payment. */
export function useBuySubmit({ onFaults, ...chosen }: Wanted) {
  return useHoldSubmit({
    onceName: 'submit',
    onFaults: (fields) => onFaults(byForm(fields)),
    async send(sentAlong, draft: PartyDraft) {
      if (chosen.edited !== undefined)
        return tourConfirmPath(await corrected(chosen.edited, draft, chosen.asked))
      const body = { ...orderOf(draft, chosen), ...(await sentAlong()) }
      const { orderId } = await ask<typeof tourCalls.submit>(
        'POST /api/tour/Submit/SubmitTourOrder',
        { body },
        onceKey('submit', body),
      )
      return tourConfirmPath(orderId)
    },
  })
}

/** What the browser kept of the corrections is done with. */
async function corrected(
  { orderId, keptAs }: EditedTour,
  draft: PartyDraft,
  asked: PartyRequest,
): Promise<string> {
  const travellers = formsOf(draft, asked).map((fields) => ({ fields: { ...fields } }))
  const body = { orderId, travellers, contact: draft.contact }
  await ask<typeof tourCalls.edit>('POST /api/tour/Submit/EditTourOrder', { body }, onceKey('submit', body))
  sessionStorage.removeItem(keptAs)
  return orderId
}

type Chosen = Omit<Wanted, 'onFaults'>

function orderOf(
  draft: PartyDraft,
  { tour, stay, places, total, asked }: Chosen,
): Omit<TourOrderToSubmit, 'productChannel'> {
  const forms = formsOf(draft, asked)
  return {
    departureId: tour.departureId,
    hotelId: stay.hotelId,
    travellers: places.map(({ room, bed }, at) => ({ room, bed, fields: { ...forms[at] } })),
    contact: draft.contact,
    totalPrice: total,
  }
}

/** The call's `travellers.1.firstName` is the form's `passengers.1.firstName`. */
function byForm(fields: Faults): Faults {
  return Object.fromEntries(
    Object.entries(fields).map(([name, says]) => [name.replace(/^travellers\./, 'passengers.'), says]),
  )
}
