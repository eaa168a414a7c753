import { type FormEvent, useState } from 'react'
import { isEmail, tidiedEmail } from '#accounts/email-address.ts'
import { CodeCaptcha } from '#accounts/web/code-captcha.tsx'
import type { CodeSent, CodeTarget } from '#accounts/web/code-sent.ts'
import { focusAtOnce } from '#accounts/web/focus.ts'
import { mobileIn } from '#accounts/web/mobile.ts'
import { askForRecovery } from '#accounts/web/sign-in.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { useCodeCaptcha } from '#accounts/web/use-code-captcha.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

type Props = {
  username: string
  onType: (username: string) => void
  onSent: (sent: CodeSent) => void
}

export function LoginForgot({ username, onType, onSent }: Props) {
  const [isTouched, setIsTouched] = useState(false)
  const asked = useCodeCaptcha()
  const action = useAction(['mobile', 'email'])
  const to = targetIn(username)
  const fault =
    isTouched && to === undefined
      ? 'شمارهٔ موبایل یا ایمیل را کامل وارد کنید.'
      : Object.values(action.faults)[0]

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsTouched(true)
    if (to === undefined) return event.currentTarget.querySelector('input')?.focus()
    return void action.begin(
      async () => onSent(await asked.sending((given) => askForRecovery(to, 'Sms', given))),
      event.currentTarget,
    )
  }

  return (
    <form noValidate onSubmit={submit}>
      <p className="code-lead">کدی می‌فرستیم تا رمز عبور تازه‌ای بگذارید. نشست‌های دیگر شما بسته می‌شوند.</p>
      <TextField
        ref={focusAtOnce}
        label="شمارهٔ موبایل یا ایمیل"
        error={action.faults[''] === undefined && fault}
        ltr
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        value={username}
        onChange={({ target }) => {
          onType(target.value)
          action.say({})
        }}
      />
      <CodeCaptcha asked={asked} />
      <RefusalNote says={action.faults['']} />
      <Button type="submit" size="large" block busy={action.isBusy && 'در حال فرستادن کد…'}>
        دریافت کد
      </Button>
    </form>
  )
}

function targetIn(username: string): CodeTarget | undefined {
  const email = tidiedEmail(username)
  if (isEmail(email)) return { email }
  const mobile = mobileIn('+98', username)
  return mobile === undefined ? undefined : { mobile }
}
