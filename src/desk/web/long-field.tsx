import { Field } from '#web/ui/fields/field.tsx'

interface Props {
  readonly label: string
  readonly name: string
  readonly text: string | undefined
  readonly error: string | undefined
  /** characters */
  readonly most: number
}

/** Text of some paragraphs. */
export function LongField({ label, name, text = '', error, most }: Props) {
  return (
    <Field label={label} error={error}>
      {(tie) => (
        <textarea
          {...tie}
          className="field-input"
          name={name}
          rows={8}
          maxLength={most}
          defaultValue={text}
        />
      )}
    </Field>
  )
}
