import './desk-rail.css'
import { Link, NavLink } from 'react-router'
import type { entranceCalls } from '#desk/entrance-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { DeskIcon } from '#desk/web/desk-icon.tsx'
import { placesFor } from '#desk/web/desk-nav.ts'
import { useStaff } from '#desk/web/use-staff.ts'
import { Bird } from '#web/art/bird.tsx'
import { ThemeSwitch } from '#web/ui/fields/theme-switch.tsx'

export function DeskRail() {
  const { name, roles, titles } = useStaff()
  return (
    <header className="desk-rail">
      <Bird />
      <nav aria-label="بخش‌های میز">
        {placesFor(roles).map(({ page, words, icon }) => (
          <NavLink key={page} to={page} end={page === '/desk'}>
            <DeskIcon name={icon} />
            {words}
          </NavLink>
        ))}
      </nav>
      <details className="desk-self">
        <summary aria-label={`${name}، ${titles}`}>{name.slice(0, 1)}</summary>
        <div>
          <b>{name}</b>
          <small>{titles}</small>
          <ThemeSwitch />
          <Link to="/desk/keys">کلیدهای من</Link>
          <button type="button" className="button" data-kind="line" onClick={() => void leave()}>
            <DeskIcon name="sign-out" />
            بیرون رفتن
          </button>
        </div>
      </details>
    </header>
  )
}

async function leave() {
  await askDesk<typeof entranceCalls.signOut>('POST /api/desk/sign-out', {})
  location.assign('/desk/sign-in')
}
