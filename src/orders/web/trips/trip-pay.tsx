import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useStepUp } from '#accounts/web/use-step-up.tsx'
import { clocks } from '#calendar/clocks.ts'
import { payTripFromWallet } from '#orders/web/payment/paying-actions.ts'
import type { TripView } from '#orders/web/trips/trip-page.server.ts'
import { firstActive, GatewayChoice } from '#payments/web/gateway-choice.tsx'
import { useGoingToBank } from '#payments/web/use-going-to-bank.ts'
import { Declined } from '#web/declined.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { HoldCountdown } from '#web/ui/states/hold-countdown.tsx'

type Props = Pick<TripView, 'tripId' | 'due' | 'gateways' | 'walletCovers'> & { readonly until: string }

export function TripPay({ tripId, due, gateways, walletCovers, until }: Props) {
  const [gatewayId, setGatewayId] = useState(firstActive(gateways))
  const bank = useGoingToBank('pay trip')
  const wallet = useWalletPayment(tripId)
  const { revalidate } = useRevalidator()
  const isBusy = bank.isBusy || wallet.isBusy
  async function pay(chosen: number) {
    const declined = await bank.go({ tripId, gatewayId: chosen, useWallet: false })
    if (declined !== undefined) await revalidate()
  }
  return (
    <section className="card order-part trip-pay" aria-labelledby="trip-pay">
      <h2 id="trip-pay">پرداخت همهٔ سفر</h2>
      <HoldCountdown until={until} totalSeconds={clocks.hold} held="قیمت‌ها" onEnd={() => void revalidate()} />
      <GatewayChoice gateways={gateways} chosen={gatewayId} onChoose={setGatewayId} />
      <RefusalNote says={bank.declined ?? wallet.declined} />
      <div className="order-acts">
        {gatewayId !== undefined && (
          <Button
            kind="commit"
            size="large"
            busy={bank.isBusy && 'در حال رفتن به درگاه…'}
            disabled={isBusy}
            onClick={() => void pay(gatewayId)}
          >
            {`پرداخت ${due} تومان`}
          </Button>
        )}
        {walletCovers && (
          <Button
            kind="line"
            size="large"
            busy={wallet.isBusy && 'در حال پرداخت…'}
            disabled={isBusy}
            onClick={() => void wallet.pay()}
          >
            پرداخت از کیف پول
          </Button>
        )}
      </div>
      {bank.stepUpDialog}
      {wallet.stepUpDialog}
    </section>
  )
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
