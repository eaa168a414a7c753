import './dialing-field.css'
import { lazy, Suspense, useRef, useState } from 'react'
import type { DialingCountry } from '#accounts/web/mobile.ts'
import { persianDigits } from '#money/digits.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

const DialingList = lazy(() => import('#accounts/web/dialing-list.tsx'))

interface Props {
  readonly country: DialingCountry
  readonly onChoose: (country: DialingCountry) => void
}

/** The country before a number; the list of all comes when it is opened. */
export function DialingField({ country, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  function close() {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div
      className="dialing-field"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <Field label="کشور">
        {(tie) => (
          <>
            <button
              {...tie}
              ref={button}
              type="button"
              className="field-input"
              aria-label={`کشور: ${country.name}، ${persianDigits(country.dialingCode)}`}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {country.name}&nbsp;<bdi dir="ltr">{persianDigits(country.dialingCode)}</bdi>
            </button>
            <span className="field-caret">
              <Icon name="caret-down-bold" size="small" />
            </span>
          </>
        )}
      </Field>
      <Suspense>
        {isOpen && (
          <DialingList
            chosen={country.code}
            onClose={close}
            onChoose={(next) => {
              onChoose(next)
              close()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
