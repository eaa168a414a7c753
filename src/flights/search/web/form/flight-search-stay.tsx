import { persianDigits } from '#money/digits.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import type { DayPrice } from '#web/ui/calendar/calendar-prices.ts'

interface PricesOf {
  readonly of: (date: Temporal.PlainDate) => DayPrice
}

interface Props {
  readonly start: Temporal.PlainDate | undefined
  readonly end: Temporal.PlainDate | undefined
  /** per direction, in thousands of toman; undefined where two single tickets do not make a round trip */
  readonly prices: { readonly out: PricesOf; readonly back: PricesOf } | undefined
}

/** «۳ شب · رفت‌وبرگشت از 5,420,000 تومان» */
export function StayWords({ start, end, prices }: Props) {
  if (start === undefined || end === undefined) return <span>روز برگشت را انتخاب کنید</span>
  const nights = start.until(end).days
  const [out, back] = [prices?.out.of(start), prices?.back.of(end)]
  const stay = nights === 0 ? 'همان روز' : `${persianDigits(nights)} شب`
  return (
    <span className="search-stay" aria-live="polite">
      <b>{stay}</b>
      {typeof out === 'number' && typeof back === 'number' && (
        <>
          {' '}
          &nbsp;· رفت‌وبرگشت از <bdi dir="ltr">{priceText((out + back) * 10_000)}</bdi> {moneyUnit()}
        </>
      )}
    </span>
  )
}
