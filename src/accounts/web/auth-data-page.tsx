import '#web/ui/states/note.css'
import '#web/ui/states/tag.css'
import './auth-data-page.css'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/auth-data-page'

export { loader } from './auth-data-page.server.ts'

export type AuthDataView = Route.ComponentProps['loaderData']

const AuthDataBody = woken(async () => (await import('#accounts/web/auth-data-body.tsx')).AuthDataBody)

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
