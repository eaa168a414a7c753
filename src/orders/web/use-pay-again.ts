import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { paymentCalls } from '#payments/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { forgetOnce, isAnswered, onceKey } from '#web/once-key.ts'

const deed = 'pay again'
/** The page shows more than the sentence: it looks again where the order stands. */
const moved = new Set(['ALREADY_PAID', 'HOLD_ENDING', 'ORDER_EXPIRED', 'ORDER_ENDED'])

interface Again {
  readonly orderId: string
  /** the wallet pays its part of it, as was chosen before */
  readonly useWallet: boolean
}

/** Begins another payment of the order, or goes back to the open one, and sends the browser to the bank. */
export function usePayAgain({ orderId, useWallet }: Again) {
  const [isBusy, setBusy] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const { revalidate } = useRevalidator()
  async function payAgain(gatewayId: number): Promise<void> {
    setBusy(true)
    setDeclined(undefined)
    const body = { orderId, gatewayId, walletType: 'Cache', isMobile: true, useWallet } as const
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
      if (moved.has(error.code)) await revalidate()
    }
  }
  return { payAgain, isBusy, declined }
}
