import type { ChosenText, TextsOnPage } from '#desk/web/content/texts-page.server.ts'
import { DayField } from '#desk/web/day-field.tsx'
import { LongField } from '#desk/web/long-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props {
  readonly page: TextsOnPage
  readonly text: ChosenText
  readonly faults: Readonly<Record<string, string | undefined>>
}

export function TextFields({ page: { fields, figures, sites }, text, faults }: Props) {
  return (
    <>
      {fields.map(({ name, label, isLong }) =>
        isLong ? (
          <LongField
            key={name}
            label={label}
            name={name}
            text={text.fields[name]}
            error={faults[name]}
            most={3000}
          />
        ) : (
          <TextField
            key={name}
            label={label}
            name={name}
            defaultValue={text.fields[name] ?? ''}
            error={faults[name]}
          />
        ),
      )}
      {figures.length > 0 && (
        <details>
          <summary>جای‌نگهدارها؛ عددها تنها با این‌ها نوشته می‌شود</summary>
          <dl className="desk-content-figures">
            {figures.map(({ name, says }) => (
              <div key={name}>
                <dt dir="ltr">{`{${name}}`}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <SelectField label="سایت" name="brand" options={[{ value: '', label: 'همهٔ سایت‌ها' }, ...sites]} />
      <DayField label="از روز؛ خالی یعنی بی‌درنگ" name="day" error={faults['day'] ?? faults['startsAt']} />
      <TextField label="از ساعت" name="hour" placeholder="۱۴:۳۰" ltr />
      <DayField
        label="تا روز؛ خالی یعنی بی‌پایان"
        name="untilDay"
        error={faults['untilDay'] ?? faults['endsAt']}
      />
      <TextField label="تا ساعت" name="untilHour" placeholder="۱۴:۳۰" ltr />
    </>
  )
}
