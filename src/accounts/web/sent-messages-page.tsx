import './sent-messages-page.css'
import { Link } from 'react-router'
import { channelWords } from '#accounts/web/channel-words.ts'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import type { SentMessageView } from '#accounts/web/sent-messages-page.server.ts'
import { persianDigits } from '#money/digits.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import type { Route } from './+types/sent-messages-page'

export { loader } from './sent-messages-page.server.ts'

export default function SentMessagesPage({ loaderData }: Route.ComponentProps) {
  const { name } = useBrand()
  const { told, keptDays, page } = loaderData
  return (
    <ProfileFrame>
      <title>{`پیام‌های فرستاده‌شده، ${name}`}</title>
      <header className="told-head">
        <h1>پیام‌های فرستاده‌شده</h1>
        <p>
          هر پیامی که در {persianDigits(keptDays)} روز گذشته برایتان فرستادیم، جز کدهای ورود.{' '}
          <Link to="/profile/notifications">تنظیم اعلان‌ها</Link>
        </p>
      </header>
      {told.length === 0 ? (
        <EmptyState title={page === 1 ? 'هنوز پیامی نفرستاده‌ایم' : 'پیام دیگری نیست'}>
          خبر صدور بلیت، پول برگشتی و یادآوری پرواز این‌جا می‌ماند.
        </EmptyState>
      ) : (
        <ol className="card told">
          {told.map((one) => (
            <MessageRow key={one.when + one.text} one={one} />
          ))}
        </ol>
      )}
      <Pages {...loaderData} />
    </ProfileFrame>
  )
}

function MessageRow({ one: { title, text, when, channels, opens } }: { readonly one: SentMessageView }) {
  return (
    <li>
      <header>
        <h2>{title}</h2>
        <p>
          {when}
          {channels.map((channel) => (
            <span key={channel}>
              <Icon name={channelWords[channel].icon} size="small" />
              {channelWords[channel].words}
            </span>
          ))}
        </p>
      </header>
      <p className="told-text">{text}</p>
      {opens && (
        <LinkButton kind="line" size="small" to={opens} reloadDocument={!opens.startsWith('/profile/')}>
          {opens.startsWith('/profile/') ? 'دیدن سفارش' : 'دیدن'}
        </LinkButton>
      )}
    </li>
  )
}

type PageLinks = Pick<Route.ComponentProps['loaderData'], 'page' | 'newer' | 'older'>

function Pages({ page, newer, older }: PageLinks) {
  if (newer === undefined && older === undefined) return null
  return (
    <nav className="told-pages" aria-label="صفحه‌های پیام‌ها">
      {newer && (
        <LinkButton kind="line" size="small" to={newer}>
          تازه‌ترها
        </LinkButton>
      )}
      <span>صفحهٔ {persianDigits(page)}</span>
      {older && (
        <LinkButton kind="line" size="small" to={older}>
          قدیمی‌ترها
        </LinkButton>
      )}
    </nav>
  )
}
