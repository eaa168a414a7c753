import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useHoldCaptcha } from '#orders/web/confirm/use-hold-captcha.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Declined } from '#web/declined.ts'
import { productChannelHere } from '#web/install/product-channel.ts'
import { forgetOnce, hasResponse } from '#web/once-key.ts'

type Captcha = ReturnType<typeof useHoldCaptcha>

/** What every order is sent with, whatever its product. */
interface SentAlong {
  readonly productChannel: ReturnType<typeof productChannelHere>
  readonly captcha: Awaited<ReturnType<Captcha['given']>>
}

interface Wanted<What extends readonly unknown[]> {
  /** of the key that the order is sent with; see `onceKey` */
  readonly onceName: string
  /** Makes or corrects the order; returns the path where it goes on. */
  readonly send: (sentAlong: () => Promise<SentAlong>, ...what: What) => Promise<string>
  /** the call's fields; empty when the whole form was refused */
  readonly onFaults: (fields: Declined['fields']) => void
}

interface State {
  readonly isBusy: boolean
  readonly declined?: Declined
}

/** Sends a form that holds something and goes on from it. The same order is made once, however often it is sent. */
export function useHoldSubmit<What extends readonly unknown[]>({ onceName, send, onFaults }: Wanted<What>) {
  const [state, setState] = useState<State>({ isBusy: false })
  const captcha = useHoldCaptcha()
  const navigate = useNavigate()
  const { appId } = useBrand()

  const sentAlong = async () => ({
    productChannel: productChannelHere(appId),
    captcha: await captcha.given(),
  })
  const submit = async (...what: What) => {
    if (state.isBusy) return
    setState({ isBusy: true })
    try {
      await navigate(await send(sentAlong, ...what))
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setState({ isBusy: false, declined: error })
      // a response ends this key; after a lost one the same key is sent again
      if (hasResponse(error)) forgetOnce(onceName)
      await captcha.declined(error)
      onFaults(error.fields)
    }
  }
  return { state, captcha, submit }
}
