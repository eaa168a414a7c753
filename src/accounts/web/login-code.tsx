import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { focusInside } from '#accounts/web/focus.ts'
import { LoginResend } from '#accounts/web/login-resend.tsx'
import { mobileWritten } from '#accounts/web/mobile.ts'
import { type CodeSent, exchangeCode } from '#accounts/web/sign-in.ts'
import { Declined } from '#web/declined.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeBoxes } from '#web/ui/code-boxes.tsx'

type Props = {
  sent: CodeSent
  onResent: (sent: CodeSent) => void
  /** back to the number */
  onEdit: () => void
  onDone: () => void
}

/** Second step: the code. Its last digit signs in by itself, typed, pasted or filled in from the message. */
export function LoginCode({ sent, onResent, onEdit, onDone }: Props) {
  const { revalidate } = useRevalidator()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function type(digits: string) {
    if (isBusy) return
    setCode(digits)
    setFault(undefined)
    if (digits.length === sent.codeLength) void enter(digits)
  }

  async function enter(digits: string) {
    setIsBusy(true)
    await exchangeCode(sent, digits)
      .then(revalidate)
      .then(onDone, (error) => {
        if (!(error instanceof Declined)) throw error
        setFault(error.message)
        setIsBusy(false)
        // what is typed next takes the place of all of it
        form.current?.querySelector('input')?.select()
      })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.length === sent.codeLength) return void enter(code)
    setFault('کد را کامل وارد کنید.')
    form.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <p className="login-lead">
        به <bdi dir="ltr">{mobileWritten(sent.mobile)}</bdi> پیامک شد.{' '}
        <button type="button" className="login-link" onClick={onEdit}>
          ویرایش شماره
        </button>
      </p>
      <div className="login-code" ref={focusInside}>
        <CodeBoxes
          label="کد تأیید"
          name="code"
          length={sent.codeLength}
          value={code}
          onChange={type}
          error={fault}
        />
        <span className="only-spoken" role="alert">
          {fault}
        </span>
      </div>
      <LoginResend sent={sent} onResent={onResent} />
      <Button type="submit" size="large" block busy={isBusy && 'در حال ورود…'}>
        تأیید و ورود
      </Button>
    </form>
  )
}
