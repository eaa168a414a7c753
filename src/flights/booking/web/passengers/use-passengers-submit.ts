import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Journey, requiredOf } from '#flights/abroad/travel-rules.ts'
import { confirmPath } from '#flights/booking/web/confirm/confirm-path.ts'
import { corrected, type EditedOrder } from '#flights/booking/web/passengers/edited-order.ts'
import type { flightCalls } from '#flights/calls.ts'
import type { BagChosen } from '#flights/choosing/bag.ts'
import type { JourneyChosen, OrderToSubmit } from '#flights/requests.ts'
import { useHoldCaptcha } from '#orders/web/confirm/use-hold-captcha.ts'
import { type Faults, formsOf, type PartyDraft } from '#passengers/web/party-draft.ts'
import { ask } from '#web/api.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Declined } from '#web/declined.ts'
import { productChannelHere } from '#web/install/product-channel.ts'
import { forgetOnce, hasResponse, onceKey } from '#web/once-key.ts'

interface Wanted {
  readonly chosen: JourneyChosen | undefined
  readonly edited: EditedOrder | undefined
  readonly journey: Journey
  readonly bags: readonly BagChosen[]
  /** the server's faults by form name; undefined when it declined the whole form */
  readonly onFaults: (faults: Faults) => void
}

interface State {
  readonly isBusy: boolean
  readonly declined?: Declined
}

/** Makes the order and goes on to its confirmation. The same order is made once, however often it is sent. */
export function useSubmit({ chosen, edited, journey, bags, onFaults }: Wanted) {
  const [state, setState] = useState<State>({ isBusy: false })
  const captcha = useHoldCaptcha()
  const navigate = useNavigate()
  const { appId } = useBrand()

  const submit = async (draft: PartyDraft) => {
    if (state.isBusy) return
    setState({ isBusy: true })
    try {
      await navigate(confirmPath(await made(draft)))
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setState({ isBusy: false, declined: error })
      // without a response the next try uses the same idempotency key
      if (hasResponse(error)) forgetOnce('submit')
      await captcha.declined(error)
      onFaults(error.fields)
    }
  }

  async function made(draft: PartyDraft): Promise<string> {
    if (edited !== undefined) return corrected(edited, draft, journey)
    if (chosen === undefined) throw new RangeError('neither a choice nor an order')
    const body = {
      ...orderOf(draft, { chosen, journey, bags }),
      productChannel: productChannelHere(appId),
      captcha: await captcha.given(),
    }
    const order = await ask<typeof flightCalls.submit>(
      'POST /api/flight-reservation/Submit/SubmitFlightOrder',
      { body },
      onceKey('submit', body),
    )
    return order.orderId
  }
  return { state, captcha, submit }
}

function orderOf(
  draft: PartyDraft,
  { chosen, journey, bags }: Pick<Wanted, 'journey' | 'bags'> & { readonly chosen: JourneyChosen },
): Omit<OrderToSubmit, 'productChannel'> {
  return {
    ...chosen,
    passengers: [...formsOf(draft, requiredOf(journey))],
    ...(bags.length > 0 && {
      bags: bags.map(({ passenger, leg, bagId, price }) => ({ passenger, leg, bagId, price })),
    }),
    contact: draft.contact,
  }
}
