import './captcha-field.css'
import type { Ref } from 'react'
import { CaptchaProgress } from '#web/ui/captcha-progress.tsx'
import { IconButton } from '#web/ui/fields/icon-button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { useCaptcha } from '#web/ui/fields/use-captcha.ts'

type Props = {
  captcha: ReturnType<typeof useCaptcha>
  ref?: Ref<HTMLInputElement>
  onEnter?: () => void
}

export function CaptchaField({ captcha, ref, onEnter }: Props) {
  const { puzzle, typed, type, fault, refuse, renew, isBusy } = captcha
  return (
    <div className="captcha">
      <TextField
        ltr
        required
        ref={ref}
        label="کد امنیتی"
        hint="پنج رقم تصویر را بنویسید یا بشنوید."
        error={fault}
        name="captchaCode"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || onEnter === undefined) return
          event.preventDefault()
          onEnter()
        }}
      />
      <div className="captcha-puzzle">
        <img src={puzzle.imageUrl} alt="تصویر کد امنیتی" width="240" height="84" />
        <IconButton
          outlined
          icon="speaker-high-bold"
          label="شنیدن کد امنیتی"
          onClick={() => play(puzzle.audioUrl, () => refuse('صدا پخش نشد؛ کد تازه بگیرید.'))}
        />
        <IconButton
          outlined
          icon="arrows-clockwise-bold"
          label="کد امنیتی تازه"
          disabled={isBusy}
          onClick={() => void renew()}
        />
      </div>
      <CaptchaProgress state={captcha.work} />
    </div>
  )
}

function play(address: string, onFailure: () => void) {
  new Audio(address).play().catch(onFailure)
}
