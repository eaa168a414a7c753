import './code-form.css'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { CodeResend, type SendAgain } from '#accounts/web/code-resend.tsx'
import { type CodeSent, sentWords, targetTexts } from '#accounts/web/code-sent.ts'
import { focusInside } from '#accounts/web/focus.ts'
import { Declined } from '#web/declined.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { CodeBoxes } from '#web/ui/fields/code-boxes.tsx'

type Props = {
  sent: CodeSent
  again: SendAgain
  onSent: (sent: CodeSent) => void
  enter: (code: string) => Promise<void>
  words: readonly [rest: string, busy: string]
  edit?: { readonly words: string; readonly onEdit: () => void } | undefined
}

/** Submits itself at the last digit: typed, pasted or autofilled. */
export function CodeForm({ sent, again, onSent, enter, words, edit }: Props) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const failed = useFailed(sent)
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function type(digits: string) {
    if (isBusy) return
    setCode(digits)
    setFault(undefined)
    if (digits.length === sent.codeLength) void send(digits)
  }

  async function send(digits: string) {
    setIsBusy(true)
    try {
      await enter(digits)
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setFault(error.message)
      failed.by(error)
      setIsBusy(false)
      form.current?.querySelector('input')?.select()
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.length === sent.codeLength) return void send(code)
    setFault('کد را کامل وارد کنید.')
    form.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={form} className="code-form" noValidate onSubmit={submit}>
      <p className="code-lead">
        کد به <bdi dir="ltr">{targetTexts(sent.to)}</bdi> {sentWords(sent)}.{' '}
        {edit && (
          <button type="button" className="code-link" onClick={edit.onEdit}>
            {edit.words}
          </button>
        )}
      </p>
      <div className="code-field" ref={focusInside}>
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
      <CodeResend sent={failed.sent} again={again} onSent={onSent} hasFailed={failed.isSo} />
      <Button type="submit" size="large" block busy={isBusy && words[1]}>
        {words[0]}
      </Button>
    </form>
  )
}

const longAgo = new Date(0).toISOString()

/** After a wrong code another one may be requested at once. */
function useFailed(sent: CodeSent) {
  const [isSo, setSo] = useState(false)
  const [spent, setSpent] = useState<string>()
  return {
    isSo,
    sent: spent === sent.requestId ? { ...sent, resendAt: longAgo } : sent,
    by({ code }: Declined) {
      setSo(true)
      if (code === 'CODE_SPENT') setSpent(sent.requestId)
    },
  }
}
