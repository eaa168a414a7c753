import { useState } from 'react'
import type { StaffOnPage } from '#desk/web/staff-page.server.ts'
import { Check } from '#web/ui/fields/check.tsx'
import { Field } from '#web/ui/fields/field.tsx'

interface Props extends Pick<StaffOnPage, 'choices' | 'hotels'> {
  /** of whoever has some already */
  readonly held?: Pick<StaffOnPage['colleagues'][number], 'roles' | 'hotels'> | undefined
  readonly fault: string | undefined
}

/** The roles, and for a hotel's staff which hotels; what somebody has is chosen already. */
export function RoleFields({ choices, hotels, held, fault }: Props) {
  const [isHotelier, setHotelier] = useState(held?.roles.includes('hotelier') ?? false)
  return (
    <>
      <fieldset>
        <legend>نقش‌ها</legend>
        {choices.map(({ name, title }) => (
          <Check
            key={name}
            name="roles"
            value={name}
            defaultChecked={held?.roles.includes(name)}
            onChange={({ target }) => name === 'hotelier' && setHotelier(target.checked)}
          >
            {title}
          </Check>
        ))}
      </fieldset>
      {isHotelier && (
        <Field label="هتل‌های او؛ برای چند هتل کلید کنترل را نگه دارید" error={fault}>
          {(tie) => (
            <select
              {...tie}
              className="field-input"
              name="hotels"
              multiple
              size={6}
              defaultValue={held?.hotels}
            >
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
