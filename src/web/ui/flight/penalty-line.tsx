import './penalty-line.css'
import { persianDigits } from '#money/digits.ts'
import { type ClockStep, untilInLines } from '#web/ui/flight/penalty-moments.ts'

interface Props {
  readonly steps: readonly ClockStep[]
  readonly boughtOn: string
  readonly zone?: string
  /** «پرواز» when left out, «ورود» of a stay */
  readonly beginning?: string
}

/** From purchase to departure or check-in; past steps are red. */
export function PenaltyLine({ steps, boughtOn, zone, beginning }: Props) {
  return (
    <ol className="penalty-line">
      <li data-state="past">
        <b>خرید</b>
        <i aria-hidden="true" />
        <small>{boughtOn}</small>
      </li>
      {steps.map((step) => (
        <li
          key={step.from ?? ''}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          {step.state === 'now' && <span className="flag">الان</span>}
          <b>{persianDigits(step.percent)}٪</b>
          <i aria-hidden="true" />
          <small>
            {untilInLines(step, zone, beginning).map((line) => (
              <span key={line}>{line} </span>
            ))}
          </small>
        </li>
      ))}
    </ol>
  )
}
