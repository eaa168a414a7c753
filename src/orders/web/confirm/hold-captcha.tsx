import './hold-captcha.css'
import type { useHoldCaptcha } from '#orders/web/confirm/use-hold-captcha.ts'
import { CaptchaField } from '#web/ui/fields/captcha-field.tsx'

export function HoldCaptcha({ captcha, input, isAsked }: ReturnType<typeof useHoldCaptcha>) {
  if (!isAsked) return null
  return (
    <section className="card checkout-section hold-captcha" aria-labelledby="hold-captcha-title">
      <h2 id="hold-captcha-title">یک قدم دیگر</h2>
      <p>
        سفارش دیگری از شما هنوز پرداخت نشده یا تازه لغو شده است؛ تا جا برای دیگران هم بماند، کد را وارد کنید.
      </p>
      <CaptchaField captcha={captcha} ref={input} />
    </section>
  )
}
