// Styles of what is woken later: the server draws it at once, and lazy parts bring theirs too late.
import '#web/ui/field.css'
import '#web/ui/note.css'
import '#web/ui/segmented.css'
import '#web/ui/select-date.css'
import '#web/ui/tag.css'
import './account-page.css'
import { lazy } from 'react'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { whenNear } from '#web/when-near.ts'
import type { Route } from './+types/account-page'

export { loader } from './account-page.server.ts'

export type AccountShown = Route.ComponentProps['loaderData']

/** The server's until somebody comes near; without Suspense, so that it stands in the page's flow from the start. */
const AccountBody = lazy(async () => {
  await whenNear()
  return { default: (await import('#accounts/web/account-body.tsx')).AccountBody }
})

/** حساب کاربری: whose the account is and what we keep for him. */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { name } = useBrand()
  return (
    <ProfileFrame>
      <title>{`حساب کاربری، ${name}`}</title>
      <h1 className="only-spoken">حساب کاربری</h1>
      <AccountBody {...loaderData} />
    </ProfileFrame>
  )
}
