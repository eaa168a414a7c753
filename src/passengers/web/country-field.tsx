// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a listbox of rich rows (APG): the keys are the combobox field's
import './country-field.css'
import { useId } from 'react'
import { useCountrySearch } from '#passengers/web/use-country-search.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (name: string) => void
  readonly onLeave: () => void
}

/** An ARIA combobox; Persian or English. Without script a text field: the server knows the names. */
export function CountryField({ label, name, value, error, onChange, onLeave }: Props) {
  const listId = useId()
  const { isOpen, active, found, choose, open, type, leave, onKeyDown } = useCountrySearch(value, onChange)
  return (
    <div className="country-field">
      <Field label={label} error={error}>
        {(tie) => (
          <>
            <input
              {...tie}
              className="field-input"
              name={name}
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
              autoComplete="off"
              required
              value={value}
              onFocus={(event) => event.target.select()}
              onClick={open}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={() => {
                leave()
                onLeave()
              }}
            />
            <span className="field-caret">
              <Icon name="caret-down-bold" size="small" />
            </span>
          </>
        )}
      </Field>
      {isOpen && (
        <div className="country-list" role="listbox" id={listId} aria-label={label}>
          {found.map((country, index) => (
            <div
              key={country.code3}
              id={`${listId}-${index}`}
              className="country-row"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(country)}
            >
              <b>{country.name}</b>
              <small lang="en" dir="ltr">
                {country.nameEn}
              </small>
            </div>
          ))}
          {found.length === 0 && <p className="country-none">کشوری با این نام پیدا نشد.</p>}
        </div>
      )}
    </div>
  )
}
