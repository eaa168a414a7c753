import './date-selects.css'
import { useId } from 'react'
import { GREGORIAN_MONTHS, JALALI_MONTHS } from '#calendar/names.ts'
import { persianDigits } from '#money/digits.ts'
import { type DateDraft, daysOf, inCalendar } from '#passengers/web/date-draft.ts'
import { DateBox } from '#web/ui/calendar/date-box.tsx'
import { wordsUnder } from '#web/ui/fields/field.tsx'

interface Props {
  readonly name: string
  readonly label: string
  readonly of: string
  readonly value: DateDraft
  readonly onChange: (date: DateDraft) => void
  readonly onLeave: () => void
  /** of the calendar in use, in order */
  readonly years: { readonly from: number; readonly to: number }
  readonly error: string | undefined
  readonly confirmed?: string | undefined
  readonly doubt?: string | undefined
}

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
      <DateBox
        id={id}
        value={value}
        options={optionsOf(value, years)}
        nameOf={(part) => `${name}.${part}`}
        of={of}
        tone={tone}
        sentence={sentence}
        onChange={(part, chosen) => onChange({ ...value, [part]: chosen })}
      />
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

function optionsOf(date: DateDraft, { from, to }: Props['years']) {
  const { calendar, year: chosen } = date
  const offered = range(from, to)
  // a saved year outside the range stays, so that its fault is visible
  const years = chosen === '' || offered.includes(Number(chosen)) ? offered : [Number(chosen), ...offered]
  const months = calendar === 'jalali' ? JALALI_MONTHS : GREGORIAN_MONTHS
  return {
    day: daysOf(date).map(numbered),
    month: months.map((label, index) => ({ value: String(index + 1), label })),
    year: years.map(numbered),
  }
}

function numbered(number: number) {
  return { value: String(number), label: persianDigits(number) }
}

function range(first: number, last: number): readonly number[] {
  const step = first <= last ? 1 : -1
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => first + index * step)
}
