import type { experienceCalls } from '#experiences/calls.ts'
import type { ExperienceOrderToSubmit } from '#experiences/requests.ts'
import type { ExperienceToBuy } from '#experiences/web/buy-page.server.ts'
import { experienceConfirmPath } from '#experiences/web/order-paths.ts'
import { useHoldSubmit } from '#orders/web/confirm/use-hold-submit.ts'
import { type Faults, formsOf, type PartyDraft, type PartyRequest } from '#passengers/web/party-draft.ts'
import { ask } from '#web/api.ts'
import { onceKey } from '#web/once-key.ts'

interface Wanted extends Pick<ExperienceToBuy, 'experience' | 'option' | 'slot' | 'day' | 'party' | 'total'> {
  readonly asked: PartyRequest
  /** by form name; empty when the whole form was refused */
  readonly onFaults: (faults: Faults) => void
}

/** Holds the tickets at their supplier and goes on to the payment. */
export function useBuySubmit({ onFaults, ...chosen }: Wanted) {
  return useHoldSubmit({
    onceName: 'submit',
    onFaults: (fields) => onFaults(byForm(fields)),
    async send(sentAlong, draft: PartyDraft) {
      const body = { ...orderOf(draft, chosen), ...(await sentAlong()) }
      const { orderId } = await ask<typeof experienceCalls.submit>(
        'POST /api/experience/Submit/SubmitExperienceOrder',
        { body },
        onceKey('submit', body),
      )
      return experienceConfirmPath(orderId)
    },
  })
}

function orderOf(
  draft: PartyDraft,
  { experience, option, slot, day, party, total, asked }: Omit<Wanted, 'onFaults'>,
): Omit<ExperienceOrderToSubmit, 'productChannel'> {
  return {
    experienceId: experience.experienceId,
    optionRef: option.optionRef,
    slotRef: slot.slotRef,
    day,
    party,
    leader: { ...formsOf(draft, asked)[0] },
    contact: draft.contact,
    totalPrice: total,
  }
}

/** The call's `leader.firstName` is the form's `passengers.0.firstName`. */
function byForm(fields: Faults): Faults {
  return Object.fromEntries(
    Object.entries(fields).map(([name, says]) => [name.replace(/^leader\./, 'passengers.0.'), says]),
  )
}
