import './segmented.css'
import { useId } from 'react'

type Props<Value extends string> = {
  label: string
  name?: string
  options: readonly { value: Value; words: string; disabled?: boolean }[]
  value: Value
  onChange?: (value: Value) => void
  block?: boolean
}

export function Segmented<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  block,
}: Props<Value>) {
  const group = useId()
  return (
    <fieldset className="segmented" data-block={block ? '' : undefined}>
      <legend className="only-spoken">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name ?? group}
            value={option.value}
            disabled={option.disabled}
            {...(onChange
              ? { checked: option.value === value, onChange: () => onChange(option.value) }
              : { defaultChecked: option.value === value })}
          />
          {option.words}
        </label>
      ))}
    </fieldset>
  )
}
