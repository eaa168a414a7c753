import { Link } from 'react-router'
import type { PaymentShown } from '#orders/web/payment-page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Price } from '#web/ui/price.tsx'

/** Flights that can be had instead, for the same travellers. */
export function PaymentWaysOn({ waysOn }: Pick<PaymentShown, 'waysOn'>) {
  return (
    <section className="payment-ways-on" aria-labelledby="ways-on-title">
      <h2 id="ways-on-title">پروازهای جایگزین</h2>
      <ul>
        {waysOn.map(({ to, how, words, when, price }) => (
          <li key={to}>
            <Link to={to} className="card">
              <small>{how}</small>
              <b>{words}</b>
              <span>{when}</span>
              <Price amount={price} />
              <Icon name="caret-left-bold" size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
