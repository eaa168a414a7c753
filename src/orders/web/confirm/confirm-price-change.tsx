import './confirm-price-change.css'
import { useEffect, useRef } from 'react'
import { clocks } from '#calendar/clocks.ts'
import { changeText, priceText, priceWords } from '#money/display-unit.ts'
import type { PriceChangeView } from '#orders/responses.ts'
import { useCancel } from '#orders/web/confirm/use-cancel.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { OldPrice, Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Countdown } from '#web/ui/states/countdown.tsx'
import { Note } from '#web/ui/states/note.tsx'

export interface PriceChangeWords {
  readonly what: string
  readonly kept: string
  readonly by: Readonly<Record<PriceChangeView['by'], string>>
}

export interface PriceChangeProps {
  readonly change: PriceChangeView
  readonly words: PriceChangeWords
  readonly order: { readonly orderId: string }
  readonly searchAgain: string
  /** answers a press far below: scroll to it */
  readonly isNews: boolean
  readonly isBusy: boolean
  readonly onAgree: () => void
}

export default function ConfirmPriceChange(props: PriceChangeProps) {
  const { change, isNews } = props
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNews) place.current?.focus()
  }, [isNews])
  return (
    <div ref={place} tabIndex={-1} className="price-change-place">
      {change.until === null ? <Changed {...props} /> : <Dearer {...props} until={change.until} />}
    </div>
  )
}

function Changed({ change, words }: PriceChangeProps) {
  const by = priceWords(Math.abs(change.difference))
  return (
    <Note tone="good" announced>
      {change.difference > 0 ? (
        <>
          <b>قیمت جدید را پذیرفتید.</b> {by} به مبلغ قبلی اضافه شد.
        </>
      ) : (
        <>
          <b>قیمت {words.what} کم شد.</b> قیمت قبلی {priceWords(change.old)} بود و حالا{' '}
          {priceWords(change.new)} است؛ {by} کمتر می‌پردازید.
        </>
      )}
    </Note>
  )
}

function Dearer({
  change,
  words,
  order,
  searchAgain,
  until,
  isBusy,
  onAgree,
}: PriceChangeProps & { readonly until: string }) {
  const { cancel, isBusy: isLeaving, fault } = useCancel(order.orderId, searchAgain)
  return (
    <section className="price-change" role="alert" aria-labelledby="price-change-title">
      <div className="price-change-head">
        <span className="price-change-sign">
          <Icon name="arrows-clockwise-bold" />
        </span>
        <div>
          <h2 id="price-change-title">
            {words.by[change.by]} قیمت {words.what} را تغییر داد
          </h2>
          <p>
            <b>{priceWords(change.difference)} گران‌تر شده است.</b> {words.kept} تا پیش از تأیید شما چیزی
            پرداخت نمی‌شود.
          </p>
        </div>
        <Countdown until={until} totalSeconds={clocks.hold} words="مهلت تصمیم" />
      </div>
      <Prices change={change} />
      {fault !== undefined && (
        <Note tone="bad" announced>
          {fault}
        </Note>
      )}
      <div className="confirm-choices">
        <Button busy={isBusy && 'در حال ثبت…'} onClick={onAgree}>
          قیمت جدید را می‌پذیرم
        </Button>
        <Button kind="line" busy={isLeaving && 'در حال لغو…'} onClick={() => void cancel()}>
          انصراف و برگشت به نتایج
        </Button>
      </div>
    </section>
  )
}

function Prices({ change }: Pick<PriceChangeProps, 'change'>) {
  return (
    <dl className="price-change-prices">
      <div>
        <dt>قیمت قبلی</dt>
        <dd>
          <OldPrice amount={priceText(change.old)} />
        </dd>
      </div>
      <div>
        <dt>قیمت جدید</dt>
        <dd>
          <Price amount={priceText(change.new)} />
        </dd>
      </div>
      <div>
        <dt>اختلاف</dt>
        <dd>
          <Price amount={changeText(change.difference)} tone="increase" />
        </dd>
      </div>
    </dl>
  )
}
