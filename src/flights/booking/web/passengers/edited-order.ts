import { type Journey, requiredOf } from '#flights/abroad/travel-rules.ts'
import type { OrderedLeg, Traveller } from '#flights/booking/order-response.ts'
import type { flightCalls } from '#flights/calls.ts'
import type { ContactDraft } from '#passengers/web/contact-fields.tsx'
import { formsOf, type PartyDraft } from '#passengers/web/party-draft.ts'
import { ask } from '#web/api.ts'
import { onceKey } from '#web/once-key.ts'

export interface EditedOrder {
  readonly orderId: string
  readonly legs: readonly OrderedLeg[]
  readonly travellers: readonly Traveller[]
  readonly contact: ContactDraft
  readonly keptAs: string
}

/** Sends the corrections; what was kept of them is done with. */
export async function corrected(
  { orderId, keptAs }: EditedOrder,
  draft: PartyDraft,
  journey: Journey,
): Promise<string> {
  const body = { orderId, passengers: [...formsOf(draft, requiredOf(journey))], contact: draft.contact }
  await ask<typeof flightCalls.edit>(
    'POST /api/flight-reservation/Submit/EditFlightOrder',
    { body },
    onceKey('submit', body),
  )
  sessionStorage.removeItem(keptAs)
  return orderId
}
