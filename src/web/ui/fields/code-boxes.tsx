import './code-boxes.css'
import { useId } from 'react'
import { latinDigits, persianDigits } from '#money/digits.ts'
import { Words } from '#web/ui/fields/field.tsx'

type Props = {
  label: string
  length: number
  value: string
  onChange: (digits: string) => void
  error?: string | undefined
  name?: string
}

/** A code of four to eight digits, left to right: one real input under drawn boxes, so SMS autofill and paste work. */
export function CodeBoxes({ label, length, value, onChange, error, name }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="code-boxes" data-bad={error ? '' : undefined}>
        {Array.from({ length }, (_, place) => {
          const key = `${place}-of-${length}`
          const next = place === Math.min(value.length, length - 1)
          return (
            <span key={key} aria-hidden="true" data-next={next ? '' : undefined}>
              <b>{persianDigits(value[place] ?? '')}</b>
            </span>
          )
        })}
        <input
          id={id}
          name={name}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-words` : undefined}
          onChange={(event) => onChange(latinDigits(event.target.value).replace(/\D/g, '').slice(0, length))}
        />
      </div>
      <Words id={`${id}-words`} tone={error ? 'bad' : undefined} sentence={error ?? ''} />
    </div>
  )
}
