import type { ComponentProps } from 'react'
import type { FieldWords } from '#web/ui/fields/field.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

type Props = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'dir'> & { icon?: IconName }

export function TextField({ label, hint, error, confirmed, doubt, ltr, icon, ...rest }: Props) {
  const words = { label, hint, error, confirmed, doubt, ...(ltr && { ltr }) }
  return (
    <Field {...words}>
      {(tie) => (
        <>
          {icon && <Icon name={icon} />}
          <input {...rest} {...tie} className="field-input" dir={ltr ? 'ltr' : undefined} />
        </>
      )}
    </Field>
  )
}
