import { Fragment } from 'react'
import { priceText } from '#money/display-unit.ts'
import { choiceMinutes } from '#orders/choice.ts'
import type { Choice } from '#orders/choice-response.ts'
import { useChoice } from '#orders/web/payment/use-choice.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Countdown } from '#web/ui/states/countdown.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'

export function PaymentChoice({ orderId }: { readonly orderId: string }) {
  const { choice, busy, declined, take, decline, reload } = useChoice(orderId)
  if (choice === undefined && declined === undefined)
    return (
      <div role="status">
        <p>از فروشنده‌ها می‌پرسیم؛ حداکثر ۱۰ ثانیه…</p>
        <Waiting />
      </div>
    )
  return (
    <section className="payment-choice" aria-labelledby="choice-title">
      <h2 id="choice-title">جایگزین‌ها با همین پول</h2>
      {choice?.until != null && (
        <Countdown
          until={choice.until}
          totalSeconds={choiceMinutes * 60}
          words="مهلت انتخاب"
          after="پس از آن، پول به کیف پول می‌رود"
          onEnd={reload}
        />
      )}
      <RefusalNote says={declined} />
      <ul>
        {choice?.offers.map((offer) => (
          <li key={offer.offer} className="card">
            <Offer offer={offer} isBusy={busy === offer.offer} onTake={() => take(offer)} />
          </li>
        ))}
      </ul>
      {choice?.offers.length === 0 && <p>دیگر جایگزینی با جای کافی نیست.</p>}
      <Button kind="line" busy={busy === 'wallet' && 'در حال فرستادن…'} onClick={decline}>
        پول را همین حالا به کیف پول بفرستید
      </Button>
    </section>
  )
}

type Offered = Choice['offers'][number]

interface OfferProps {
  readonly offer: Offered
  readonly isBusy: boolean
  readonly onTake: () => void
}

function Offer({ offer, isBusy, onTake }: OfferProps) {
  const words = offer.toPay > 0 ? 'برداشتن و پرداخت تفاوت' : 'همین را برمی‌دارم'
  return (
    <>
      <span className="ways">
        <small>{offer.how}</small>
        {offer.ways.map(({ direction, flight, when }) => (
          <Fragment key={when}>
            <b>
              {direction && `${direction}: `}
              {flight}
            </b>
            <span>{when}</span>
          </Fragment>
        ))}
      </span>
      <div className="choose">
        <span>
          <Price amount={offer.price} />
          <Difference {...offer} />
        </span>
        <Button
          kind="commit"
          busy={isBusy && 'در حال گرفتن…'}
          aria-label={`${words}: ${offer.ways.map(({ flight, when }) => `${flight}، ${when}`).join(' و ')}`}
          onClick={onTake}
        >
          {words}
        </Button>
      </div>
    </>
  )
}

function Difference({ toPay, back }: Pick<Offered, 'toPay' | 'back'>) {
  if (toPay > 0)
    return (
      <small>
        <Price amount={priceText(toPay)} /> دیگر از کیف پول یا درگاه می‌پردازید
      </small>
    )
  if (back > 0)
    return (
      <small>
        <Price amount={priceText(back)} /> به کیف پول شما می‌رود
      </small>
    )
  return <small>بدون پرداخت دیگر</small>
}
