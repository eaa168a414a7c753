import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AccountData } from '#accounts/server/account-data.ts'
import { GoogleKey } from '#accounts/web/google-key.tsx'
import { KeyRow, On } from '#accounts/web/key-row.tsx'
import { formattedMobile } from '#accounts/web/mobile.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const SetPassword = lazy(() =>
  import('#accounts/web/set-password-dialog.tsx').then((module) => ({ default: module.SetPasswordDialog })),
)
const ChangePassword = lazy(() =>
  import('#accounts/web/change-password-dialog.tsx').then((module) => ({
    default: module.ChangePasswordDialog,
  })),
)

type Props = {
  account: AccountData
  google: { readonly email: string | null; readonly isOffered: boolean }
}

/** راه‌های ورود. The phone always works, so no other method is the last one. */
export function SignInKeys({ account, google }: Props) {
  const { phoneNumber, email, hasPassword } = account
  const [isAsking, setIsAsking] = useState(false)
  const { revalidate } = useRevalidator()
  const Dialog = hasPassword ? ChangePassword : SetPassword
  async function done() {
    setIsAsking(false)
    await revalidate()
  }
  return (
    <section className="card auth-part" aria-labelledby="auth-keys">
      <h2 id="auth-keys">راه‌های ورود</h2>
      <ul className="auth-rows">
        <KeyRow icon={<Icon name="phone-duotone" size="medium" />} title="شمارهٔ موبایل" state={<On />}>
          <bdi dir="ltr">{formattedMobile(phoneNumber)}</bdi>
          <ToContacts>تغییر شماره</ToContacts>
        </KeyRow>
        <KeyRow
          icon={<Icon name="envelope-simple-duotone" size="medium" />}
          title="ایمیل"
          state={email !== null && <On />}
        >
          {email === null ? 'با کدی که ایمیل می‌شود وارد شوید' : <bdi dir="ltr">{email}</bdi>}
          <ToContacts>{email === null ? 'افزودن ایمیل' : 'تغییر ایمیل'}</ToContacts>
        </KeyRow>
        <KeyRow
          icon={<Icon name="password-duotone" size="medium" />}
          title="رمز عبور"
          state={hasPassword && <On />}
        >
          {hasPassword ? 'بدون پیامک هم وارد می‌شوید' : 'هنوز رمز عبور ندارید'}
          <Button kind={hasPassword ? 'line' : 'tonal'} size="small" onClick={() => setIsAsking(true)}>
            {hasPassword ? 'تغییر رمز عبور' : 'تعیین رمز عبور'}
          </Button>
        </KeyRow>
        {(google.isOffered || google.email !== null) && <GoogleKey {...google} />}
      </ul>
      <Suspense fallback={null}>
        {isAsking && <Dialog onDone={() => void done()} onClose={() => setIsAsking(false)} />}
      </Suspense>
    </section>
  )
}

function ToContacts({ children }: { readonly children: string }) {
  return (
    <LinkButton kind="line" size="small" to="/profile/account#contacts">
      {children}
    </LinkButton>
  )
}
