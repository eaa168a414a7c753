import './tab-bar.css'
import { NavLink } from 'react-router'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

const doors = [
  { to: '/', words: 'خانه', icon: 'house', chosen: 'house-fill' },
  { to: '/profile/my-travels', words: 'سفرها', icon: 'suitcase-rolling', chosen: 'suitcase-rolling-fill' },
  { to: '/profile/transactions', words: 'کیف پول', icon: 'wallet', chosen: 'wallet-fill' },
  { to: '/profile', words: 'من', icon: 'user', chosen: 'user-fill' },
] as const satisfies readonly { to: string; words: string; icon: IconName; chosen: IconName }[]

export function TabBar() {
  const { contact } = useBrand()
  const [home, travels, wallet, me] = doors.map(({ to, words, icon, chosen }) => (
    <NavLink key={to} to={to} end discover="none">
      {({ isActive }) => (
        <>
          <Icon name={isActive ? chosen : icon} size="medium" />
          {words}
        </>
      )}
    </NavLink>
  ))
  return (
    <nav className="tab-bar" aria-label="ناوبری اصلی">
      {home}
      {travels}
      {wallet}
      <a href={`tel:${contact.phone}`}>
        <Icon name="headset" size="medium" />
        پشتیبانی
      </a>
      {me}
    </nav>
  )
}
