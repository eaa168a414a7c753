import './code-captcha.css'
import type { useCodeCaptcha } from '#accounts/web/use-code-captcha.ts'
import { CaptchaField } from '#web/ui/fields/captcha-field.tsx'

type Props = {
  asked: ReturnType<typeof useCodeCaptcha>
  onEnter?: () => void
}

export function CodeCaptcha({ asked: { captcha, input, isAsked }, onEnter }: Props) {
  if (!isAsked) return null
  return (
    <div className="code-captcha">
      <p>این پنج رقم جلوی درخواست‌های خودکار را می‌گیرد تا کد شما فرستاده شود.</p>
      <CaptchaField captcha={captcha} ref={input} {...(onEnter && { onEnter })} />
    </div>
  )
}
