import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useHoldCaptcha } from '#orders/web/confirm/use-hold-captcha.ts'
import { type Faults, formsOf, type PartyDraft, type PartyRequest } from '#passengers/web/party-draft.ts'
import type { tourCalls } from '#tours/calls.ts'
import type { TourOrderToSubmit } from '#tours/requests.ts'
import type { BuyFormProps } from '#tours/web/buy-form.tsx'
import { tourConfirmPath } from '#tours/web/order-paths.ts'
import { ask } from '#web/api.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Declined } from '#web/declined.ts'
import { productChannelHere } from '#web/install/product-channel.ts'
import { forgetOnce, hasResponse, onceKey } from '#web/once-key.ts'

interface Wanted extends Pick<BuyFormProps, 'tour' | 'stay' | 'places' | 'total'> {
  readonly asked: PartyRequest
  /** by form name; empty when the whole form was refused */
  readonly onFaults: (faults: Faults) => void
}

interface State {
  readonly isBusy: boolean
  readonly declined?: Declined
}

/** Holds places, seats and rooms; idempotent however often it is sent. */
export function useBuySubmit({ onFaults, ...chosen }: Wanted) {
  const [state, setState] = useState<State>({ isBusy: false })
  const captcha = useHoldCaptcha()
  const navigate = useNavigate()
  const { appId } = useBrand()

  const submit = async (draft: PartyDraft) => {
    if (state.isBusy) return
    setState({ isBusy: true })
    try {
      const body = {
        ...orderOf(draft, chosen),
        productChannel: productChannelHere(appId),
        captcha: await captcha.given(),
      }
      const order = await ask<typeof tourCalls.submit>(
        'POST /api/tour/Submit/SubmitTourOrder',
        { body },
        onceKey('submit', body),
      )
      await navigate(tourConfirmPath(order.orderId))
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setState({ isBusy: false, declined: error })
      // a response ends this key; after a lost one the same key is sent again
      if (hasResponse(error)) forgetOnce('submit')
      await captcha.declined(error)
      onFaults(byForm(error.fields))
    }
  }
  return { state, captcha, submit }
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
