import '#web/ui/fields/field.css'
import '#web/ui/states/note.css'
import '#web/ui/fields/segmented.css'
import '#web/ui/calendar/date-box.css'
import '#web/ui/states/tag.css'
import './account-page.css'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/account-page'

export { loader } from './account-page.server.ts'

export type AccountView = Route.ComponentProps['loaderData']

const AccountBody = woken(async () => (await import('#accounts/web/account-body.tsx')).AccountBody)

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
