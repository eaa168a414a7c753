import { type FormEvent, useState } from 'react'
import { isEmail, tidiedEmail } from '#accounts/email-address.ts'
import { CodeCaptcha } from '#accounts/web/code-captcha.tsx'
import type { CodeSent } from '#accounts/web/code-sent.ts'
import { focusAtOnce } from '#accounts/web/focus.ts'
import { askForCode } from '#accounts/web/sign-in.ts'
import { refusedIn, useAction } from '#accounts/web/use-action.ts'
import { useCodeCaptcha } from '#accounts/web/use-code-captcha.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

export function LoginEmail({ onSent }: { readonly onSent: (sent: CodeSent) => void }) {
  const [typed, setTyped] = useState('')
  const asked = useCodeCaptcha()
  const deed = useAction(['email'])
  const email = tidiedEmail(typed)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    deed.say(faultIn(email))
    if (!isEmail(email)) return event.currentTarget.querySelector('input')?.focus()
    return void deed.begin(
      async () => onSent(await asked.sending((given) => askForCode({ email }, 'Sms', given))),
      event.currentTarget,
    )
  }

  return (
    <form noValidate onSubmit={submit}>
      <p className="code-lead">اگر این ایمیل در حساب شما تأیید شده باشد، کد ورود را به آن می‌فرستیم.</p>
      <TextField
        ref={focusAtOnce}
        label="ایمیل"
        error={deed.faults['email']}
        ltr
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          if (deed.faults['email'] !== undefined) deed.say(faultIn(tidiedEmail(target.value)))
        }}
        onBlur={() => email !== '' && deed.say({ ...refusedIn(deed.faults), ...faultIn(email) })}
      />
      <CodeCaptcha asked={asked} />
      <RefusalNote says={deed.faults['']} />
      <Button type="submit" size="large" block busy={deed.isBusy && 'در حال فرستادن کد…'}>
        دریافت کد ورود
      </Button>
    </form>
  )
}

function faultIn(email: string): Readonly<Record<string, string>> {
  if (email === '') return { email: 'ایمیل را وارد کنید.' }
  return isEmail(email) ? {} : { email: 'نشانی ایمیل درست نیست.' }
}
