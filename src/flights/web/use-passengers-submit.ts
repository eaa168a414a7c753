import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { JourneyChosen, OrderToSubmit } from '#flights/asked.ts'
import type { flightCalls } from '#flights/calls.ts'
import { askedOf, type Journey } from '#flights/travel-rules.ts'
import { confirmPath } from '#flights/web/confirm-path.ts'
import { type Faults, formsOf, type PartyDraft } from '#passengers/web/party-draft.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { forgetOnce, isAnswered, onceKey } from '#web/once-key.ts'

/** §3, productChannel; the call's own table would bring its schemas along. */
const channels = { web: 1, pwa: 3 } as const

interface Wanted {
  readonly chosen: JourneyChosen
  readonly journey: Journey
  /** what the server found wrong, by form name; nothing when it declined the whole form */
  readonly onFaults: (faults: Faults) => void
}

interface State {
  readonly isBusy: boolean
  readonly declined?: Declined
}

/** Makes the order and goes on to its confirmation. The same order is made once, however often it is sent. */
export function useSubmit({ chosen, journey, onFaults }: Wanted) {
  const [state, setState] = useState<State>({ isBusy: false })
  const navigate = useNavigate()

  const submit = async (draft: PartyDraft) => {
    if (state.isBusy) return
    setState({ isBusy: true })
    try {
      const body = orderOf(draft, { chosen, journey })
      const order = await ask<typeof flightCalls.submit>(
        'POST /api/flight-reservation/Submit/SubmitFlightOrder',
        { body },
        onceKey('submit', body),
      )
      await navigate(confirmPath(order.orderId))
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setState({ isBusy: false, declined: error })
      // what was answered is over; what the wire swallowed is asked for again under the same key
      if (isAnswered(error)) forgetOnce('submit')
      onFaults(error.fields)
    }
  }
  return { state, submit }
}

function orderOf(draft: PartyDraft, { chosen, journey }: Pick<Wanted, 'chosen' | 'journey'>): OrderToSubmit {
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return {
    ...chosen,
    passengers: [...formsOf(draft, askedOf(journey))],
    contact: draft.contact,
    productChannel: isInstalled ? channels.pwa : channels.web,
  }
}
