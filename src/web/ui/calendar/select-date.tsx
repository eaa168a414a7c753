import { useId } from 'react'
import { jalaliMonthName } from '#calendar/names.ts'
import { persianDigits } from '#money/digits.ts'
import { DateBox, type DateParts } from '#web/ui/calendar/date-box.tsx'
import { type FieldWords, wordsUnder } from '#web/ui/fields/field.tsx'
import type { Option } from '#web/ui/fields/select-field.tsx'

type Props = Omit<FieldWords, 'ltr'> & {
  name: string
  value: DateParts
  onChange: (value: DateParts) => void
  /** when the focus leaves all three */
  onLeave?: () => void
  /** offered from last to first for birth dates */
  years: { from: number; to: number }
}

const days = range(1, 31).map((day) => ({ value: String(day), label: persianDigits(day) }))
const months = range(1, 12).map((month) => ({ value: String(month), label: jalaliMonthName(month) }))

export function SelectDate({ name, value, onChange, onLeave, years, ...words }: Props) {
  const id = useId()
  const { tone, sentence } = wordsUnder(words)
  return (
    <div
      className="field"
      data-tone={tone}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onLeave?.()}
    >
      <span className="field-label" id={`${id}-label`}>
        {words.label}
      </span>
      <DateBox
        id={id}
        value={value}
        options={{ day: days, month: months, year: yearsOf(years) }}
        nameOf={(part) => `${name}${part[0]?.toUpperCase()}${part.slice(1)}`}
        of={words.label}
        tone={tone}
        sentence={sentence}
        onChange={(part, chosen) => onChange({ ...value, [part]: chosen })}
      />
    </div>
  )
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
