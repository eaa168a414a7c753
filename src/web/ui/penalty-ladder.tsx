import './penalty-ladder.css'
import { persianDigits } from '#money/digits.ts'

export type PenaltyStep = {
  /** «تا ۱۲ ظهرِ ۳ روز قبل» */
  when: string
  percent: number
  /** of one traveller, as `inToman` writes it */
  amount?: string
  /** the step that counts at this moment */
  now?: boolean
}

/** What giving a ticket back costs, step by step, with the present step marked. */
export function PenaltyLadder({ steps }: { steps: readonly PenaltyStep[] }) {
  return (
    <ol className="penalty-ladder">
      {steps.map(({ when, percent, amount, now }) => (
        <li key={when} aria-current={now ? 'step' : undefined}>
          <span>
            {when} {now && <span className="now">الان</span>}
          </span>
          <span className="bar" aria-hidden="true">
            <i style={{ inlineSize: `${percent}%` }} />
          </span>
          <b className="percent">
            {persianDigits(percent)}٪<span className="only-spoken">، </span>
          </b>
          <span className="amount">
            {amount && <bdi dir="ltr">{amount}</bdi>}
            {amount && <span className="only-spoken"> تومان</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
