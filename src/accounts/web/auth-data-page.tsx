// Styles of what is woken later: the server draws it at once, and lazy parts bring theirs too late.
import '#web/ui/note.css'
import '#web/ui/tag.css'
import './auth-data-page.css'
import { lazy } from 'react'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { whenNear } from '#web/when-near.ts'
import type { Route } from './+types/auth-data-page'

export { loader } from './auth-data-page.server.ts'

export type AuthDataShown = Route.ComponentProps['loaderData']

/** The server's until somebody comes near; without Suspense, so that it stands in the page's flow from the start. */
const AuthDataBody = lazy(async () => {
  await whenNear()
  return { default: (await import('#accounts/web/auth-data-body.tsx')).AuthDataBody }
})

/** رمز و ورود: the keys that open the account, and where it is open now. */
export default function AuthDataPage({ loaderData }: Route.ComponentProps) {
  const { name } = useBrand()
  return (
    <ProfileFrame>
      <title>{`رمز و ورود، ${name}`}</title>
      <h1 className="only-spoken">رمز و ورود</h1>
      <AuthDataBody {...loaderData} />
    </ProfileFrame>
  )
}
