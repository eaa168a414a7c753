import { Link } from 'react-router'
import type { Reach } from '#help/reach.ts'
import { callPath, writePath } from '#help/web/contact-paths.ts'
import { supportPath } from '#orders/support-path.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly reach: Reach
  readonly orderId?: string | undefined
}

/** The same four ways beside one answer, on lapis. */
export function WaysBeside({ reach: { open, hours, conversation, firstCall, message }, orderId }: Props) {
  const { contact } = useBrand()
  return (
    <section className="ways-beside" aria-labelledby="ways-beside">
      <h2 id="ways-beside">مشکل حل نشد؟</h2>
      <p>{conversation}</p>
      <LinkButton block to={supportPath(orderId)} icon="chat-circle-dots-duotone">
        {orderId === undefined ? 'گفتگو با پشتیبانی' : 'گفتگو روی همین سفارش'}
      </LinkButton>
      <ul>
        <li>
          <Icon name="phone-duotone" />
          <a className="ltr" href={`tel:${contact.phone}`}>
            {contact.phoneText}
          </a>
          <small>{hours}</small>
        </li>
        {firstCall !== null && (
          <li>
            <Icon name="clock-countdown-duotone" />
            <Link to={callPath(orderId)}>ما زنگ می‌زنیم</Link>
            <small>اولین وقت: {firstCall}</small>
          </li>
        )}
        <li>
          <Icon name="pencil-simple-bold" />
          <Link to={writePath(orderId)}>پیام با شمارهٔ پیگیری</Link>
          <small>{message}</small>
        </li>
      </ul>
      {open && (
        <p className="ways-open" data-open={open.isOpen}>
          {open.words}
        </p>
      )}
    </section>
  )
}
