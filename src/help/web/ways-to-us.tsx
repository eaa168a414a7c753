import './ways-to-us.css'
import { Link } from 'react-router'
import type { Reach } from '#help/reach.ts'
import { callPath, writePath } from '#help/web/contact-paths.ts'
import { supportPath } from '#orders/support-path.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly reach: Reach
  readonly title: string
  /** if the page was opened from one: what is written goes with it */
  readonly orderId?: string | undefined
}

/** Four ways to a person, each with what may be said of it now. */
export function WaysToUs({ reach, title, orderId }: Props) {
  const { contact } = useBrand()
  const { open, hours, conversation, firstCall, message } = reach
  return (
    <section className="wrap help-ways" aria-labelledby="help-ways">
      <header>
        <h2 id="help-ways">{title}</h2>
        <p>{open?.words ?? hours}</p>
      </header>
      <ul>
        <li>
          <Link className="card" to={supportPath(orderId)} data-first>
            <Icon name="chat-circle-dots-duotone" size="large" />
            <strong>{orderId === undefined ? 'گفتگو با پشتیبانی' : 'گفتگو روی همین سفارش'}</strong>
            <WayEnd says={conversation} act="شروع گفتگو" />
          </Link>
        </li>
        <li>
          <a className="card" href={`tel:${contact.phone}`}>
            <Icon name="phone-duotone" size="large" />
            <strong className="ltr">{contact.phoneText}</strong>
            <WayEnd says={hours} act="تماس" />
          </a>
        </li>
        {firstCall !== null && (
          <li>
            <Link className="card" to={callPath(orderId)}>
              <Icon name="clock-countdown-duotone" size="large" />
              <strong>ما زنگ می‌زنیم</strong>
              <WayEnd says={`اولین وقت: ${firstCall}`} act="انتخاب ساعت" />
            </Link>
          </li>
        )}
        <li>
          <Link className="card" to={writePath(orderId)}>
            <Icon name="pencil-simple-bold" size="large" />
            <strong>پیام با شمارهٔ پیگیری</strong>
            <WayEnd says={message} act="نوشتن" />
          </Link>
        </li>
        {firstCall === null && (
          <li>
            <a className="card" href={`mailto:${contact.email}`}>
              <Icon name="envelope-simple-duotone" size="large" />
              <strong className="ltr">{contact.email}</strong>
              <WayEnd says="ایمیل" act="فرستادن" />
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}

function WayEnd({ says, act }: { readonly says: string; readonly act: string }) {
  return (
    <>
      <small>{says}</small>
      <span className="help-way-act">
        {act}
        <Icon name="arrow-left-bold" size="small" />
      </span>
    </>
  )
}
