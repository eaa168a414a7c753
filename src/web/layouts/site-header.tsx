import './site-header.css'
import type { MouseEvent } from 'react'
import type { To } from 'react-router'
import { Link, useLocation } from 'react-router'
import { headerBird } from '#web/art/bird.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Wordmark } from '#web/layouts/wordmark.tsx'
import { askToSignIn } from '#web/login-prompt.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

export type Visitor = {
  user: { name: string } | null
  loginTo?: To
}

/** On `art` transparent over a picture, on `paper` a white bar. */
export function SiteHeader({ tone = 'paper', ...visitor }: Visitor & { tone?: 'paper' | 'art' }) {
  const { contact } = useBrand()
  const { pathname } = useLocation()
  return (
    <header className="site-header" data-tone={tone}>
      <div className="wrap">
        <Wordmark birdId={headerBird} />
        <nav className="site-nav" aria-label="بخش‌ها">
          {sections.map(([to, words]) => (
            <Link
              key={to}
              to={to}
              discover="none"
              className="site-link"
              aria-current={beginning(pathname) === beginning(to) || undefined}
            >
              {words}
            </Link>
          ))}
        </nav>
        <div className="site-doors">
          <a className="site-link" href={`tel:${contact.phone}`}>
            <Icon name="headset-duotone" />
            پشتیبانی
          </a>
          <Link className="site-link" to="/profile/my-travels" discover="none">
            <Icon name="suitcase-rolling-duotone" />
            سفرهای من
          </Link>
          <AccountDoor {...visitor} />
        </div>
      </div>
    </header>
  )
}

const sections = [
  ['/', 'پرواز'],
  ['/hotel-home', 'هتل'],
  ['/visa-home', 'ویزا'],
  ['/tours', 'تور'],
  ['/magazine', 'مجله'],
] as const

/** A section is known by how its addresses begin: `/hote…`, `/visa…`. */
const beginning = (path: string) => path.slice(0, 5)

function AccountDoor({ user, loginTo = { search: '?login=1' } }: Visitor) {
  if (!user)
    return (
      <LinkButton to={loginTo} size="small" preventScrollReset onClick={signInHere}>
        ورود یا ثبت‌نام
      </LinkButton>
    )
  return (
    <Link className="account-door" to="/profile" discover="none" aria-label={`${user.name}، حساب من`}>
      <span className="likeness">
        <Icon name="user-duotone" />
      </span>
      <bdi className="account-name" dir="auto">
        {user.name}
      </bdi>
    </Link>
  )
}

/** A link without scripts; with scripts a dialog. */
function signInHere(event: MouseEvent) {
  event.preventDefault()
  askToSignIn()
}
