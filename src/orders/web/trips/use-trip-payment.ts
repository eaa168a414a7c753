import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useStepUp } from '#accounts/web/use-step-up.tsx'
import { sharesOf } from '#orders/web/confirm/confirm-shares.ts'
import { payTripFromWallet } from '#orders/web/payment/paying-actions.ts'
import type { TripView } from '#orders/web/trips/trip-page.server.ts'
import { firstActive } from '#payments/web/gateway-choice.tsx'
import { useGoingToBank } from '#payments/web/use-going-to-bank.ts'
import { Declined } from '#web/declined.ts'

export type TripToPay = Pick<TripView, 'tripId' | 'sum' | 'balance' | 'gateways'>

/** All of it from the wallet, a part of it, or nothing. */
export function useTripPayment({ tripId, sum, balance, gateways }: TripToPay) {
  const [gatewayId, onChoose] = useState(firstActive(gateways))
  const [usesWallet, onUseWallet] = useState(sum.walletPart > 0)
  const bank = useGoingToBank('pay trip')
  const wallet = useWalletPayment(tripId)
  const { revalidate } = useRevalidator()
  const shares = sharesOf(sum, { balance, usesWallet })
  async function pay() {
    if (shares.rest === 0) return wallet.pay()
    if (gatewayId === undefined) return
    const declined = await bank.go({ tripId, gatewayId, useWallet: usesWallet })
    if (declined !== undefined) await revalidate()
  }
  return {
    way: { gateways, chosen: gatewayId, onChoose },
    money: { shares, usesWallet, onUseWallet },
    pay,
    isBusy: bank.isBusy || wallet.isBusy,
    declined: shares.rest === 0 ? wallet.declined : bank.declined,
    stepUps: [bank.stepUpDialog, wallet.stepUpDialog] as const,
  }
}

function useWalletPayment(tripId: string) {
  const [isBusy, setBusy] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const { proven, stepUpDialog } = useStepUp()
  const { revalidate } = useRevalidator()
  async function pay(): Promise<void> {
    setBusy(true)
    setDeclined(undefined)
    try {
      await proven(() => payTripFromWallet(tripId))
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setDeclined(error.message)
    } finally {
      setBusy(false)
    }
    await revalidate()
  }
  return { pay, isBusy, declined, stepUpDialog }
}
