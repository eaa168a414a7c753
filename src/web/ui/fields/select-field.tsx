import type { ComponentProps } from 'react'
import type { FieldWords } from '#web/ui/fields/field.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

export type Option = { value: string; label: string }

export type OptionGroup = { label: string; options: readonly Option[] }

type Props = FieldWords & Omit<ComponentProps<'select'>, 'id' | 'children'> & { options: readonly Option[] }

export function SelectField({ label, hint, error, confirmed, options, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} confirmed={confirmed}>
      {(tie) => (
        <>
          <select {...rest} {...tie} className="field-input">
            <Options of={options} />
          </select>
          <span className="field-caret">
            <Icon name="caret-down-bold" size="small" />
          </span>
        </>
      )}
    </Field>
  )
}

export function Options({ of }: { of: readonly (Option | OptionGroup)[] }) {
  return of.map((one) =>
    'options' in one ? (
      <optgroup key={one.label} label={one.label}>
        <Options of={one.options} />
      </optgroup>
    ) : (
      <option key={one.value} value={one.value}>
        {one.label}
      </option>
    ),
  )
}
