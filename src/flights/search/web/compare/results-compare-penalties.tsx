import './results-compare-penalties.css'
import { Fragment } from 'react'
import { type SharedStretch, sharedStretches } from '#flights/choosing/compare-penalties.ts'
import type { FareRules, FlightDetail } from '#flights/responses.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import type { PenaltyStep } from '#penalties/penalty-step.ts'
import { formattedMoment, isAbroad } from '#web/ui/flight/penalty-moments.ts'

interface Props {
  readonly details: readonly (FlightDetail | undefined)[]
}

/** Refund penalties on one time axis: a row ends wherever one of them rises. */
export function ComparePenalties({ details }: Props) {
  const directions = Math.max(0, ...details.map((detail) => detail?.legRules.length ?? 0))
  return Array.from({ length: directions }, (_, direction) => {
    const rules = details.map((detail) => detail?.legRules[direction])
    // compared tickets all leave from one city
    const { timeZone, cityName = '' } = rules.find((one) => one !== undefined) ?? {}
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: directions have their places and nothing else
      <tbody key={direction}>
        <tr>
          <th scope="colgroup" colSpan={details.length + 1}>
            جریمهٔ استرداد{directions > 1 && `، مسیر ${persianDigits(direction + 1)}`}، هر بزرگسال،{' '}
            {moneyUnit()}
            {isAbroad(timeZone) && `، به وقت ${cityName}`}
          </th>
        </tr>
        {sharedStretches(rules.map(stepsOfOne)).map((stretch, at) => (
          <Stretch key={stretch.until} stretch={stretch} details={details} zone={timeZone} isNow={at === 0} />
        ))}
      </tbody>
    )
  })
}

function stepsOfOne(rules: FareRules | undefined): readonly PenaltyStep[] {
  return rules?.steps.map((step, at) => ({ ...step, ...rules.each[at] })) ?? []
}

interface StretchProps extends Props {
  readonly stretch: SharedStretch
  readonly zone: string | undefined
  readonly isNow: boolean
}

function Stretch({ stretch: { until, steps }, details, zone, isNow }: StretchProps) {
  return (
    <tr aria-current={isNow ? 'step' : undefined}>
      <th scope="row">
        {isNow && <small className="compare-now">الان </small>}
        {until === null ? 'پس از آن' : <Until words={`تا ${formattedMoment(until, zone)}`} />}
      </th>
      {details.map((detail, at) => (
        <td key={detail?.flightProposal.proposalId ?? at}>
          <Penalty step={steps[at]} />
        </td>
      ))}
    </tr>
  )
}

/** May wrap only between day and hour. */
function Until({ words }: { readonly words: string }) {
  return words.split(/(?<=،) /).map((part) => (
    <Fragment key={part}>
      <span className="compare-part">{part}</span>{' '}
    </Fragment>
  ))
}

function Penalty({ step }: { readonly step: PenaltyStep | undefined }) {
  if (step === undefined) return '…'
  return (
    <span className="compare-penalty">
      <i aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(step.percent, 100)}%` }} />
      </i>
      <b>{persianDigits(step.percent)}٪</b> <bdi dir="ltr">{priceText(step.penalty)}</bdi>
    </span>
  )
}
