import './price-about.css'
import { dayMonth } from '#calendar/formatted.ts'
import { parsePrice } from '#money/amount-input.ts'
import { CURRENCIES } from '#money/currencies.ts'
import { displayedIn } from '#money/display-currency.ts'
import { rateText } from '#money/exchange.ts'
import type { Rate } from '#money/rates.ts'

interface Props {
  /** as `priceText` writes it */
  readonly amount: string
  readonly rate: Rate
}

/** «تقریباً 49.00 درهم، نرخ ۲ آذر»: beside a price, never alone; nobody is charged by it. */
export default function PriceAbout({ amount, rate: { currency, rialAUnit, setOn } }: Props) {
  const price = parsePrice(amount)
  if (price === undefined) return null
  const worth = displayedIn(currency, price, rateText(rialAUnit))
  return (
    <small className="price-about">
      تقریباً <bdi dir="ltr">{worth}</bdi> {CURRENCIES[currency].name}، نرخ{' '}
      {dayMonth(Temporal.PlainDate.from(setOn))}
    </small>
  )
}
