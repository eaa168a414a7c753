import { moneyBackWords } from '#orders/money-back.ts'
import { GatewayChoice, type GatewayView } from '#payments/web/gateway-choice.tsx'
import { CaptchaField } from '#web/ui/fields/captcha-field.tsx'
import type { useRequestedCaptcha } from '#web/ui/fields/use-requested-captcha.ts'

interface Props {
  readonly gateways: readonly GatewayView[]
  readonly gatewayId: number | undefined
  readonly onChoose: (id: number) => void
  readonly isAllFromWallet: boolean
  readonly isOnCredit: boolean
  readonly captcha: ReturnType<typeof useRequestedCaptcha>
}

export function ConfirmWay({
  gateways,
  gatewayId,
  onChoose,
  isAllFromWallet,
  isOnCredit,
  captcha: { captcha, input, isAsked },
}: Props) {
  return (
    <section className="card checkout-section" aria-labelledby="gateways-title">
      <h2 id="gateways-title">
        {isOnCredit ? 'خرید روی اعتبار' : isAllFromWallet ? 'پرداخت از کیف پول' : 'درگاه پرداخت'}
      </h2>
      {isAllFromWallet ? (
        <p className="confirm-sub">
          {isOnCredit
            ? `همهٔ مبلغ به بدهی آژانس افزوده می‌شود و به درگاه نمی‌روید؛ اگر صادر نشود ${moneyBackWords.credit.goes}.`
            : 'همهٔ مبلغ از کیف پول برداشته می‌شود و به درگاه نمی‌روید.'}
        </p>
      ) : (
        <>
          <p className="confirm-sub">همهٔ کارت‌های عضو شتاب پذیرفته می‌شود.</p>
          <GatewayChoice gateways={gateways} chosen={gatewayId} onChoose={onChoose} />
        </>
      )}
      {isAsked && (
        <div className="confirm-captcha">
          <CaptchaField captcha={captcha} ref={input} />
        </div>
      )}
    </section>
  )
}
