import { useId } from 'react'
import { Words } from '#web/ui/fields/field.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'

interface Props<Value extends string> {
  readonly label: string
  readonly name: string
  readonly options: readonly { readonly value: Value; readonly words: string }[]
  readonly value: Value
  readonly error: string | undefined
  readonly hint?: string
  readonly onChange: (value: Value) => void
  readonly onLeave: () => void
}

export function Choice<Value extends string>(props: Props<Value>) {
  const { label, name, options, value, error, hint = '', onChange, onLeave } = props
  const id = useId()
  const sentence = error ?? hint
  return (
    <div
      className="field traveller-choice"
      data-tone={error && 'bad'}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onLeave()}
    >
      <span className="field-label" aria-hidden="true">
        {label}
      </span>
      <div role="group" aria-label={label} aria-describedby={sentence ? `${id}-words` : undefined}>
        <Segmented block label={label} name={name} options={options} value={value} onChange={onChange} />
      </div>
      <Words id={`${id}-words`} tone={error ? 'bad' : undefined} sentence={sentence} />
    </div>
  )
}
