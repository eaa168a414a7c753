import { useEffect, useState } from 'react'
import type { paymentCalls } from '#payments/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { forgetOnce, isAnswered, onceKey } from '#web/once-key.ts'

const deed = 'top up'

/** Begins to fill the wallet (rial) at a gateway and sends the browser there. */
export function useTopUp() {
  const [isBusy, setBusy] = useState(false)
  const [declined, setDeclined] = useState<string>()
  useEffect(() => {
    // a page kept by the browser comes back as it was left: at work
    const back = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  async function topUp(amount: number, gatewayId: number): Promise<void> {
    setBusy(true)
    setDeclined(undefined)
    const body = { topUp: { amount }, gatewayId, walletType: 'Cache', isMobile: true } as const
    try {
      const line = 'POST /api/payment/Pay/Create'
      const { address } = await ask<typeof paymentCalls.pay>(line, { body }, onceKey(deed, body))
      forgetOnce(deed)
      location.assign(address)
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      if (isAnswered(error)) forgetOnce(deed)
      setBusy(false)
      setDeclined(error.message)
    }
  }
  return { topUp, isBusy, declined }
}
