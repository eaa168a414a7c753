import { useEffect, useState } from 'react'
import { useStepUp } from '#accounts/web/use-step-up.tsx'
import type { paymentCalls } from '#payments/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { responseOnce } from '#web/response-once.ts'

/** What is paid, and at which gateway; amounts in rial. */
type Wanted = { readonly gatewayId: number } & (
  | { readonly topUp: { readonly amount: number } }
  | {
      readonly orderId: string
      readonly useWallet: boolean
    }
  | {
      readonly tripId: string
      readonly useWallet: boolean
    }
)

export function useGoingToBank(action: string) {
  const [isBusy, setBusy] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const { proven, stepUpDialog } = useStepUp()
  useEffect(() => {
    // a page restored from the back/forward cache would stay busy
    const back = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  async function go(wanted: Wanted): Promise<Declined | undefined> {
    setBusy(true)
    setDeclined(undefined)
    const body = { ...wanted, walletType: 'Cache', isMobile: true } as const
    const line = 'POST /api/payment/Pay/Create'
    try {
      const { address } = await proven(() =>
        responseOnce(action, (key) => ask<typeof paymentCalls.pay>(line, { body }, key(body))),
      )
      location.assign(address)
      return undefined
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setBusy(false)
      setDeclined(error.message)
      return error
    }
  }
  return { go, isBusy, declined, stepUpDialog }
}
