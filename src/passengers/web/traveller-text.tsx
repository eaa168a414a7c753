import type { CalendarKind } from '#calendar/months.ts'
import type { PassengerField, Travel } from '#passengers/form.ts'
import { type ReadMarks, wordsOfMark } from '#passengers/web/read-marks.ts'
import type { TravellerDraft, TravellerFaults } from '#passengers/web/traveller-draft.ts'
import { putRight } from '#passengers/web/typed.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

export interface FieldsProps {
  readonly name: string
  readonly draft: TravellerDraft
  readonly faults: TravellerFaults
  readonly travel: Travel
  /** years of birth; default: the age group's */
  readonly births?: ((calendar: CalendarKind) => { readonly from: number; readonly to: number }) | undefined
  /** marks of values read from a passport */
  readonly read?: ReadMarks | undefined
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
  readonly takes?: (text: string) => string
}

export const latin = { ltr: true, lang: 'en', autoCapitalize: 'characters', spellCheck: false } as const

export function TravellerText({ field, label, look, takes = asTyped, ...props }: Props) {
  const { name, draft, faults, read, onChange, onLeave } = props
  const mark = field === 'firstNameFarsi' || field === 'lastNameFarsi' ? undefined : read?.[field]
  return (
    <TextField
      {...look}
      {...wordsOfMark(mark)}
      label={label}
      name={`${name}.${field}`}
      autoComplete="off"
      required
      value={draft[field]}
      error={faults[field]}
      onChange={(event) => onChange({ ...draft, [field]: putRight(event.target, takes) }, field)}
      onBlur={() => onLeave(field)}
    />
  )
}

function asTyped(text: string): string {
  return text
}
