import type { FormEvent } from 'react'
import { CodeCaptcha } from '#accounts/web/code-captcha.tsx'
import { type CodeSent, targetTexts } from '#accounts/web/code-sent.ts'
import { DialingField } from '#accounts/web/dialing-field.tsx'
import { focusAtOnce } from '#accounts/web/focus.ts'
import { type DialingCountry, mobileHint, mobileIn } from '#accounts/web/mobile.ts'
import { askForCode } from '#accounts/web/sign-in.ts'
import { refusedIn, useAction } from '#accounts/web/use-action.ts'
import { useCodeCaptcha } from '#accounts/web/use-code-captcha.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

export interface TypedMobile {
  readonly country: DialingCountry
  readonly text: string
}

type Props = {
  typed: TypedMobile
  google: string | undefined
  onType: (typed: TypedMobile) => void
  onSent: (sent: CodeSent) => void
}

export function LoginPhone({ typed, google, onType, onSent }: Props) {
  const asked = useCodeCaptcha()
  const action = useAction(['mobile'])
  const { faults, say } = action

  function type(next: TypedMobile) {
    onType(next)
    if (faults['mobile'] !== undefined) say(faultIn(next))
  }

  function leave() {
    // moving the focus to the captcha must not remove its explanation
    if (typed.text !== '') say({ ...refusedIn(faults), ...faultIn(typed) })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const mobile = mobileIn(typed.country.dialingCode, typed.text)
    say(faultIn(typed))
    if (mobile === undefined) return event.currentTarget.querySelector('input')?.focus()
    return void action.begin(
      async () => onSent(await asked.sending((given) => askForCode({ mobile }, 'Sms', given))),
      event.currentTarget,
    )
  }

  return (
    <form noValidate onSubmit={submit}>
      <p className="code-lead">
        {google === undefined ? (
          'شمارهٔ موبایل خود را بنویسید؛ کد ورود را می‌فرستیم.'
        ) : (
          <>
            گوگل <bdi dir="ltr">{targetTexts({ email: google })}</bdi> را تأیید کرد. یک بار شمارهٔ موبایلتان را
            هم تأیید کنید تا از این پس با گوگل وارد شوید.
          </>
        )}
      </p>
      <MobileFields typed={typed} onType={type} onLeave={leave} fault={faults['mobile']} />
      <CodeCaptcha asked={asked} />
      <RefusalNote says={faults['']} />
      <Button type="submit" size="large" block busy={action.isBusy && 'در حال فرستادن کد…'}>
        دریافت کد ورود
      </Button>
    </form>
  )
}

type Fields = {
  typed: TypedMobile
  onType: (typed: TypedMobile) => void
  onLeave: () => void
  fault: string | undefined
}

function MobileFields({ typed, onType, onLeave, fault }: Fields) {
  return (
    <div className="login-number">
      <TextField
        ref={focusAtOnce}
        label="شمارهٔ موبایل"
        hint={mobileHint(typed.country)}
        error={fault}
        ltr
        type="tel"
        name="mobile"
        inputMode="tel"
        autoComplete="tel"
        maxLength={24}
        required
        value={typed.text}
        onChange={(event) => onType({ ...typed, text: event.target.value })}
        onBlur={onLeave}
      />
      <DialingField country={typed.country} onChoose={(country) => onType({ ...typed, country })} />
    </div>
  )
}

/** §5: required and well formed. */
function faultIn({ country, text }: TypedMobile): Readonly<Record<string, string>> {
  if (text.trim() === '') return { mobile: 'شمارهٔ موبایل را وارد کنید.' }
  return mobileIn(country.dialingCode, text) === undefined
    ? { mobile: 'شمارهٔ موبایل را کامل وارد کنید.' }
    : {}
}
