import { type FormEvent, useState } from 'react'
import type { CurrentUser } from '#accounts/call-shapes.ts'
import { CodeResend } from '#accounts/web/code-resend.tsx'
import { type CodeSent, sentWords, targetTexts } from '#accounts/web/code-sent.ts'
import { focusInside } from '#accounts/web/focus.ts'
import { NewPasswordFields, noPassword, passwordSentences } from '#accounts/web/new-password-fields.tsx'
import { askForRecovery, recover } from '#accounts/web/sign-in.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { CodeBoxes } from '#web/ui/fields/code-boxes.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

type Props = {
  sent: CodeSent
  onSent: (sent: CodeSent) => void
  onEdit: () => void
  onAdmitted: (user: CurrentUser) => Promise<void>
}

export function LoginRenew({ sent, onSent, onEdit, onAdmitted }: Props) {
  const [code, setCode] = useState('')
  const [form, setForm] = useState(noPassword)
  const action = useAction(['code', 'newPassword', 'repeatPassword'])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const faults: Readonly<Record<string, string>> = {
      ...(code.length < sent.codeLength && { code: 'کد را کامل وارد کنید.' }),
      ...passwordSentences(form),
    }
    action.say(faults)
    const [first] = Object.keys(faults)
    if (first !== undefined)
      return event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    return void action.begin(
      async () => onAdmitted(await recover(sent, { ...form, code })),
      event.currentTarget,
    )
  }

  return (
    <form className="login-fields" noValidate onSubmit={submit}>
      <p className="code-lead">
        اگر حسابی با این نشانی باشد، کد به <bdi dir="ltr">{targetTexts(sent.to)}</bdi> {sentWords(sent)}.{' '}
        <button type="button" className="code-link" onClick={onEdit}>
          ویرایش
        </button>
      </p>
      <div ref={focusInside}>
        <CodeBoxes
          label="کد تأیید"
          name="code"
          length={sent.codeLength}
          value={code}
          onChange={setCode}
          error={action.faults['code']}
        />
      </div>
      <CodeResend
        sent={sent}
        again={(channel, captcha) => askForRecovery(sent.to, channel, captcha)}
        onSent={onSent}
        hasFailed={action.faults['code'] !== undefined}
      />
      <NewPasswordFields
        value={form}
        faults={action.faults}
        onChange={(part) => setForm({ ...form, ...part })}
      />
      <RefusalNote says={action.faults['']} />
      <Button type="submit" size="large" block busy={action.isBusy && 'در حال ورود…'}>
        گذاشتن رمز تازه و ورود
      </Button>
    </form>
  )
}
