import './account-dialog.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { profileCalls } from '#accounts/profile-calls.ts'
import { CodeCaptcha } from '#accounts/web/code-captcha.tsx'
import { CodeForm } from '#accounts/web/code-form.tsx'
import { type CodeChannel, type CodeSent, codeSent } from '#accounts/web/code-sent.ts'
import { forgetStepUp, keepStepUp, sendingOnce, stepUpSent } from '#accounts/web/step-up-sent.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { type SolvedCaptcha, useCodeCaptcha } from '#accounts/web/use-code-captcha.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { useUser } from '#web/use-user.tsx'

interface Props {
  readonly onDone: () => void
  readonly onClose: () => void
}

/** The code is sent as soon as this opens, unless one is on its way. */
export function StepUpDialog({ onDone, onClose }: Props) {
  const phone = useUser()?.phone ?? ''
  const [sent, setSent] = useState(() => stepUpSent(phone, Date.now()))
  const asked = useCodeCaptcha()
  const action = useAction()

  async function send(channel: CodeChannel, captcha: SolvedCaptcha | undefined): Promise<CodeSent> {
    const body = { channel, captcha }
    const answer = await ask<typeof profileCalls.stepUp>('POST /accounts/otp/StepUp', { body })
    return keepStepUp(codeSent(answer, { mobile: phone }, channel), Date.now())
  }
  async function enter(code: string, { requestId }: CodeSent) {
    await ask<typeof profileCalls.stepUpVerify>('POST /accounts/otp/StepUpVerify', {
      body: { requestId, code },
    }).catch((error: unknown) => {
      if (error instanceof Declined && error.code === 'CODE_SPENT') forgetStepUp()
      throw error
    })
    forgetStepUp()
    onDone()
  }
  const begin = () =>
    void action.begin(async () =>
      setSent(await asked.sending((given) => sendingOnce(phone, () => send('Sms', given)))),
    )
  const hasBegun = useRef(false)
  const beginOnce = useEffectEvent(() => {
    if (!hasBegun.current && sent === undefined) begin()
    hasBegun.current = true
  })
  useEffect(() => beginOnce(), [])

  return (
    <Modal open onClose={onClose} title="تأیید دوبارهٔ شما">
      <div className="account-dialog">
        <p>برای امنیت حساب، پیش از این کار شمارهٔ موبایلتان را یک بار دیگر تأیید می‌کنیم.</p>
        {sent === undefined ? (
          <Sending fault={action.faults['']} asked={asked} onRetry={begin} />
        ) : (
          <CodeForm
            key={sent.requestId}
            sent={sent}
            again={send}
            onSent={setSent}
            enter={(code) => enter(code, sent)}
            words={['تأیید و ادامه', 'در حال تأیید…']}
          />
        )}
      </div>
    </Modal>
  )
}

type SendingProps = {
  fault: string | undefined
  asked: ReturnType<typeof useCodeCaptcha>
  onRetry: () => void
}

function Sending({ fault, asked, onRetry }: SendingProps) {
  if (fault === undefined && !asked.isAsked) return <p role="status">در حال فرستادن کد…</p>
  return (
    <>
      <RefusalNote says={fault} />
      <CodeCaptcha asked={asked} onEnter={onRetry} />
      <Button kind="line" block onClick={onRetry}>
        دوباره
      </Button>
    </>
  )
}
