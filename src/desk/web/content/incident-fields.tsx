import { Check } from '#web/ui/fields/check.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

const levels = [
  { value: 'slow', label: 'کند است' },
  { value: 'down', label: 'قطع است' },
]

interface Props {
  readonly services: readonly { readonly name: string; readonly title: string }[]
  readonly faults: Readonly<Record<string, string>>
}

/** What a new incident has beside its words. */
export function IncidentFields({ services, faults }: Props) {
  return (
    <>
      <fieldset>
        <legend>سرویس‌ها</legend>
        {services.map(({ name, title }) => (
          <Check key={name} name="services" value={name}>
            {title}
          </Check>
        ))}
      </fieldset>
      <RefusalNote says={faults['services']} />
      <SelectField label="شدت" name="level" options={levels} />
      <TextField label="عنوان" name="title" maxLength={80} error={faults['title']} />
    </>
  )
}
