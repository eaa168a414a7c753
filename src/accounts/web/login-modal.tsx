import './login-modal.css'
import { useState } from 'react'
import { LoginArt } from '#accounts/web/login-art.tsx'
import { LoginCode } from '#accounts/web/login-code.tsx'
import { LoginPhone, type TypedMobile } from '#accounts/web/login-phone.tsx'
import type { CodeSent } from '#accounts/web/sign-in.ts'
import { Bird } from '#web/art/bird.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Modal } from '#web/ui/modal.tsx'

const inWords: Readonly<Record<number, string>> = { 4: 'چهاررقمی', 6: 'شش‌رقمی' }

type Props = {
  open: boolean
  /** no way out but signing in */
  blocking?: boolean
  /** called once the traveller is signed in and every loader has been asked again */
  onDone: () => void
  onClose: () => void
}

/** Signing in over any screen: a mobile number, then the code that was sent to it (§2). */
export function LoginModal({ open, blocking = false, onDone, onClose }: Props) {
  const [typed, setTyped] = useState<TypedMobile>({ country: '+98', text: '' })
  const [sent, setSent] = useState<CodeSent>()
  const { name } = useBrand()
  function close() {
    setSent(undefined)
    onClose()
  }
  function done() {
    setSent(undefined)
    onDone()
  }
  function back() {
    setSent(undefined)
  }
  return (
    <Modal
      open={open}
      blocking={blocking}
      onClose={close}
      title={sent ? `کد ${inWords[sent.codeLength] ?? ''} را وارد کنید` : 'ورود یا ثبت‌نام'}
      {...(sent && { onBack: back })}
    >
      <div className="login">
        {sent ? (
          <LoginCode key={sent.requestId} sent={sent} onResent={setSent} onEdit={back} onDone={done} />
        ) : (
          <>
            <span className="login-sign" aria-hidden="true">
              <Bird />
              {name}
            </span>
            <LoginPhone typed={typed} onType={setTyped} onSent={setSent} />
          </>
        )}
      </div>
      <LoginArt />
    </Modal>
  )
}
