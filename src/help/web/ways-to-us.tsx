import './ways-to-us.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Reach } from '#help/reach.ts'
import { callPath, writePath } from '#help/web/contact-paths.ts'
import { supportPath } from '#orders/support-path.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

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
            <Way icon="chat-circle-dots-duotone" says={conversation} act="شروع گفتگو">
              {orderId === undefined ? 'گفتگو با پشتیبانی' : 'گفتگو روی همین سفارش'}
            </Way>
          </Link>
        </li>
        <li>
          <a className="card" href={`tel:${contact.phone}`}>
            <Way icon="phone-duotone" says={hours} act="تماس">
              <span className="ltr">{contact.phoneText}</span>
            </Way>
          </a>
        </li>
        {firstCall !== null && (
          <li>
            <Link className="card" to={callPath(orderId)}>
              <Way icon="clock-countdown-duotone" says={`اولین وقت: ${firstCall}`} act="انتخاب ساعت">
                ما زنگ می‌زنیم
              </Way>
            </Link>
          </li>
        )}
        <li>
          <Link className="card" to={writePath(orderId)}>
            <Way icon="pencil-simple-bold" says={message} act="نوشتن">
              پیام با شمارهٔ پیگیری
            </Way>
          </Link>
        </li>
        {firstCall === null && (
          <li>
            <a className="card" href={`mailto:${contact.email}`}>
              <Way icon="envelope-simple-duotone" says="ایمیل" act="فرستادن">
                <span className="ltr">{contact.email}</span>
              </Way>
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}

interface WayProps {
  readonly icon: IconName
  readonly says: string
  readonly act: string
  readonly children: ReactNode
}

function Way({ icon, says, act, children }: WayProps) {
  return (
    <>
      <Icon name={icon} size="large" />
      <strong>{children}</strong>
      <small>{says}</small>
      <span className="help-way-act">
        {act}
        <Icon name="arrow-left-bold" size="small" />
      </span>
    </>
  )
}
