import './confirm-price-change.css'
import { useEffect, useRef } from 'react'
import { clocks } from '#calendar/clocks.ts'
import type { PriceChanged } from '#flights/order-answered.ts'
import { toman, tomanWords } from '#flights/web/toman.ts'
import { useCancel } from '#flights/web/use-cancel.ts'
import { rial } from '#money/rial.ts'
import { changeInToman } from '#money/shown.ts'
import { Button } from '#web/ui/button.tsx'
import { Countdown } from '#web/ui/countdown.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { OldPrice, Price } from '#web/ui/price.tsx'

export interface PriceChangeProps {
  readonly change: PriceChanged
  readonly order: { readonly orderId: string }
  readonly searchAgain: string
  /** it happened just now, in answer to a press far below on the page */
  readonly isNews: boolean
  readonly isBusy: boolean
  readonly onAgree: () => void
}

/** The price became another while the order was being confirmed: a dearer one is decided on, any other is told. */
export default function ConfirmPriceChange(props: PriceChangeProps) {
  const { change, isNews } = props
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNews) place.current?.focus()
  }, [isNews])
  return (
    <div ref={place} tabIndex={-1} className="price-change-place">
      {change.until === null ? <Changed change={change} /> : <Dearer {...props} until={change.until} />}
    </div>
  )
}

function Changed({ change }: Pick<PriceChangeProps, 'change'>) {
  const by = tomanWords(Math.abs(change.difference))
  return (
    <Note tone="good" announced>
      {change.difference > 0 ? (
        <>
          <b>قیمت جدید را پذیرفتید.</b> {by} به مبلغ قبلی اضافه شد.
        </>
      ) : (
        <>
          <b>قیمت این پرواز کم شد.</b> قیمت قبلی {tomanWords(change.old)} بود و حالا {tomanWords(change.new)}{' '}
          است؛ {by} کمتر می‌پردازید.
        </>
      )}
    </Note>
  )
}

const whoChanged = { airline: 'ایرلاین', seller: 'فروشنده' } as const satisfies Record<
  PriceChanged['by'],
  string
>

function Dearer({
  change,
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
          <h2 id="price-change-title">{whoChanged[change.by]} قیمت این پرواز را تغییر داد</h2>
          <p>
            <b>{tomanWords(change.difference)} گران‌تر شده است.</b> صندلی شما محفوظ است. تا پیش از تأیید شما
            چیزی پرداخت نمی‌شود.
          </p>
        </div>
        <Countdown until={until} totalSeconds={clocks.hold} words="مهلت تصمیم" />
      </div>
      <dl className="price-change-prices">
        <div>
          <dt>قیمت قبلی</dt>
          <dd>
            <OldPrice amount={toman(change.old)} />
          </dd>
        </div>
        <div>
          <dt>قیمت جدید</dt>
          <dd>
            <Price amount={toman(change.new)} />
          </dd>
        </div>
        <div>
          <dt>اختلاف</dt>
          <dd>
            <Price amount={changeInToman(rial(change.difference))} tone="increase" />
          </dd>
        </div>
      </dl>
      {fault !== undefined && (
        <Note tone="bad" announced>
          {fault}
        </Note>
      )}
      <div className="confirm-choices">
        <Button busy={isBusy && 'در حال ثبت…'} onClick={onAgree}>
          قیمت جدید را می‌پذیرم
        </Button>
        <Button kind="line" busy={isLeaving && 'در حال آزاد کردن…'} onClick={() => void cancel()}>
          انصراف و برگشت به نتایج
        </Button>
      </div>
    </section>
  )
}
