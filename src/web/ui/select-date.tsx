import './select-date.css'
import type { FocusEvent } from 'react'
import { useId } from 'react'
import { jalaliMonthName } from '#calendar/names.ts'
import { persianDigits } from '#money/digits.ts'
import type { FieldWords } from '#web/ui/field.tsx'
import { Words, wordsUnder } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Option } from '#web/ui/select-field.tsx'
import { Options } from '#web/ui/select-field.tsx'

/** Three answers, each empty until given; Jalali, Latin digits. */
export type DateParts = { day: string; month: string; year: string }

type Props = Omit<FieldWords, 'ltr'> & {
  /** form names become `nameDay`, `nameMonth`, `nameYear` */
  name: string
  value: DateParts
  onChange: (value: DateParts) => void
  /** when the focus leaves all three */
  onLeave?: () => void
  /** Jalali years offered, first to last; a birth date starts with the latest */
  years: { from: number; to: number }
}

const days = range(1, 31).map((day) => ({ value: String(day), label: persianDigits(day) }))
const months = range(1, 12).map((month) => ({ value: String(month), label: jalaliMonthName(month) }))

export function SelectDate({ name, value, onChange, onLeave, years, ...words }: Props) {
  const id = useId()
  const { tone, sentence } = wordsUnder(words)
  const parts = [
    { part: 'day', ask: 'روز', options: days },
    { part: 'month', ask: 'ماه', options: months },
    { part: 'year', ask: 'سال', options: yearsOf(years) },
  ] as const
  return (
    <fieldset className="field" data-tone={tone}>
      <legend className="field-label">{words.label}</legend>
      <div className="date-box">
        {parts.map(({ part, ask, options }) => (
          <span key={part}>
            <select
              className="field-input"
              name={`${name}${part[0]?.toUpperCase()}${part.slice(1)}`}
              aria-label={`${ask} ${words.label}`}
              aria-invalid={tone === 'bad' || undefined}
              aria-describedby={sentence ? `${id}-words` : undefined}
              autoComplete="off"
              value={value[part]}
              onChange={(event) => onChange({ ...value, [part]: event.target.value })}
              onBlur={(event) => leaves(event) && onLeave?.()}
            >
              <option value="">{ask}</option>
              <Options of={options} />
            </select>
            <span className="field-caret">
              <Icon name="caret-down-bold" size="small" />
            </span>
          </span>
        ))}
      </div>
      <Words id={`${id}-words`} tone={tone} sentence={sentence} />
    </fieldset>
  )
}

/** Is the focus going anywhere but to one of the other two? */
function leaves({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.closest('.date-box')?.contains(relatedTarget)
}

function yearsOf({ from, to }: Props['years']): readonly Option[] {
  const step = from <= to ? 1 : -1
  return range(0, Math.abs(to - from)).map((index) => {
    const year = from + index * step
    return { value: String(year), label: persianDigits(year) }
  })
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
