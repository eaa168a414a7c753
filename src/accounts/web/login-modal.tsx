import './login-modal.css'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CurrentUser } from '#accounts/call-shapes.ts'
import { LoginArt } from '#accounts/web/login-art.tsx'
import { LoginOtherWays } from '#accounts/web/login-other-ways.tsx'
import { LoginSteps } from '#accounts/web/login-screen.tsx'
import { before, type LoginAt, type LoginStep, loginTitle } from '#accounts/web/login-steps.ts'
import { Bird } from '#web/art/bird.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import type { LoginWish } from '#web/login-prompt.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'

type Props = {
  open: boolean
  wish: LoginWish
  returnTo: string
  onDone: (user: CurrentUser) => void
  onClose: () => void
}

const begin: LoginAt = { step: 'phone' }
const besides = {
  phone: ['password', 'email'],
  email: ['phone', 'password'],
  password: ['phone', 'email'],
} as const

/** §2: by a code to a mobile number or e-mail, by password, Google or passkey. */
export function LoginModal({ open, wish, returnTo, onDone, onClose }: Props) {
  const [at, setAt] = useState(begin)
  const { revalidate } = useRevalidator()
  const { name } = useBrand()
  const back = before(at)
  const { step, sent } = at

  async function admitted(user: CurrentUser) {
    await revalidate()
    setAt(begin)
    onDone(user)
  }
  function close() {
    setAt(begin)
    onClose()
  }
  return (
    <Modal
      open={open}
      blocking={wish.blocking ?? false}
      onClose={close}
      title={loginTitle(at)}
      {...(back && { onBack: () => setAt(back) })}
    >
      <div className="login">
        {!back && (
          <span className="login-sign" aria-hidden="true">
            <Bird />
            {name}
          </span>
        )}
        <LoginSteps at={at} link={wish.link} onGo={setAt} onAdmitted={admitted} />
        {step !== 'forgot' && wish.link === undefined && (
          <LoginOtherWays
            key={step}
            steps={sent === undefined ? besides[step] : besides[step].filter((one) => one !== 'phone')}
            onStep={(next: LoginStep) => setAt({ step: next })}
            beginning={sent === undefined ? { returnTo } : undefined}
            onAdmitted={admitted}
          />
        )}
      </div>
      <LoginArt />
    </Modal>
  )
}
