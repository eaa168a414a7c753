import { useState } from 'react'
import type { StaffOnPage } from '#desk/web/staff-page.server.ts'
import { Check } from '#web/ui/fields/check.tsx'
import { Field } from '#web/ui/fields/field.tsx'

interface Props extends Pick<StaffOnPage, 'choices' | 'hotels'> {
  readonly fault: string | undefined
}

/** The roles, and for a hotel's staff which hotels. */
export function RoleFields({ choices, hotels, fault }: Props) {
  const [isHotelier, setHotelier] = useState(false)
  return (
    <>
      <fieldset>
        <legend>نقش‌ها</legend>
        {choices.map(({ name, title }) => (
          <Check
            key={name}
            name="roles"
            value={name}
            onChange={({ target }) => name === 'hotelier' && setHotelier(target.checked)}
          >
            {title}
          </Check>
        ))}
      </fieldset>
      {isHotelier && (
        <Field label="هتل‌های او؛ برای چند هتل کلید کنترل را نگه دارید" error={fault}>
          {(tie) => (
            <select {...tie} className="field-input" name="hotels" multiple size={6}>
              {hotels.map(({ id, name, cityName }) => (
                <option key={id} value={id}>
                  {name}، {cityName}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  )
}
