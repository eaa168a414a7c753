import { fullDate } from '#calendar/written.ts'
import type { FareRules } from '#flights/answered.ts'
import { persianDigits } from '#money/digits.ts'
import { Note } from '#web/ui/note.tsx'
import { PenaltyClock } from '#web/ui/penalty-clock.tsx'

interface Props {
  readonly rules: FareRules
  /** the amounts are of so many together */
  readonly travellers: number
}

/** What giving back costs from now on, hour by hour, the right after a long delay (always the last sentence), the others, and their source. */
export function PenaltyRules({ rules, travellers }: Props) {
  const delay = rules.sentences.at(-1)
  return (
    <>
      <h4>
        جریمهٔ استرداد{' '}
        <small>{travellers > 1 ? `برای ${persianDigits(travellers)} مسافر` : 'برای هر نفر'}، تومان</small>
      </h4>
      <PenaltyClock steps={rules.steps} />
      {delay !== undefined && <Note icon="shield-check-fill">{delay}</Note>}
      <ul className="results-sentences">
        {rules.sentences.slice(0, -1).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>
          قوانین استرداد از {rules.source}، برقرار از {fullDate(Temporal.PlainDate.from(rules.effectiveFrom))}
        </li>
      </ul>
    </>
  )
}
