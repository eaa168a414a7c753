import '#web/ui/select-date.css'
import './birth-date.css'
import { useId } from 'react'
import { GREGORIAN_MONTHS, JALALI_MONTHS } from '#calendar/names.ts'
import { persianDigits } from '#money/digits.ts'
import type { Travel } from '#passengers/form.ts'
import { type BirthDraft, birthYears, inCalendar } from '#passengers/web/traveller-draft.ts'
import { Words, wordsUnder } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Options } from '#web/ui/select-field.tsx'

interface Props {
  readonly name: string
  readonly value: BirthDraft
  readonly onChange: (birth: BirthDraft) => void
  /** when the focus leaves all of it */
  readonly onLeave: () => void
  readonly travel: Travel
  readonly error: string | undefined
}

const parts = [
  { part: 'day', ask: 'روز' },
  { part: 'month', ask: 'ماه' },
  { part: 'year', ask: 'سال' },
] as const

/** Day, month and year of birth: Jalali, or Gregorian for who knows it so. */
export function BirthDate({ name, value, onChange, onLeave, travel, error }: Props) {
  const id = useId()
  const { tone, sentence } = wordsUnder({ label: '', error })
  const options = optionsOf(value, travel)
  return (
    <div
      className="field birth-date"
      data-tone={tone}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onLeave()}
    >
      <span className="birth-date-head">
        <span className="field-label" id={`${id}-label`}>
          تاریخ تولد
        </span>
        <CalendarSwitch birth={value} onChange={onChange} />
      </span>
      <div className="date-box" role="group" aria-labelledby={`${id}-label`}>
        {parts.map(({ part, ask }) => (
          <span key={part}>
            <select
              className="field-input"
              name={`${name}.${part}`}
              aria-label={`${ask} تولد`}
              aria-invalid={tone === 'bad' || undefined}
              aria-describedby={sentence ? `${id}-words` : undefined}
              autoComplete="off"
              value={value[part]}
              onChange={(event) => onChange({ ...value, [part]: event.target.value })}
            >
              <option value="">{ask}</option>
              <Options of={options[part]} />
            </select>
            <span className="field-caret">
              <Icon name="caret-down-bold" size="small" />
            </span>
          </span>
        ))}
      </div>
      <Words id={`${id}-words`} tone={tone} sentence={sentence} />
    </div>
  )
}

function CalendarSwitch({ birth, onChange }: { birth: BirthDraft; onChange: Props['onChange'] }) {
  const isGregorian = birth.calendar === 'gregorian'
  return (
    <button
      type="button"
      className="birth-date-switch"
      aria-pressed={isGregorian}
      onClick={() => onChange(inCalendar(birth, isGregorian ? 'jalali' : 'gregorian'))}
    >
      میلادی
    </button>
  )
}

function optionsOf({ calendar, year: chosen }: BirthDraft, travel: Travel) {
  const { from, to } = birthYears(travel, calendar)
  const offered = range(from, to)
  // a saved traveller of another group keeps his year, so that the fault can be seen
  const years = chosen === '' || offered.includes(Number(chosen)) ? offered : [Number(chosen), ...offered]
  const months = calendar === 'jalali' ? JALALI_MONTHS : GREGORIAN_MONTHS
  return {
    day: range(1, 31).map(numbered),
    month: months.map((label, index) => ({ value: String(index + 1), label })),
    year: years.map(numbered),
  }
}

function numbered(number: number) {
  return { value: String(number), label: persianDigits(number) }
}

/** From the first to the last, whichever is the greater. */
function range(first: number, last: number): readonly number[] {
  const step = first <= last ? 1 : -1
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => first + index * step)
}
