import '#web/ui/select-date.css'
import './date-selects.css'
import { useId } from 'react'
import { GREGORIAN_MONTHS, JALALI_MONTHS } from '#calendar/names.ts'
import { persianDigits } from '#money/digits.ts'
import { type DateDraft, inCalendar } from '#passengers/web/date-draft.ts'
import { Words, wordsUnder } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Options } from '#web/ui/select-field.tsx'

interface Props {
  readonly name: string
  readonly label: string
  /** said after روز، ماه، سال: «تولد», «انقضا» */
  readonly of: string
  readonly value: DateDraft
  readonly onChange: (date: DateDraft) => void
  /** when the focus leaves all of it */
  readonly onLeave: () => void
  /** offered by the calendar in use, first to last */
  readonly years: { readonly from: number; readonly to: number }
  readonly error: string | undefined
  readonly confirmed?: string | undefined
  readonly doubt?: string | undefined
}

const parts = [
  { part: 'day', ask: 'روز' },
  { part: 'month', ask: 'ماه' },
  { part: 'year', ask: 'سال' },
] as const

/** Day, month and year: Jalali, or Gregorian for who reads it so. */
export function DateSelects({
  name,
  label,
  of,
  value,
  onChange,
  onLeave,
  years,
  error,
  confirmed,
  doubt,
}: Props) {
  const id = useId()
  const { tone, sentence } = wordsUnder({ label: '', error, confirmed, doubt })
  const options = optionsOf(value, years)
  return (
    <div
      className="field date-selects"
      data-tone={tone}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onLeave()}
    >
      <span className="date-selects-head">
        <span className="field-label" id={`${id}-label`}>
          {label}
        </span>
        <CalendarSwitch label={label} date={value} onChange={onChange} />
      </span>
      <div className="date-box" role="group" aria-labelledby={`${id}-label`}>
        {parts.map(({ part, ask }) => (
          <span key={part}>
            <select
              className="field-input"
              name={`${name}.${part}`}
              aria-label={`${ask} ${of}`}
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

interface SwitchProps {
  readonly label: string
  readonly date: DateDraft
  readonly onChange: Props['onChange']
}

function CalendarSwitch({ label, date, onChange }: SwitchProps) {
  const isGregorian = date.calendar === 'gregorian'
  return (
    <button
      type="button"
      className="date-selects-switch"
      aria-label={`${label} به میلادی`}
      aria-pressed={isGregorian}
      onClick={() => onChange(inCalendar(date, isGregorian ? 'jalali' : 'gregorian'))}
    >
      میلادی
    </button>
  )
}

function optionsOf({ calendar, year: chosen }: DateDraft, { from, to }: Props['years']) {
  const offered = range(from, to)
  // a saved traveller whose year is none of these keeps it, so that the fault can be seen
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
