import { Link } from 'react-router'
import type { OptionsView, OptionView } from '#flight-and-hotel/web/options.ts'
import { persianDigits } from '#money/digits.ts'
import { changeText, moneyUnit } from '#money/display-unit.ts'

/** What there is instead, by the difference in price; each is a link, so that a choice can be shared and undone. */
export function PairOptions({ title, first, others }: OptionsView) {
  if (first.length + others.length < 2) return null
  return (
    <section className="pair-options" aria-label={title}>
      <h3>{title}</h3>
      <OptionList options={first} />
      {others.length > 0 && (
        <details>
          <summary>{persianDigits(others.length)} انتخاب دیگر</summary>
          <OptionList options={others} />
        </details>
      )}
    </section>
  )
}

function OptionList({ options }: { readonly options: readonly OptionView[] }) {
  return (
    <ul>
      {options.map(({ id, title, says, difference, isChosen, to }) => (
        <li key={id}>
          <Link
            className="pair-option"
            to={to}
            aria-current={isChosen ? 'true' : undefined}
            preventScrollReset
          >
            <i aria-hidden="true" />
            <span>
              <b>{title}</b>
              <small>{says}</small>
            </span>
            {isChosen ? <em>انتخاب شما</em> : <Difference amount={difference} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Difference({ amount }: { readonly amount: number }) {
  if (amount === 0) return <span>همین قیمت</span>
  return (
    <span data-tone={amount < 0 ? 'good' : 'warn'}>
      <span className="only-spoken">{amount < 0 ? 'ارزان‌تر، ' : 'گران‌تر، '}</span>
      <bdi dir="ltr">{changeText(amount)}</bdi>
      <span className="only-spoken"> {moneyUnit()}</span>
    </span>
  )
}
