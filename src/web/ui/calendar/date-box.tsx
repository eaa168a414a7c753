import './date-box.css'
import { type Tone, Words } from '#web/ui/fields/field.tsx'
import { type Option, Options } from '#web/ui/fields/select-field.tsx'
import { Icon } from '#web/ui/icon.tsx'

export type DateParts = { day: string; month: string; year: string }
type Part = keyof DateParts

type Props = {
  id: string
  value: DateParts
  options: Readonly<Record<Part, readonly Option[]>>
  nameOf: (part: Part) => string
  of: string
  tone: Tone
  sentence: string
  onChange: (part: Part, chosen: string) => void
}

const asked = [
  ['day', 'روز'],
  ['month', 'ماه'],
  ['year', 'سال'],
] as const satisfies readonly (readonly [Part, string])[]

export function DateBox({ id, value, options, nameOf, of, tone, sentence, onChange }: Props) {
  return (
    <>
      <div className="date-box" role="group" aria-labelledby={`${id}-label`}>
        {asked.map(([part, ask]) => (
          <span key={part}>
            <select
              className="field-input"
              name={nameOf(part)}
              aria-label={`${ask} ${of}`}
              aria-invalid={tone === 'bad' || undefined}
              aria-describedby={sentence ? `${id}-words` : undefined}
              autoComplete="off"
              value={value[part]}
              onChange={(event) => onChange(part, event.target.value)}
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
    </>
  )
}
