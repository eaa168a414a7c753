import { Fragment } from 'react'
import { Link } from 'react-router'
import type { PaymentView } from '#orders/web/payment/payment-page.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function PaymentWaysOn({ waysOn }: Pick<PaymentView, 'waysOn'>) {
  return (
    <section className="payment-ways-on" aria-labelledby="ways-on-title">
      <h2 id="ways-on-title">پروازهای جایگزین</h2>
      <ul>
        {waysOn.map(({ to, how, ways, price }) => (
          <li key={to}>
            <Link to={to} className="card">
              <span className="ways">
                <small>{how}</small>
                {ways.map(({ direction, flight, when }) => (
                  <Fragment key={when}>
                    <b>
                      {direction && `${direction}: `}
                      {flight}
                    </b>
                    <span>{when}</span>
                  </Fragment>
                ))}
              </span>
              <Price amount={price} />
              <Icon name="caret-left-bold" size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
