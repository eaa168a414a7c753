import { useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useWhenIdle } from '#web/use-when-idle.ts'

/** What signs out is no part of a page's first load: it comes when the page rests, at the latest when it is asked for. */
const signingOut = () => import('#accounts/web/signing-out.ts')

/** «خروج». The page is loaded anew afterwards, so that nothing private stays in its memory. */
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

/** Without a connection what signs out cannot be had either. */
function notReached(): string {
  return 'خروج انجام نشد. اینترنت را بررسی کنید و دوباره بزنید.'
}
