import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { insuranceCalls } from '#insurance/calls.ts'
import type { PolicyRequest } from '#insurance/requests.ts'
import { tripQuery } from '#insurance/trip-address.ts'
import type { InsuredView } from '#insurance/web/insured-page.server.ts'
import { policyPayPath } from '#insurance/web/order-paths.ts'
import { useHoldSubmit } from '#orders/web/confirm/use-hold-submit.ts'
import {
  birthsIn,
  type Faults,
  formsOf,
  type PartyDraft,
  type PartyRequest,
} from '#passengers/web/party-draft.ts'
import { ask } from '#web/api.ts'
import { onceKey } from '#web/once-key.ts'

interface Wanted extends Pick<InsuredView, 'request' | 'planId' | 'total'> {
  readonly asked: PartyRequest
  /** by form name; empty when the whole form was refused */
  readonly onFaults: (faults: Faults) => void
}

/** Takes the policy; other birth days than the price was of are priced first. */
export function usePolicySubmit({ request, planId, total, asked, onFaults }: Wanted) {
  const [isRepriced, setRepriced] = useState(false)
  const navigate = useNavigate()
  const { state, captcha, submit } = useHoldSubmit({
    onceName: 'policy',
    onFaults: (fields) => onFaults(byForm(fields)),
    async send(sentAlong, draft: PartyDraft) {
      const { births: _, ...trip } = request
      const body = {
        trip,
        plan: planId,
        people: formsOf(draft, asked).map((fields) => ({ ...fields })),
        contact: draft.contact,
        totalPrice: total,
        ...(await sentAlong()),
      } satisfies PolicyRequest
      const { orderId } = await ask<typeof insuranceCalls.submit>(
        'POST /api/insurance/Insurance/SubmitPolicy',
        { body },
        onceKey('policy', body),
      )
      return policyPayPath(orderId)
    },
  })

  async function pricedFirst(draft: PartyDraft): Promise<void> {
    if (state.isBusy) return
    const births = birthsIn(draft).join(',')
    const isOther = births !== request.births
    if (isOther)
      await navigate(`/insurance/insured?${tripQuery({ ...request, births }, planId)}`, { replace: true })
    setRepriced(isOther)
    if (!isOther) await submit(draft)
  }
  return {
    state: { ...state, isRepriced, declined: isRepriced ? undefined : state.declined },
    captcha,
    submit: pricedFirst,
  }
}

/** The call's `people.1.firstName` is the form's `passengers.1.firstName`. */
function byForm(fields: Faults): Faults {
  return Object.fromEntries(
    Object.entries(fields).map(([name, says]) => [name.replace(/^people\./, 'passengers.'), says]),
  )
}
