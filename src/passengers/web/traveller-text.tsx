import type { PassengerField, Travel } from '#passengers/form.ts'
import type { TravellerDraft, TravellerFaults } from '#passengers/web/traveller-draft.ts'
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

type TextName =
  | 'firstName'
  | 'lastName'
  | 'firstNameFarsi'
  | 'lastNameFarsi'
  | 'nationalCode'
  | 'passportNumber'

type Props = FieldsProps & {
  readonly field: TextName
  readonly label: string
  readonly look?: Omit<Parameters<typeof TextField>[0], 'label'>
}

/** Latin capitals, left to right, as passports and tickets have them. */
export const latin = { ltr: true, lang: 'en', autoCapitalize: 'characters', spellCheck: false } as const

/** One text of a traveller; what is wrong is said when it is left. */
export function TravellerText({ field, label, look, name, draft, faults, onChange, onLeave }: Props) {
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
