import { useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useWhenIdle } from '#web/use-when-idle.ts'

/** Loaded when idle, at the latest on a press. */
const signingOut = () => import('#accounts/web/signing-out.ts')

export function SignOut() {
  const [said, setSaid] = useState<string>()
  useWhenIdle(signingOut)
  async function leave() {
    setSaid('در حال خروج…')
    const whyNot = await signingOut().then(({ signOut }) => signOut(), notReached)
    if (whyNot === undefined) location.replace('/')
    else setSaid(whyNot)
  }
  return (
    <>
      <button type="button" className="profile-door profile-leave" onClick={() => void leave()}>
        <Icon name="sign-out-bold" />
        خروج
      </button>
      <span className="profile-said" role="status">
        {said}
      </span>
    </>
  )
}

function notReached(): string {
  return 'خروج انجام نشد. اینترنت را بررسی کنید و دوباره بزنید.'
}
