import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import type { CurrentUser } from '#accounts/call-shapes.ts'
import { focusAtOnce } from '#accounts/web/focus.ts'
import { signInByPasskey, suggestsPasskeys } from '#accounts/web/passkey-sign-in.ts'
import { PasswordField } from '#accounts/web/password-field.tsx'
import { signInByPassword } from '#accounts/web/sign-in.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { Declined } from '#web/declined.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

type Props = {
  username: string
  onType: (username: string) => void
  onAdmitted: (user: CurrentUser) => Promise<void>
  onForgotten: () => void
}

export function LoginPassword({ username, onType, onAdmitted, onForgotten }: Props) {
  const [password, setPassword] = useState('')
  const action = useAction(['username', 'password'])
  useSuggestedPasskeys(onAdmitted)

  function typed(keep: () => void) {
    keep()
    action.say({})
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const faults = faultsIn({ username, password })
    action.say(faults)
    const [first] = Object.keys(faults)
    if (first !== undefined)
      return event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    return void action.begin(
      async () => onAdmitted(await signInByPassword(username.trim(), password)),
      event.currentTarget,
    )
  }

  return (
    <form className="login-fields" noValidate onSubmit={submit}>
      <TextField
        ref={focusAtOnce}
        label="شمارهٔ موبایل یا ایمیل"
        error={action.faults['username']}
        ltr
        name="username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        value={username}
        onChange={({ target }) => typed(() => onType(target.value))}
      />
      <PasswordField
        label="رمز عبور"
        name="password"
        autoComplete="current-password"
        required
        error={action.faults['password']}
        value={password}
        onChange={({ target }) => typed(() => setPassword(target.value))}
      />
      <button type="button" className="code-link" onClick={onForgotten}>
        رمز عبور را فراموش کرده‌ام
      </button>
      <RefusalNote says={action.faults['']} />
      <Button type="submit" size="large" block busy={action.isBusy && 'در حال ورود…'}>
        ورود
      </Button>
    </form>
  )
}

function useSuggestedPasskeys(onAdmitted: Props['onAdmitted']): void {
  const admitted = useEffectEvent(onAdmitted)
  useEffect(() => {
    const leaving = new AbortController()
    async function suggest() {
      if (!(await suggestsPasskeys()) || leaving.signal.aborted) return
      const user = await signInByPasskey({ quietly: true, signal: leaving.signal })
      if (user !== undefined) await admitted(user)
    }
    suggest().catch((error: unknown) => {
      if (!(error instanceof Declined)) throw error
    })
    return () => leaving.abort()
  }, [])
}

function faultsIn({ username, password }: { username: string; password: string }): Record<string, string> {
  return {
    ...(username.trim() === '' && { username: 'شمارهٔ موبایل یا ایمیل را وارد کنید.' }),
    ...(password === '' && { password: 'رمز عبور را وارد کنید.' }),
  }
}
