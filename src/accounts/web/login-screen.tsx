import { lazy, Suspense, useState } from 'react'
import type { CurrentUser } from '#accounts/call-shapes.ts'
import { CodeForm } from '#accounts/web/code-form.tsx'
import { LoginEmail } from '#accounts/web/login-email.tsx'
import { LoginPassword } from '#accounts/web/login-password.tsx'
import { LoginPhone, type TypedMobile } from '#accounts/web/login-phone.tsx'
import type { LoginAt } from '#accounts/web/login-steps.ts'
import { iran } from '#accounts/web/mobile.ts'
import { askForCode, exchangeCode } from '#accounts/web/sign-in.ts'
import type { LoginWish } from '#web/login-prompt.ts'
import { Waiting } from '#web/ui/states/waiting.tsx'

/** For the few who forgot their password, with the rules of another. */
const LoginForgotten = lazy(() => import('#accounts/web/login-forgotten.tsx'))

type Props = {
  at: LoginAt
  link: LoginWish['link']
  onGo: (at: LoginAt) => void
  onAdmitted: (user: CurrentUser) => Promise<void>
}

export function LoginSteps({ at: { step, sent }, link, onGo, onAdmitted }: Props) {
  const [typed, setTyped] = useState<TypedMobile>({ country: iran, text: '' })
  const [username, setUsername] = useState('')
  const named = { username, onType: setUsername }
  if (step === 'forgot')
    return (
      <Suspense fallback={<Waiting />}>
        <LoginForgotten
          {...named}
          sent={sent}
          onSent={(next) => onGo({ step, ...(next && { sent: next }) })}
          onAdmitted={onAdmitted}
        />
      </Suspense>
    )
  if (sent !== undefined)
    return (
      <CodeForm
        key={sent.requestId}
        sent={sent}
        again={(channel, captcha) => askForCode(sent.to, channel, captcha)}
        onSent={(next) => onGo({ step, sent: next })}
        enter={async (code) => onAdmitted(await exchangeCode(sent, code, link?.token))}
        words={['تأیید و ورود', 'در حال ورود…']}
        edit={{ words: 'email' in sent.to ? 'ویرایش ایمیل' : 'ویرایش شماره', onEdit: () => onGo({ step }) }}
      />
    )
  if (step === 'email') return <LoginEmail onSent={(next) => onGo({ step, sent: next })} />
  if (step === 'password')
    return <LoginPassword {...named} onAdmitted={onAdmitted} onForgotten={() => onGo({ step: 'forgot' })} />
  return (
    <LoginPhone
      typed={typed}
      google={link?.email}
      onType={setTyped}
      onSent={(next) => onGo({ step, sent: next })}
    />
  )
}
