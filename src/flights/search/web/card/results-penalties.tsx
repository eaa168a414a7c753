import { fullDate } from '#calendar/formatted.ts'
import type { FareRules } from '#flights/responses.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { AirlineText } from '#web/ui/flight/airline-text.tsx'
import { PenaltyClock } from '#web/ui/flight/penalty-clock.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly rules: FareRules
  readonly label?: string | undefined
  /** the sentences are shown with another direction that has the same */
  readonly isBrief?: boolean
  /** the amounts are for so many travellers */
  readonly travellers: number
}

export function PenaltyRules({ rules, label, isBrief = false, travellers }: Props) {
  return (
    <>
      <h4>
        جریمهٔ استرداد{label && ` ${label}`}{' '}
        <small>
          {travellers > 1 ? `برای ${persianDigits(travellers)} مسافر` : 'برای هر نفر'}، {moneyUnit()}
        </small>
      </h4>
      <PenaltyClock steps={rules.steps} zone={rules.timeZone} cityName={rules.cityName} />
      <FareSentences rules={rules} isBrief={isBrief} />
    </>
  )
}

export function FareSentences({ rules, isBrief = false }: Pick<Props, 'rules' | 'isBrief'>) {
  return (
    <>
      {!isBrief && <Sentences rules={rules} />}
      {rules.texts.map(({ airline, text }) => (
        <AirlineText key={text} airline={airline} text={text} />
      ))}
    </>
  )
}

function Sentences({ rules }: Pick<Props, 'rules'>) {
  const delay = rules.sentences.at(-1)
  return (
    <>
      {delay !== undefined && <Note icon="shield-check-fill">{delay}</Note>}
      <ul className="results-sentences">
        {rules.sentences.slice(0, -1).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>
          جدول جریمه: {rules.source}؛ برقرار از {fullDate(Temporal.PlainDate.from(rules.effectiveFrom))}
        </li>
      </ul>
    </>
  )
}
