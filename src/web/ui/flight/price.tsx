import './price.css'
import { moneyUnit } from '#money/display-unit.ts'

type Props = {
  /** Latin digits with separators, as `priceText` writes them */
  amount: string
  unit?: string
  from?: boolean
  tone?: 'saving' | 'penalty' | 'increase'
}

export function Price({ amount, unit = moneyUnit(), from, tone }: Props) {
  return (
    <span className="price" data-tone={tone}>
      {from && <span className="price-unit">از </span>}
      <bdi dir="ltr">{amount}</bdi> <span className="price-unit">{unit}</span>
    </span>
  )
}

export function OldPrice({ amount }: { amount: string }) {
  return (
    <s className="old-price">
      <span className="only-spoken">قیمت پیشین </span>
      {amount}
    </s>
  )
}
