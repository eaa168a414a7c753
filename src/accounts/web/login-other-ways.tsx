import { useEffect, useRef } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { CurrentUser } from '#accounts/call-shapes.ts'
import { GoogleMark } from '#accounts/web/google-mark.tsx'
import { goToGoogle } from '#accounts/web/google-way.ts'
import type { LoginStep } from '#accounts/web/login-steps.ts'
import { signInByPasskey } from '#accounts/web/passkey-sign-in.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { knowsPasskeys } from '#web/passkeys/use-passkey.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

interface SignInBy {
  readonly google: boolean
  readonly email: boolean
}

type Props = {
  steps: readonly (keyof typeof stepWords)[]
  onStep: (step: LoginStep) => void
  beginning?: { readonly returnTo: string } | undefined
  onAdmitted: (user: CurrentUser) => Promise<void>
}

const stepWords = {
  phone: ['ورود با موبایل', 'phone-duotone'],
  password: ['ورود با رمز عبور', 'password-duotone'],
  email: ['ورود با ایمیل', 'envelope-simple-duotone'],
} as const

export function LoginOtherWays({ steps, onStep, beginning, onAdmitted }: Props) {
  const action = useAction()
  const by = useRouteLoaderData<{ readonly signInBy: SignInBy }>('root')?.signInBy
  const offered = steps.filter((step) => step !== 'email' || by?.email !== false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  async function byPasskey() {
    const user = await signInByPasskey({ quietly: false, signal: leaving.current.signal })
    if (user !== undefined) await onAdmitted(user)
  }

  return (
    <div className="login-others">
      <p className="login-or">یا</p>
      <RefusalNote says={action.faults['']} />
      {beginning && by?.google === true && (
        <Button
          kind="line"
          block
          busy={action.isBusy && 'چند لحظه…'}
          onClick={() => void action.begin(() => goToGoogle({ action: 'sign-in', next: beginning.returnTo }))}
        >
          <GoogleMark /> ورود با گوگل
        </Button>
      )}
      <div className="login-pair">
        {offered.map((step) => (
          <Button key={step} kind="line" block icon={stepWords[step][1]} onClick={() => onStep(step)}>
            {stepWords[step][0]}
          </Button>
        ))}
      </div>
      {beginning && knowsPasskeys() && (
        <Button
          kind="ghost"
          block
          icon="fingerprint-duotone"
          aria-disabled={action.isBusy || undefined}
          onClick={() => void action.begin(byPasskey)}
        >
          ورود با اثر انگشت یا قفل دستگاه
        </Button>
      )}
    </div>
  )
}
