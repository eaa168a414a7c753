import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { pairCalls } from '#flight-and-hotel/calls.ts'
import type { FlightToBook, PairToBook } from '#flight-and-hotel/requests.ts'
import type { PairBought } from '#flight-and-hotel/web/travellers-page.server.ts'
import { useHoldCaptcha } from '#orders/web/confirm/use-hold-captcha.ts'
import { tripPath } from '#orders/web/paths.ts'
import { type Faults, formsOf, type PartyDraft, type PartyRequest } from '#passengers/web/party-draft.ts'
import { ask } from '#web/api.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Declined } from '#web/declined.ts'
import { productChannelHere } from '#web/install/product-channel.ts'
import { forgetOnce, hasResponse, onceKey } from '#web/once-key.ts'

interface Wanted {
  readonly flight: FlightToBook
  readonly stay: PairBought['stay']
  readonly asked: PartyRequest
  readonly onFaults: (faults: Faults) => void
}

interface State {
  readonly isBusy: boolean
  readonly declined?: Declined
}

/** Holds both and goes on to their trip; the same is held once, however often it is sent. */
export function useBooking({ flight, stay, asked, onFaults }: Wanted) {
  const [state, setState] = useState<State>({ isBusy: false })
  const captcha = useHoldCaptcha()
  const navigate = useNavigate()
  const { appId } = useBrand()

  const book = async (draft: PartyDraft) => {
    if (state.isBusy) return
    setState({ isBusy: true })
    try {
      await navigate(tripPath(await booked(draft)))
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setState({ isBusy: false, declined: error })
      // without a response the next try uses the same idempotency key
      if (hasResponse(error)) forgetOnce('submit')
      await captcha.declined(error)
      onFaults(error.fields)
    }
  }

  async function booked(draft: PartyDraft): Promise<string> {
    const body: PairToBook = {
      flight,
      stay: {
        ...stay,
        rooms: stay.rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
        rateIds: [...stay.rateIds],
        leaders: [...stay.leaders],
      },
      passengers: [...formsOf(draft, asked)],
      contact: draft.contact,
      productChannel: productChannelHere(appId),
      captcha: await captcha.given(),
    }
    const { tripId } = await ask<typeof pairCalls.book>(
      'POST /api/flight-and-hotel/Book',
      { body },
      onceKey('submit', body),
    )
    return tripId
  }
  return { state, captcha, book }
}
