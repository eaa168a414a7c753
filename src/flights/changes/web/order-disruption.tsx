import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Disruption } from '#flights/changes/web/disruption-texts.ts'
import { moneyUnit } from '#money/display-unit.ts'
import type { orderCalls } from '#orders/calls.ts'
import { refundPath } from '#orders/web/paths.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly orderId: string
  readonly disruption: Disruption
}

export function OrderDisruption({ orderId, disruption }: Props) {
  const { kind, title, direction, facts, leg, moneyBack, otherFlights, isAccepted } = disruption
  const name = `disruption-${leg}`
  return (
    <section className="order-disruption" data-kind={kind} aria-labelledby={name}>
      <div className="disruption-news">
        <h2 id={name}>
          <Icon name={kind === 'cancelled' ? 'warning-circle-fill' : 'clock-countdown-fill'} />
          {direction ? `${direction}: ${title}` : title}
        </h2>
        {kind === 'new-time' && <NewTime {...disruption} />}
        <p>{facts}</p>
      </div>
      <ul className="disruption-ways">
        {kind === 'new-time' && (isAccepted ? <Accepted /> : <Accept {...{ orderId, disruption }} />)}
        {moneyBack && <MoneyBack orderId={orderId} {...moneyBack} />}
        {otherFlights && <OtherFlights to={otherFlights} />}
      </ul>
    </section>
  )
}

function NewTime({ sold, departs, arrives, day }: Disruption) {
  return (
    <dl className="disruption-times">
      <div>
        <dt>قرار بود</dt>
        <dd>
          <del>{sold}</del>
        </dd>
      </div>
      <div data-now="">
        <dt>ساعت تازه{day && `، ${day}`}</dt>
        <dd>{departs}</dd>
      </div>
      <div>
        <dt>رسیدن</dt>
        <dd>{arrives}</dd>
      </div>
    </dl>
  )
}

function Accept({ orderId, disruption: { leg, since, departs, arrives } }: Props) {
  const [declined, setDeclined] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  async function accept() {
    setBusy(true)
    setDeclined(undefined)
    const body = { orderId, leg, since }
    await ask<typeof orderCalls.acceptNewTime>('POST /api/orders/Order/AcceptNewTime', { body })
      .catch((error: unknown) => {
        if (!(error instanceof Declined)) throw error
        setDeclined(error.message)
      })
      .finally(() => setBusy(false))
    await revalidate()
  }
  return (
    <li className="card">
      <h3>با همین پرواز می‌روم</h3>
      <p>
        {departs} تا {arrives}، همان صندلی‌ها و همان بلیت
      </p>
      <p className="disruption-sum">
        <b>بدون پرداخت</b>
      </p>
      <RefusalNote says={declined} />
      <Button block busy={isBusy && 'در حال ثبت…'} onClick={() => void accept()}>
        ساعت تازه را می‌پذیرم
      </Button>
    </li>
  )
}

function Accepted() {
  return (
    <li className="card" data-done="">
      <h3>
        <Icon name="check-circle-fill" />
        ساعت تازه را پذیرفتید
      </h3>
      <p role="status">بلیت و تقویم شما با ساعت تازه است؛ چیزی برای پرداخت نیست.</p>
    </li>
  )
}

/** The price paid counts in full; the old ticket is valid until the new one is issued. */
function OtherFlights({ to }: { readonly to: string }) {
  return (
    <li className="card">
      <h3>پرواز دیگر</h3>
      <p>
        همان روز یا تا سه روز بعد. آنچه پرداخته‌اید کامل حساب می‌شود؛ اگر گران‌تر باشد فقط تفاوت را می‌پردازید و
        اگر ارزان‌تر باشد بقیه به کیف پول برمی‌گردد.
      </p>
      <p className="disruption-sum">
        <b>بدون پرداخت دوباره</b>
      </p>
      <LinkButton kind="line" block to={to}>
        انتخاب پرواز دیگر
      </LinkButton>
    </li>
  )
}

function MoneyBack({ orderId, amount, kept }: NonNullable<Disruption['moneyBack']> & { orderId: string }) {
  return (
    <li className="card">
      <h3>{kept === undefined ? 'همهٔ پول برمی‌گردد' : 'استرداد با جریمهٔ بلیت'}</h3>
      <p>
        {kept === undefined
          ? 'بدون جریمه، به کیف پول یا حساب بانکی'
          : `از آن ${kept} ${moneyUnit()} جریمه کم شده است`}
      </p>
      <p className="disruption-sum">
        <Price amount={amount} />
      </p>
      <LinkButton kind="line" block to={refundPath(orderId)}>
        پس گرفتن پول
      </LinkButton>
    </li>
  )
}
