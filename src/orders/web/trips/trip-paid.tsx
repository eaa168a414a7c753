import { Link } from 'react-router'
import { ifRateFalls } from '#orders/if-rate-falls.ts'
import { refundPath } from '#orders/web/paths.ts'
import type { TripView } from '#orders/web/trips/trip-page.server.ts'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Paid = Pick<TripView, 'parts' | 'total' | 'foreign' | 'backOfAll' | 'holdUntil'>

/** Each part's price, all of it, and what would come back of all of it now. */
export function TripPaid({ parts, total, foreign, backOfAll: back, holdUntil }: Paid) {
  return (
    <section className="card order-part trip-paid" aria-labelledby="trip-total">
      <h2 id="trip-total">{holdUntil === null ? 'مبلغ سفر' : 'می‌پردازید'}</h2>
      <ul>
        {parts.map(({ orderId, name, page, amount }) => (
          <li key={orderId}>
            <Link to={page}>{name}</Link>
            <bdi dir="ltr">{amount}</bdi>
          </li>
        ))}
      </ul>
      <p className="trip-sum">
        <b>جمع</b>
        <Price amount={total} />
      </p>
      {foreign.map(({ amount, rate }) => (
        <p key={`${amount} ${rate}`} className="order-soft">
          {amount}، با نرخ {rate}
        </p>
      ))}
      {foreign.length > 0 && holdUntil !== null && <p className="order-soft">{ifRateFalls}</p>}
      {back !== null && (
        <div className="trip-back-all">
          <p>اگر همین حالا همه را لغو کنید</p>
          <Price amount={back.refund} />
          <p>
            برمی‌گردد؛ <b className="ltr">{back.penalty}</b> کسر می‌شود.
          </p>
        </div>
      )}
      <TripBackParts parts={parts} />
    </section>
  )
}

/** One part or all of them, each by its own terms, on the page that says to the rial what comes back before it is asked for. */
function TripBackParts({ parts }: Pick<TripView, 'parts'>) {
  const open = parts.filter(({ back }) => back !== undefined)
  if (open.length === 0) return null
  return (
    <details className="trip-back-parts">
      <summary className="button" data-kind="line">
        لغو یک بخش یا همه
      </summary>
      <p>هر بخش شرط خودش را دارد و جدا لغو می‌شود. پیش از تأیید می‌بینید چه برمی‌گردد.</p>
      <ul>
        {open.map(({ orderId, name, back = '' }) => (
          <li key={orderId}>
            <Link to={refundPath(orderId)}>
              <span>لغو {name}</span>
              <span>
                <Price amount={back} /> برمی‌گردد
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

export function TripPapers({ papers }: Pick<TripView, 'papers'>) {
  return (
    <section className="card order-part" aria-labelledby="trip-papers">
      <h2 id="trip-papers">مدارک سفر</h2>
      <ul className="trip-papers">
        {papers.map(({ words, address }) => (
          <li key={address}>
            <a href={address}>
              {words}
              <Icon name="download-simple-bold" />
            </a>
          </li>
        ))}
      </ul>
      <p className="order-soft">بدون اینترنت هم باز می‌شود.</p>
    </section>
  )
}
