import { type FormEvent, useState } from 'react'
import type { PasswordForm as Written } from '#accounts/password.ts'
import { focusInside } from '#accounts/web/focus.ts'
import { formattedMobile } from '#accounts/web/mobile.ts'
import { NewPasswordFields, noPassword, passwordSentences } from '#accounts/web/new-password-fields.tsx'
import { PasswordField } from '#accounts/web/password-field.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { useUser } from '#web/use-user.tsx'

interface Props {
  readonly isChange?: boolean
  readonly words: readonly [rest: string, busy: string]
  readonly save: (form: Written) => Promise<void>
}

/** §5: all fields required, at least six characters, the repeat must match. */
export function PasswordForm({ isChange = false, words, save }: Props) {
  const [form, setForm] = useState<Written>({ ...noPassword, ...(isChange && { oldPassword: '' }) })
  const action = useAction(['oldPassword', 'newPassword', 'repeatPassword'])
  const user = useUser()

  function change(part: Partial<Written>) {
    const next = { ...form, ...part }
    setForm(next)
    if (Object.keys(action.faults).length > 0) action.say(stillWrong(action.faults, next))
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const faults = passwordSentences(form)
    action.say(faults)
    const place = event.currentTarget
    const [first] = Object.keys(faults)
    if (first !== undefined) return place.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    return void action.begin(() => save(form), place)
  }

  return (
    <form className="account-dialog" noValidate onSubmit={submit}>
      {/* password managers file the password under it */}
      <input
        className="only-spoken"
        name="username"
        autoComplete="username"
        value={user === undefined ? '' : formattedMobile(user.phone)}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <div className="account-dialog-fields" ref={focusInside}>
        {isChange && (
          <PasswordField
            label="رمز عبور فعلی"
            name="oldPassword"
            autoComplete="current-password"
            required
            error={action.faults['oldPassword']}
            value={form.oldPassword ?? ''}
            onChange={({ target }) => change({ oldPassword: target.value })}
          />
        )}
        <NewPasswordFields value={form} faults={action.faults} onChange={change} />
      </div>
      <RefusalNote says={action.faults['']} />
      <Button type="submit" block busy={action.isBusy && words[1]}>
        {words[0]}
      </Button>
    </form>
  )
}

/** Faults stay until corrected; the server's go with the next change. */
function stillWrong(said: Readonly<Record<string, string>>, form: Written): Readonly<Record<string, string>> {
  const now = passwordSentences(form)
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in said))
}
