import { useHoldSubmit } from '#orders/web/confirm/use-hold-submit.ts'
import { type Faults, formsOf, type PartyDraft, type PartyRequest } from '#passengers/web/party-draft.ts'
import type { visaCalls } from '#visas/calls.ts'
import type { VisaChoice } from '#visas/choice.ts'
import type { VisaRequest } from '#visas/requests.ts'
import type { PaperNeeded } from '#visas/responses.ts'
import type { EditedRequest } from '#visas/web/applicants-form.tsx'
import { visaConfirmPath } from '#visas/web/order-paths.ts'
import { papersSent, type RequestDraft } from '#visas/web/request-draft.ts'
import { ask } from '#web/api.ts'
import { onceKey } from '#web/once-key.ts'

interface Chosen {
  readonly edited: Pick<EditedRequest, 'orderId' | 'keptAs'> | undefined
  readonly choice: VisaChoice
  readonly asked: PartyRequest
  readonly needed: readonly PaperNeeded[]
  readonly each: number
}

interface Wanted extends Chosen {
  readonly onSent: () => void
  /** by form name; empty when the whole form was refused */
  readonly onFaults: (faults: Faults) => void
}

/** Makes the order, or corrects it, and goes on to its payment. */
export function useApplicantsSubmit({ onSent, onFaults, ...chosen }: Wanted) {
  return useHoldSubmit({
    onceName: 'visa',
    onFaults: (fields) => onFaults(byForm(fields)),
    async send(sentAlong, people: PartyDraft, draft: RequestDraft) {
      const wanted = requestOf(people, draft, chosen)
      const { edited } = chosen
      const orderId =
        edited === undefined
          ? await made({ ...wanted, ...(await sentAlong()) })
          : await corrected(edited, wanted)
      onSent()
      return visaConfirmPath(orderId)
    },
  })
}

async function made(request: VisaRequest): Promise<string> {
  const body = { request: JSON.stringify(request) }
  const { orderId } = await ask<typeof visaCalls.submit>(
    'POST /api/visa/Submit/SubmitVisaRequest',
    { body, file: null },
    onceKey('visa', body),
  )
  return orderId
}

/** Sends the corrections; what was kept of them is done with. */
async function corrected(
  { orderId, keptAs }: NonNullable<Chosen['edited']>,
  { applicants, contact }: Pick<VisaRequest, 'applicants' | 'contact'>,
): Promise<string> {
  const body = { orderId, applicants, contact }
  await ask<typeof visaCalls.edit>('POST /api/visa/Submit/EditVisaRequest', { body }, onceKey('visa', body))
  for (const part of ['people', 'papers']) sessionStorage.removeItem(`${keptAs} ${part}`)
  return orderId
}

function requestOf(
  people: PartyDraft,
  draft: RequestDraft,
  { choice, asked, needed, each }: Chosen,
): Omit<VisaRequest, 'productChannel'> {
  const applicants = formsOf(people, asked).map((fields, index) => ({
    fields: { ...fields },
    papers: papersSent(draft, index, needed),
  }))
  return {
    choice: { ...choice },
    travelDate: draft.travelDate,
    applicants,
    contact: people.contact,
    totalPrice: each * applicants.length,
  }
}

/** The call's `applicants.1.firstName` and `applicants.1.papers.photo` are the form's `passengers.1.…`. */
function byForm(fields: Faults): Faults {
  return Object.fromEntries(
    Object.entries(fields).map(([name, says]) => [
      name.replace(/^applicants\.(\d+)\.(?:fields\.)?/, 'passengers.$1.'),
      says,
    ]),
  )
}
