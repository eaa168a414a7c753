import type { OrderPageView } from '#desk/web/orders/order-view.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit } from '#money/display-unit.ts'

export function OrderFacts({ order }: { readonly order: OrderPageView }) {
  const { row, passengers, extras, rules, money, email, isBalanced, entries } = order
  return (
    <>
      <section className="desk-card" aria-label="خرید">
        <h2>{row.what}</h2>
        <dl>
          <Fact name="حرکت" value={row.begins} />
          <Fact name="کد رزرو" value={row.reference} isLatin />
          {extras.map(({ name, price }) => (
            <Fact key={name} name={name} value={price} />
          ))}
        </dl>
        <ul className="desk-people">
          {passengers.map(({ name, latin, paper }) => (
            <li key={latin}>
              <b>{name || latin}</b>
              <small>
                <bdi dir="ltr">{latin}</bdi>، <bdi dir="ltr">{paper}</bdi>
              </small>
            </li>
          ))}
        </ul>
      </section>
      <section className="desk-card" aria-label="پول">
        <h2>پول</h2>
        <dl>
          <Fact name="مبلغ سفارش" value={`${row.amount} ${moneyUnit()}`} />
          {rules.map(({ name, price }) => (
            <Fact key={name} name={name} value={price} isLatin />
          ))}
          {money.map(({ says, amount }) => (
            <Fact key={says} name={says} value={amount} isLatin />
          ))}
        </dl>
        <p className="desk-balance" data-tone={isBalanced ? 'good' : 'bad'}>
          {isBalanced ? 'دفتر تراز است' : 'دفتر تراز نیست'}، {persianDigits(entries)} سند
        </p>
      </section>
      <section className="desk-card" aria-label="خریدار">
        <h2>خریدار</h2>
        <dl>
          <Fact name="موبایل" value={row.phone} />
          {email !== '' && <Fact name="ایمیل" value={email} isLatin />}
          <Fact name="از" value={[row.brand, row.channel].filter(Boolean).join('، ')} />
        </dl>
      </section>
    </>
  )
}

interface FactProps {
  readonly name: string
  readonly value: string
  readonly isLatin?: boolean
}

function Fact({ name, value, isLatin }: FactProps) {
  if (value === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isLatin === true ? <bdi dir="ltr">{value}</bdi> : value}</dd>
    </div>
  )
}
