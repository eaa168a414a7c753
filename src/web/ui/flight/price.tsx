import './price.css'

type Props = {
  /** Latin digits with separators, as `inToman` writes them */
  amount: string
  unit?: string
  from?: boolean
  tone?: 'saving' | 'penalty' | 'increase'
}

export function Price({ amount, unit = 'تومان', from, tone }: Props) {
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
