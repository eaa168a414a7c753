import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { profileCalls } from '#accounts/profile-calls.ts'
import { CodeCaptcha } from '#accounts/web/code-captcha.tsx'
import { CodeForm } from '#accounts/web/code-form.tsx'
import { type CodeChannel, type CodeResponse, type CodeSent, codeSent } from '#accounts/web/code-sent.ts'
import { mobileIn } from '#accounts/web/mobile.ts'
import { type Command, useAction } from '#accounts/web/use-action.ts'
import { type SolvedCaptcha, useCodeCaptcha } from '#accounts/web/use-code-captcha.ts'
import { useStepUp } from '#accounts/web/use-step-up.tsx'
import { ask } from '#web/api.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { useToast } from '#web/ui/dialogs/toast.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Way {
  readonly title: string
  readonly label: string
  readonly done: string
  readonly field: 'mobile' | 'email'
  send(to: string, by: { channel: CodeChannel; captcha: SolvedCaptcha | undefined }): Promise<CodeResponse>
  confirm(to: string, answer: { requestId: string; code: string }): Promise<unknown>
}

const ways: Readonly<Record<'phone' | 'email', Way>> = {
  phone: {
    title: 'تغییر شمارهٔ موبایل',
    label: 'شمارهٔ موبایل تازه',
    done: 'شمارهٔ موبایل شما عوض شد',
    field: 'mobile',
    send: (mobile, by) =>
      ask<typeof profileCalls.changePhone>('POST /accounts/phone/Change', { body: { mobile, ...by } }),
    confirm: (mobile, answer) =>
      ask<typeof profileCalls.confirmPhone>('POST /accounts/phone/Confirm', { body: { mobile, ...answer } }),
  },
  email: {
    title: 'ایمیل حساب',
    label: 'نشانی ایمیل',
    done: 'ایمیل شما تأیید شد',
    field: 'email',
    send: (email, { captcha }) =>
      ask<typeof profileCalls.changeEmail>('POST /accounts/email/Change', { body: { email, captcha } }),
    confirm: (email, answer) =>
      ask<typeof profileCalls.confirmEmail>('POST /accounts/email/Confirm', { body: { email, ...answer } }),
  },
}

interface Props {
  readonly of: 'phone' | 'email'
  readonly onClose: () => void
}

export default function ContactChange({ of, onClose }: Props) {
  const way = ways[of]
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState<CodeSent>()
  const action = useAction([way.field])
  const asked = useCodeCaptcha()
  const { proven, stepUpDialog } = useStepUp()
  const { revalidate } = useRevalidator()
  const toast = useToast()

  async function send(channel: CodeChannel, captcha: SolvedCaptcha | undefined): Promise<CodeSent> {
    const answer = await proven(() => way.send(typed, { channel, captcha }))
    const to = way.field === 'email' ? { email: typed } : { mobile: mobileIn('+98', typed) ?? typed }
    return codeSent(answer, to, channel)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void action.begin(async () => setSent(await asked.sending((given) => send('Sms', given))))
  }
  return (
    <>
      <Modal open onClose={onClose} title={way.title}>
        {sent === undefined ? (
          <Ask way={way} typed={typed} action={action} asked={asked} onType={setTyped} onSend={submit} />
        ) : (
          <CodeForm
            sent={sent}
            again={send}
            onSent={setSent}
            words={['تأیید', 'در حال تأیید…']}
            edit={{ words: 'ویرایش', onEdit: () => setSent(undefined) }}
            enter={async (code) => {
              await way.confirm(typed, { requestId: sent.requestId, code })
              await revalidate()
              toast(way.done)
              onClose()
            }}
          />
        )}
      </Modal>
      {stepUpDialog}
    </>
  )
}

interface AskProps {
  readonly way: Way
  readonly typed: string
  readonly action: Command
  readonly asked: ReturnType<typeof useCodeCaptcha>
  readonly onType: (typed: string) => void
  readonly onSend: (event: FormEvent) => void
}

function Ask({ way, typed, action, asked, onType, onSend }: AskProps) {
  return (
    <form className="bank-add" noValidate onSubmit={onSend}>
      <TextField
        label={way.label}
        name={way.field}
        ltr
        type={way.field === 'email' ? 'email' : 'tel'}
        autoComplete={way.field === 'email' ? 'email' : 'tel'}
        maxLength={254}
        data-first-focus=""
        value={typed}
        error={action.faults[way.field]}
        onChange={({ target }) => {
          onType(target.value)
          action.say({})
        }}
      />
      <CodeCaptcha asked={asked} />
      <RefusalNote says={action.faults['']} />
      <Button type="submit" block busy={action.isBusy && 'در حال فرستادن کد…'}>
        دریافت کد
      </Button>
    </form>
  )
}
