import { useState } from 'react'
import { signOut } from '#accounts/web/signing-out.ts'
import { Declined } from '#web/declined.ts'
import { Icon } from '#web/ui/icon.tsx'

/** «خروج». The page is loaded anew afterwards, so that nothing private stays in its memory. */
export function SignOut() {
  const [said, setSaid] = useState<string>()
  async function leave() {
    setSaid('در حال خروج…')
    await signOut().then(
      () => location.replace('/'),
      (error) => {
        if (!(error instanceof Declined)) throw error
        setSaid(error.message)
      },
    )
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
