import type { Ref } from 'react'
import { GatewayChoice, type GatewayView } from '#payments/web/gateway-choice.tsx'
import { CaptchaField } from '#web/ui/fields/captcha-field.tsx'
import type { useCaptcha } from '#web/ui/fields/use-captcha.ts'

interface Props {
  readonly gateways: readonly GatewayView[]
  readonly gatewayId: number | undefined
  readonly onChoose: (id: number) => void
  readonly isAllFromWallet: boolean
  readonly captcha: ReturnType<typeof useCaptcha> | undefined
  readonly captchaInput: Ref<HTMLInputElement>
}

export function ConfirmWay({ gateways, gatewayId, onChoose, isAllFromWallet, captcha, captchaInput }: Props) {
  return (
    <section className="card checkout-section" aria-labelledby="gateways-title">
      <h2 id="gateways-title">{isAllFromWallet ? 'پرداخت از کیف پول' : 'درگاه پرداخت'}</h2>
      {isAllFromWallet ? (
        <p className="confirm-sub">همهٔ مبلغ از کیف پول برداشته می‌شود و به درگاه نمی‌روید.</p>
      ) : (
        <>
          <p className="confirm-sub">همهٔ کارت‌های عضو شتاب پذیرفته می‌شود.</p>
          <GatewayChoice gateways={gateways} chosen={gatewayId} onChoose={onChoose} />
        </>
      )}
      {captcha && (
        <div className="confirm-captcha">
          <CaptchaField captcha={captcha} ref={captchaInput} />
        </div>
      )}
    </section>
  )
}
