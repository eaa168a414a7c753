import './profile-frame.css'
import { type ReactNode, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { SignOut } from '#accounts/web/sign-out.tsx'
import { skeletonOf } from '#accounts/web/skeleton-of.ts'
import { useSlowNavigation } from '#accounts/web/use-slow-navigation.ts'
import { formattedMobile } from '#web/formatted-mobile.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { useInMiddle } from '#web/ui/dialogs/use-in-middle.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { useUser, useVisitor } from '#web/use-user.tsx'
import { useWhenIdle } from '#web/use-when-idle.ts'

const doors = [
  { to: '/profile', words: 'پیشخوان', icon: 'house', chosen: 'house-fill', end: true },
  {
    to: '/profile/my-travels',
    words: 'سفرهای من',
    icon: 'suitcase-rolling-duotone',
    chosen: 'suitcase-rolling-fill',
    end: false,
  },
  {
    to: '/profile/passengers',
    words: 'مسافران',
    icon: 'users-three-duotone',
    chosen: 'users-three-fill',
    end: false,
  },
  {
    to: '/profile/transactions',
    words: 'تراکنش‌ها',
    icon: 'wallet-duotone',
    chosen: 'wallet-fill',
    end: false,
  },
  {
    to: '/profile/notifications',
    words: 'اعلان‌ها',
    icon: 'bell-duotone',
    chosen: 'bell-fill',
    end: false,
  },
  { to: '/profile/account', words: 'حساب کاربری', icon: 'user-duotone', chosen: 'user-fill', end: false },
  {
    to: '/profile/auth-data',
    words: 'رمز و ورود',
    icon: 'lock-key-duotone',
    chosen: 'lock-key-fill',
    end: false,
  },
] as const satisfies readonly { to: string; words: string; icon: IconName; chosen: IconName; end: boolean }[]

const waitingShape = () => import('#accounts/web/profile-skeleton.tsx')

export function ProfileFrame({ children }: { readonly children: ReactNode }) {
  const user = useUser()
  const { pathname } = useLocation()
  const to = useSlowNavigation()
  const shape = skeletonOf(pathname, to)
  const waiting = useWhenIdle(waitingShape)
  const strip = useRef<HTMLElement>(null)
  useInMiddle(strip, pathname)
  return (
    <SiteLayout {...useVisitor()}>
      <div className="wrap profile">
        <aside className="profile-side" aria-label="حساب کاربری">
          <div className="profile-who">
            <span className="profile-face" aria-hidden="true">
              <Icon name="user-duotone" size="medium" />
            </span>
            <p>
              <b>{user?.name ?? 'حساب من'}</b>
              <bdi dir="ltr">{user && formattedMobile(user.phone)}</bdi>
            </p>
          </div>
          <nav className="profile-doors" ref={strip} aria-label="بخش‌های حساب کاربری">
            {doors.map(({ to, words, icon, chosen, end }) => (
              <NavLink key={to} to={to} end={end} className="profile-door">
                {({ isActive }) => (
                  <>
                    <Icon name={isActive ? chosen : icon} size="medium" />
                    {words}
                  </>
                )}
              </NavLink>
            ))}
          </nav>
          <SignOut />
        </aside>
        <div className="profile-page">
          {shape === undefined || waiting === undefined ? (
            children
          ) : (
            <waiting.ProfileSkeleton of={shape} to={to} />
          )}
        </div>
      </div>
    </SiteLayout>
  )
}
