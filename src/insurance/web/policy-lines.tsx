import './policy-parts.css'
import { Price } from '#web/ui/flight/price.tsx'

interface Props {
  /** toman, written */
  readonly people: readonly { readonly who: string; readonly amount: string }[]
  readonly beside: readonly { readonly name: string; readonly amount: string }[]
  readonly total: string
}

export function PolicyLines({ people, beside, total }: Props) {
  return (
    <>
      <dl className="policy-lines">
        {people.map(({ who, amount }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {beside.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="policy-total">
        <span>جمع</span> <Price amount={total} />
      </p>
    </>
  )
}
