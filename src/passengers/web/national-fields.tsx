import './national-fields.css'
import { useId } from 'react'
import type { PassengerField, Travel } from '#passengers/form.ts'
import { BirthDate } from '#passengers/web/birth-date.tsx'
import type { TravellerDraft, TravellerFaults } from '#passengers/web/traveller-draft.ts'
import { Words } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export interface FieldsProps {
  /** form names become `name.firstName` and so on */
  readonly name: string
  readonly draft: TravellerDraft
  readonly faults: TravellerFaults
  readonly travel: Travel
  readonly onChange: (draft: TravellerDraft, field: PassengerField) => void
  readonly onLeave: (field: PassengerField) => void
}

const latin = { ltr: true, lang: 'en', autoCapitalize: 'characters', spellCheck: false } as const

/** The domestic form (§5, mode national), in the order it is read from an identity card. */
export function NationalFields(props: FieldsProps) {
  const { name, draft, faults, travel, onChange, onLeave } = props
  return (
    <div className="traveller-fields">
      <Gender {...props} />
      <Text {...props} field="firstName" label="نام لاتین" look={latin} />
      <Text {...props} field="lastName" label="نام خانوادگی لاتین" look={latin} />
      <BirthDate
        name={`${name}.birthDateFa`}
        value={draft.birth}
        travel={travel}
        error={faults.birthDateFa}
        onChange={(birth) => onChange({ ...draft, birth }, 'birthDateFa')}
        onLeave={() => onLeave('birthDateFa')}
      />
      <Text {...props} field="firstNameFarsi" label="نام فارسی" />
      <Text {...props} field="lastNameFarsi" label="نام خانوادگی فارسی" />
      <Text {...props} field="nationalCode" label="کد ملی" look={{ ltr: true, inputMode: 'numeric' }} />
    </div>
  )
}

type TextName = 'firstName' | 'lastName' | 'firstNameFarsi' | 'lastNameFarsi' | 'nationalCode'
type TextProps = FieldsProps & {
  readonly field: TextName
  readonly label: string
  readonly look?: Omit<Parameters<typeof TextField>[0], 'label'>
}

function Text({ field, label, look, name, draft, faults, onChange, onLeave }: TextProps) {
  return (
    <TextField
      {...look}
      label={label}
      name={`${name}.${field}`}
      autoComplete="off"
      required
      value={draft[field]}
      error={faults[field]}
      onChange={(event) => onChange({ ...draft, [field]: event.target.value }, field)}
      onBlur={() => onLeave(field)}
    />
  )
}

const genders = [
  { value: 'Male', words: 'مرد' },
  { value: 'Female', words: 'زن' },
] as const

function Gender({ name, draft, faults, onChange, onLeave }: FieldsProps) {
  const id = useId()
  const fault = faults.genderTitle
  return (
    <div
      className="field traveller-gender"
      data-tone={fault && 'bad'}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onLeave('genderTitle')}
    >
      <span className="field-label" aria-hidden="true">
        جنسیت
      </span>
      <div role="group" aria-label="جنسیت" aria-describedby={fault && `${id}-words`}>
        <Segmented
          block
          label="جنسیت"
          name={`${name}.genderTitle`}
          options={genders}
          value={draft.genderTitle}
          onChange={(genderTitle) => onChange({ ...draft, genderTitle }, 'genderTitle')}
        />
      </div>
      <Words id={`${id}-words`} tone={fault ? 'bad' : undefined} sentence={fault ?? ''} />
    </div>
  )
}
