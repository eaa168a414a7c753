import type { AuthDataView } from '#accounts/web/auth-data-page.tsx'
import { OpenSignIns } from '#accounts/web/open-sign-ins.tsx'
import { PasskeyList } from '#accounts/web/passkey-list.tsx'
import { SignInKeys } from '#accounts/web/sign-in-keys.tsx'

export function AuthDataBody({ account, google, passkeys, sessions }: AuthDataView) {
  return (
    <>
      <SignInKeys account={account} google={google} />
      <PasskeyList passkeys={passkeys} />
      <OpenSignIns sessions={sessions} />
    </>
  )
}
