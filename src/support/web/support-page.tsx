// Styles of lazy parts: the server renders them at once, and lazy chunks bring theirs too late.
import '#web/ui/fields/chip.css'
import '#web/ui/fields/field.css'
import '#web/ui/fields/icon-button.css'
import '#web/ui/states/note.css'
import './support-page.css'
import { Link } from 'react-router'
import { requestStates } from '#help/web/request-found.tsx'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit } from '#money/display-unit.ts'
import type { SupportPageData } from '#support/web/support-page.server.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/support-page'

export { loader } from './support-page.server.ts'

const Conversation = woken(async () => (await import('#support/web/conversation.tsx')).Conversation)

export default function SupportPage({ loaderData }: Route.ComponentProps) {
  const { order, letters, others, brandName, phone, open, conversation, chips } = loaderData
  const title = order === null ? 'گفتگو با پشتیبانی' : 'گفتگو روی سفارش'
  return (
    <SiteLayout {...useVisitor()}>
      <title>{`گفتگو با پشتیبانی، ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap support-page">
        <section className="card support-main" aria-labelledby="support-title">
          <header>
            <div>
              <h1 id="support-title">
                {title} {order !== null && <span className="ltr">{order.orderNumber}</span>}
              </h1>
              <p>{open}</p>
            </div>
            <a className="support-call" href={`tel:${phone.address}`} aria-label={`تلفن ${phone.words}`}>
              <Icon name="phone-duotone" />
              <span className="ltr">{phone.words}</span>
            </a>
          </header>
          <Conversation
            key={conversation.orderId ?? ''}
            conversation={conversation}
            brandName={brandName}
            chips={chips}
            waiting={<Waiting />}
          />
        </section>
        <aside className="support-beside" aria-label="سفارش و گفتگوهای دیگر">
          {order !== null && <OrderCard order={order} />}
          {letters.length > 0 && <Letters letters={letters} />}
          {others.length > 0 && <Others others={others} />}
        </aside>
      </div>
    </SiteLayout>
  )
}

function OrderCard({ order }: { readonly order: NonNullable<SupportPageData['order']> }) {
  return (
    <section className="card support-order" aria-labelledby="support-order">
      <h2 id="support-order">{order.title}</h2>
      <p>
        {order.when}&nbsp;· {order.people}
      </p>
      <dl>
        <div>
          <dt>وضعیت</dt>
          <dd>{order.status}</dd>
        </div>
        <div>
          <dt>مبلغ سفارش</dt>
          <dd>
            <bdi dir="ltr">{order.amount}</bdi> {moneyUnit()}
          </dd>
        </div>
      </dl>
      <LinkButton kind="line" block to={order.path}>
        دیدن سفارش
      </LinkButton>
    </section>
  )
}

function Others({ others }: Pick<SupportPageData, 'others'>) {
  return (
    <nav className="card support-others" aria-labelledby="support-others">
      <h2 id="support-others">گفتگوهای دیگر شما</h2>
      <ul>
        {others.map(({ path, orderNumber, unread }) => (
          <li key={path}>
            <Link to={path}>
              {orderNumber === null ? (
                'بدون سفارش'
              ) : (
                <>
                  سفارش <span className="ltr">{orderNumber}</span>
                </>
              )}
              {unread > 0 && <b>{persianDigits(unread)} پیام تازه</b>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What was written in the contact form about the same order. */
function Letters({ letters }: Pick<SupportPageData, 'letters'>) {
  return (
    <nav className="card support-others" aria-labelledby="support-letters">
      <h2 id="support-letters">پیام‌های شما در تماس با ما</h2>
      <ul>
        {letters.map(({ number, state, writtenAt }) => (
          <li key={number}>
            <Link to={`/contact-us/request?number=${number}`}>
              <span>
                پیام <span className="ltr">{number}</span>
                <small>{writtenAt}</small>
              </span>
              <b>{requestStates[state].words}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
