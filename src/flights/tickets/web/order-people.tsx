import { Link } from 'react-router'
import type { CorrectionOnOrder } from '#flights/corrections/web/corrections-on-order.server.ts'
import type { DetailTexts } from '#flights/tickets/web/flight-order-texts.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { OrderContact } from '#orders/web/order/order-contact.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

type Props = Pick<DetailTexts, 'people' | 'contact'> & {
  /** by person */
  readonly corrections: readonly CorrectionOnOrder[]
}

export function OrderPeople({ people, contact, corrections }: Props) {
  return (
    <section className="card order-part" aria-labelledby="order-people">
      <h2 id="order-people">مسافران</h2>
      <ul className="order-people">
        {people.map(({ name, latin, group, document, tickets, extras }, position) => (
          <li key={document.number}>
            <p>
              <b>{name}</b> <span className="order-soft">{group}</span>{' '}
              {tickets.length > 0 && tickets.every(({ isRefunded }) => isRefunded) && (
                <Tag tone="plain">استرداد شد</Tag>
              )}
              <br />
              <span className="code">{latin}</span>
              <ToCorrect name={name} {...corrections[position]} />
            </p>
            <dl>
              <div>
                <dt>{document.kind}</dt>
                <dd className="ltr">{document.number}</dd>
              </div>
              {tickets.map(({ direction, number, isRefunded }) => (
                <div key={number}>
                  <dt>
                    شمارهٔ بلیت {direction}
                    {isRefunded && direction !== '' && '، استرداد شد'}
                  </dt>
                  <dd className="ltr">{number}</dd>
                </div>
              ))}
              {extras.map((extra) => (
                <div key={extra.direction + extra.name}>
                  <dt>
                    {extra.path === undefined ? extra.name : <Link to={extra.path}>{extra.name}</Link>}{' '}
                    {extra.direction}
                  </dt>
                  <dd>
                    <bdi dir="ltr">{extra.price}</bdi> {moneyUnit()}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <OrderContact contact={contact} />
    </section>
  )
}

function ToCorrect({ name, path, answeredBy }: Partial<CorrectionOnOrder> & { readonly name: string }) {
  if (answeredBy !== undefined)
    return (
      <span className="order-soft order-correction">
        اصلاح مشخصات نزد میز پشتیبانی است؛ پاسخ را تا ساعت {answeredBy} برایتان می‌فرستیم.
      </span>
    )
  return (
    path !== undefined && (
      <Link className="order-correction" to={path} aria-label={`اصلاح مشخصات ${name}`}>
        اصلاح مشخصات
      </Link>
    )
  )
}
