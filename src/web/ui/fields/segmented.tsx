import './segmented.css'
import { useId } from 'react'

type Props<Value extends string> = {
  label: string
  /** the field's name in a form */
  name?: string
  options: readonly { value: Value; words: string; disabled?: boolean }[]
  value: Value
  onChange?: (value: Value) => void
  block?: boolean
}

/** One of a few, side by side: radio buttons in a track, so arrows and forms work by themselves. */
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
