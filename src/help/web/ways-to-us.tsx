import { Link } from 'react-router'
import { supportPath } from '#orders/support-path.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** About an order, if the page was opened from one: what is written goes with it. */
export function WaysToUs({ orderId }: { readonly orderId?: string | undefined }) {
  const { contact } = useBrand()
  return (
    <section className="wrap help-ways" aria-labelledby="help-ways">
      <h2 id="help-ways">مشکل حل نشد؟</h2>
      <ul>
        <li>
          <a className="card" href={`tel:${contact.phone}`}>
            <Icon name="phone-duotone" size="large" />
            <strong className="ltr">{contact.phoneText}</strong>
            <small>{contact.hours}</small>
          </a>
        </li>
        <li>
          <Link className="card" to={supportPath(orderId)}>
            <Icon name="chat-circle-dots-duotone" size="large" />
            <strong>گفتگو با پشتیبانی</strong>
            <small>همین‌جا بنویسید و پاسخ بگیرید</small>
          </Link>
        </li>
        <li>
          <Link className="card" to={contactPath(orderId)}>
            <Icon name="map-pin-duotone" size="large" />
            <strong>برایمان بنویسید</strong>
            <small>با شمارهٔ پیگیری؛ یا ما زنگ می‌زنیم</small>
          </Link>
        </li>
        <li>
          <a className="card" href={`mailto:${contact.email}`}>
            <Icon name="envelope-simple-duotone" size="large" />
            <strong className="ltr">{contact.email}</strong>
            <small>ایمیل</small>
          </a>
        </li>
      </ul>
    </section>
  )
}

function contactPath(orderId: string | undefined): string {
  return `/contact-us${orderId === undefined ? '' : `?orderId=${orderId}`}#write`
}
