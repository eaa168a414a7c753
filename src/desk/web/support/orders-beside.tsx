import { Link } from 'react-router'
import type { ConversationPage } from '#desk/support-calls.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { Tag } from '#web/ui/states/tag.tsx'

/** That of the conversation first, then the traveller's newest. */
export function OrdersBeside({ view: { orders, orderNumber } }: { readonly view: ConversationPage }) {
  return (
    <section className="desk-card" aria-label="سفارش‌های مسافر">
      <h2>سفارش‌های مسافر</h2>
      {orders.length === 0 && <p>این مسافر هنوز سفارشی ندارد.</p>}
      <ul className="desk-orders-beside">
        {orders.map((order) => (
          <li key={order.number} data-own={order.number === orderNumber ? '' : undefined}>
            <Link to={`/desk/orders/${order.number}`}>
              {order.number === orderNumber ? 'سفارش این گفتگو' : 'سفارش'} {order.number}
            </Link>
            <Tag tone={order.tone}>{order.says}</Tag>
            <span>
              {order.what}، {order.begins}
            </span>
            <small>
              {order.passenger}، {persianDigits(order.people)} نفر، <bdi dir="ltr">{order.amount}</bdi>{' '}
              {moneyUnit()}
            </small>
            <small>
              <bdi dir="ltr">{order.phone}</bdi>
              {order.reference !== '' && (
                <>
                  ، کد رزرو <bdi dir="ltr">{order.reference}</bdi>
                </>
              )}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
