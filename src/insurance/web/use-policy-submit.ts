import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { insuranceCalls } from '#insurance/calls.ts'
import type { PolicyRequest } from '#insurance/requests.ts'
import { tripQuery } from '#insurance/trip-address.ts'
import type { InsuredView } from '#insurance/web/insured-page.server.ts'
import { policyPayPath } from '#insurance/web/order-paths.ts'
import { useHoldCaptcha } from '#orders/web/confirm/use-hold-captcha.ts'
import {
  birthsIn,
  type Faults,
  formsOf,
  type PartyDraft,
  type PartyRequest,
} from '#passengers/web/party-draft.ts'
import { ask } from '#web/api.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Declined } from '#web/declined.ts'
import { productChannelHere } from '#web/install/product-channel.ts'
import { forgetOnce, hasResponse, onceKey } from '#web/once-key.ts'

interface Wanted extends Pick<InsuredView, 'request' | 'planId' | 'total'> {
  readonly asked: PartyRequest
  /** by form name; empty when the whole form was refused */
  readonly onFaults: (faults: Faults) => void
}

interface State {
  readonly isBusy: boolean
  readonly isRepriced: boolean
  readonly declined?: Declined
}

const idle: State = { isBusy: false, isRepriced: false }

/** Takes the policy; other birth days than the price was of are priced first. */
export function usePolicySubmit({ request, planId, total, asked, onFaults }: Wanted) {
  const [state, setState] = useState<State>(idle)
  const captcha = useHoldCaptcha()
  const navigate = useNavigate()
  const { appId } = useBrand()

  const submit = async (draft: PartyDraft) => {
    if (state.isBusy) return
    const births = birthsIn(draft).join(',')
    if (births !== request.births) {
      await navigate(`/insurance/insured?${tripQuery({ ...request, births }, planId)}`, { replace: true })
      return setState({ ...idle, isRepriced: true })
    }
    setState({ ...idle, isBusy: true })
    try {
      await navigate(policyPayPath(await made(draft)))
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setState({ ...idle, declined: error })
      // a response ends this key; after a lost one the same key is sent again
      if (hasResponse(error)) forgetOnce('policy')
      await captcha.declined(error)
      onFaults(byForm(error.fields))
    }
  }
  async function made(draft: PartyDraft): Promise<string> {
    const { births: _, ...trip } = request
    const body = {
      trip,
      plan: planId,
      people: formsOf(draft, asked).map((fields) => ({ ...fields })),
      contact: draft.contact,
      totalPrice: total,
      productChannel: productChannelHere(appId),
      captcha: await captcha.given(),
    } satisfies PolicyRequest
    const { orderId } = await ask<typeof insuranceCalls.submit>(
      'POST /api/insurance/Insurance/SubmitPolicy',
      { body },
      onceKey('policy', body),
    )
    return orderId
  }
  return { state, captcha, submit }
}

/** The call's `people.1.firstName` is the form's `passengers.1.firstName`. */
function byForm(fields: Faults): Faults {
  return Object.fromEntries(
    Object.entries(fields).map(([name, says]) => [name.replace(/^people\./, 'passengers.'), says]),
  )
}
