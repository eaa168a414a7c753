import './policy-parts.css'
import { Price } from '#web/ui/flight/price.tsx'

interface Props {
  /** toman, written */
  readonly people: readonly { readonly who: string; readonly amount: string }[]
  readonly dutyName: string
  readonly duty: string
  readonly total: string
}

export function PolicyLines({ people, dutyName, duty, total }: Props) {
  return (
    <>
      <dl className="policy-lines">
        {people.map(({ who, amount }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div>
          <dt>{dutyName}</dt>
          <dd>{duty}</dd>
        </div>
      </dl>
      <p className="policy-total">
        <span>جمع</span> <Price amount={total} />
      </p>
    </>
  )
}
