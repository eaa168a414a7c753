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
  const words = choice?.onCredit === true ? onCredit : inMoney
  return (
    <section className="payment-choice" aria-labelledby="choice-title">
      <h2 id="choice-title">{words.title}</h2>
      {choice?.until != null && (
        <Countdown
          until={choice.until}
          totalSeconds={choiceMinutes * 60}
          words="مهلت انتخاب"
          after={words.after}
          onEnd={reload}
        />
      )}
      <RefusalNote says={declined} />
      <ul>
        {choice?.offers.map((offer) => (
          <li key={offer.offer} className="card">
            <Offer offer={offer} isBusy={busy === offer.offer} onTake={() => take(offer)} words={words} />
          </li>
        ))}
      </ul>
      {choice?.offers.length === 0 && <p>دیگر جایگزینی با جای کافی نیست.</p>}
      <Button kind="line" busy={busy === 'wallet' && 'در حال فرستادن…'} onClick={decline}>
        {words.decline}
      </Button>
    </section>
  )
}

const inMoney = {
  title: 'جایگزین‌ها با همین پول',
  after: 'پس از آن، پول به کیف پول می‌رود',
  decline: 'پول را همین حالا به کیف پول بفرستید',
  dearer: 'برداشتن و پرداخت تفاوت',
  toPay: 'دیگر از کیف پول یا درگاه می‌پردازید',
  back: 'به کیف پول شما می‌رود',
} as const

const onCredit = {
  title: 'جایگزین‌ها با همین اعتبار',
  after: 'پس از آن، مبلغ به اعتبار آژانس برمی‌گردد',
  decline: 'همین حالا به اعتبار آژانس برگردد',
  dearer: 'همین را برمی‌دارم',
  toPay: 'دیگر از اعتبار آژانس کم می‌شود',
  back: 'به اعتبار آژانس برمی‌گردد',
} as const

type Words = typeof inMoney | typeof onCredit

type Offered = Choice['offers'][number]

interface OfferProps {
  readonly offer: Offered
  readonly isBusy: boolean
  readonly onTake: () => void
  readonly words: Words
}

function Offer({ offer, isBusy, onTake, words }: OfferProps) {
  const action = offer.toPay > 0 ? words.dearer : 'همین را برمی‌دارم'
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
          <Difference {...offer} words={words} />
        </span>
        <Button
          kind="commit"
          busy={isBusy && 'در حال گرفتن…'}
          aria-label={`${action}: ${offer.ways.map(({ flight, when }) => `${flight}، ${when}`).join(' و ')}`}
          onClick={onTake}
        >
          {action}
        </Button>
      </div>
    </>
  )
}

function Difference({ toPay, back, words }: Pick<Offered, 'toPay' | 'back'> & Pick<OfferProps, 'words'>) {
  if (toPay > 0)
    return (
      <small>
        <Price amount={priceText(toPay)} /> {words.toPay}
      </small>
    )
  if (back > 0)
    return (
      <small>
        <Price amount={priceText(back)} /> {words.back}
      </small>
    )
  return <small>بدون پرداخت دیگر</small>
}
