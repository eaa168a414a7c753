import '#desk/web/orders/order.css'
import '#desk/web/support/support.css'
import { Link } from 'react-router'
import { ContactAnswer } from '#desk/web/contacts/contact-answer.tsx'
import type { ContactOnPage } from '#desk/web/contacts/contact-page.server.ts'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { persianDigits } from '#money/digits.ts'
import { Tag } from '#web/ui/states/tag.tsx'
import type { Route } from './+types/contact-page'

export { loader } from './contact-page.server.ts'

export default function ContactPage({ loaderData: message }: Route.ComponentProps) {
  const { number, name, phone, closed, answers, closedBecause } = message
  return (
    <DeskPage
      title={`پیام ${persianDigits(number)} از ${name}`}
      sub={
        <>
          <Tag tone={closed === '' ? 'warn' : 'plain'}>
            {closed === '' ? 'منتظر پاسخ' : `بسته، ${closed}`}
          </Tag>{' '}
          <bdi dir="ltr">{phone}</bdi>
        </>
      }
    >
      <Link to="/desk/tasks" data-close="">
        همهٔ کارها
      </Link>
      <div className="desk-split" data-open="">
        <section className="desk-conversation" aria-label="پیام">
          <div className="desk-contact">
            <ContactFacts of={message} />
            <p dir="auto">{message.words || 'بی متن؛ می‌خواهد با او تماس بگیریم.'}</p>
            {answers.map(({ words, at }) => (
              <blockquote key={at}>
                <p dir="auto">{words}</p>
                <small>پاسخ ما، {at}</small>
              </blockquote>
            ))}
            {closedBecause !== '' && <p>بی‌پاسخ بسته شد: {closedBecause}</p>}
          </div>
        </section>
        {closed === '' && <ContactAnswer message={message} />}
      </div>
    </DeskPage>
  )
}

function ContactFacts({ of }: { readonly of: ContactOnPage }) {
  const { topic, way, since, callAt, orderNumber, orderTyped } = of
  return (
    <p>
      <small>
        {topic}؛ {since}؛ راه پاسخ: {way}
        {callAt !== '' && `، ${callAt}`}
        {orderNumber !== undefined && (
          <>
            ؛ <Link to={`/desk/orders/${orderNumber}`}>سفارش {orderNumber}</Link>
          </>
        )}
        {orderTyped !== null && `؛ شمارهٔ سفارشی که نوشت، بی گواهی: ${orderTyped}`}
      </small>
    </p>
  )
}
