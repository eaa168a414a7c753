import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import type { SharePageView } from '#orders/web/together/share-page.server.ts'
import { TimeLeft } from '#orders/web/together/time-left.tsx'
import type { paymentCalls } from '#payments/calls.ts'
import { firstActive, GatewayChoice } from '#payments/web/gateway-choice.tsx'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { responseOnce } from '#web/response-once.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Before he pays the payer reads where his money would go back to. */
export function SharePay(view: SharePageView) {
  const { gateways, amount, deadline, untilWords } = view
  const [gatewayId, setGatewayId] = useState(firstActive(gateways))
  const { pay, isBusy, declined } = useSharePayment(view.token)
  const { revalidate } = useRevalidator()
  return (
    <>
      <section className="card together-card" aria-labelledby="share-way">
        <h2 id="share-way">درگاه پرداخت</h2>
        <GatewayChoice gateways={gateways} chosen={gatewayId} onChoose={setGatewayId} />
      </section>
      <p className="together-promise">
        <Icon name="shield-check-fill" />
        {returnWords(view, gatewayId)}
      </p>
      <RefusalNote says={declined} />
      <div className="share-bar">
        <TimeLeft until={deadline} words={`${untilWords} فرصت هست`} onEnd={() => void revalidate()} />
        <Button
          kind="commit"
          size="large"
          block
          icon="lock-key-fill"
          disabled={gatewayId === undefined}
          busy={isBusy && 'در حال رفتن به درگاه…'}
          onClick={() => gatewayId !== undefined && void pay(gatewayId)}
        >
          پرداخت <bdi dir="ltr">{priceText(amount)}</bdi> {moneyUnit()}
        </Button>
      </div>
    </>
  )
}

function returnWords(
  { toCard, isSignedIn, isOwner, host }: SharePageView,
  gatewayId: number | undefined,
): string {
  const wallet = isSignedIn ? 'به کیف پول خودتان' : `به کیف پول ${host}`
  const when = 'اگر همهٔ سهم‌ها نرسد یا بلیت صادر نشود،'
  const signIn = isSignedIn || isOwner ? '' : ' اگر پیش از پرداخت وارد حسابتان شوید، به کیف پول خودتان می‌رود.'
  return gatewayId !== undefined && toCard.includes(gatewayId)
    ? `${when} همهٔ پول تا ۷۲ ساعت به کارت خودتان برمی‌گردد؛ اگر بانک نپذیرد، ${wallet} می‌رود.${signIn}`
    : `${when} همهٔ پول ${wallet} برمی‌گردد: این درگاه تا پایان این مهلت به کارت برنمی‌گرداند.${signIn}`
}

function useSharePayment(token: string) {
  const [isBusy, setBusy] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // a page restored from the back/forward cache would stay busy
    const back = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  async function pay(gatewayId: number) {
    setBusy(true)
    setDeclined(undefined)
    const body = { token, gatewayId }
    try {
      const { address } = await responseOnce('share', (key) =>
        ask<typeof paymentCalls.payShare>('POST /api/payment/Pay/Share', { body }, key(body)),
      )
      location.assign(address)
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setBusy(false)
      setDeclined(error.message)
      await revalidate()
    }
  }
  return { pay, isBusy, declined }
}
