import { Choice } from '#passengers/web/choice.tsx'
import { DateSelects } from '#passengers/web/date-selects.tsx'
import { LatinSuggestion } from '#passengers/web/name-advice.tsx'
import { wordsOfMark } from '#passengers/web/read-marks.ts'
import { birthYears } from '#passengers/web/traveller-draft.ts'
import { type FieldsProps, latin, TravellerText } from '#passengers/web/traveller-text.tsx'

const genders = [
  { value: 'Male', words: 'مرد' },
  { value: 'Female', words: 'زن' },
] as const

export function Gender({ name, draft, faults, onChange, onLeave }: FieldsProps) {
  return (
    <Choice
      label="جنسیت"
      name={`${name}.genderTitle`}
      options={genders}
      value={draft.genderTitle}
      error={faults.genderTitle}
      onChange={(genderTitle) => onChange({ ...draft, genderTitle }, 'genderTitle')}
      onLeave={() => onLeave('genderTitle')}
    />
  )
}

const latinLabels = { firstName: 'نام لاتین', lastName: 'نام خانوادگی لاتین' } as const

interface LatinProps extends FieldsProps {
  readonly field: keyof typeof latinLabels
  /** suggested Latin spelling, while the field is empty */
  readonly suggested: string | undefined
}

export function LatinName({ field, suggested, ...props }: LatinProps) {
  const { name, draft, onChange } = props
  return (
    <div>
      <TravellerText {...props} field={field} label={latinLabels[field]} look={latin} />
      {suggested !== undefined && (
        <LatinSuggestion
          latin={suggested}
          of={latinLabels[field]}
          onTake={() => {
            onChange({ ...draft, [field]: suggested }, field)
            focusField(`${name}.${field}`)
          }}
        />
      )}
    </div>
  )
}

export function Birth({ name, draft, faults, travel, births, read, onChange, onLeave }: FieldsProps) {
  return (
    <DateSelects
      name={`${name}.birthDateFa`}
      label="تاریخ تولد"
      of="تولد"
      value={draft.birth}
      years={births?.(draft.birth.calendar) ?? birthYears(travel, draft.birth.calendar)}
      error={faults.birthDateFa}
      {...wordsOfMark(read?.birthDateFa)}
      onChange={(birth) => onChange({ ...draft, birth }, 'birthDateFa')}
      onLeave={() => onLeave('birthDateFa')}
    />
  )
}

/** The pressed button is gone: focus the filled field. */
export function focusField(name: string): void {
  const [field] = document.getElementsByName(name)
  field?.focus()
}
