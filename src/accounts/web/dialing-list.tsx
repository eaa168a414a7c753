// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a listbox of rich rows (APG): the keys are the combobox field's
import { type KeyboardEvent, useId, useState } from 'react'
import { searchDialing } from '#accounts/web/dialing-search.ts'
import { Flag } from '#accounts/web/flag.tsx'
import { focusAtOnce } from '#accounts/web/focus.ts'
import type { DialingCountry } from '#accounts/web/mobile.ts'
import { persianDigits } from '#money/digits.ts'

interface Props {
  /** ISO code */
  readonly chosen: string
  readonly onChoose: (country: DialingCountry) => void
  readonly onClose: () => void
}

/** All countries, by name or code; an ARIA combobox over a listbox. */
export default function DialingList({ chosen, onChoose, onClose }: Props) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = searchDialing(typed)

  function onKeyDown(event: KeyboardEvent) {
    const country = found[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setActive((active + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter' && country) onChoose(country)
    else if (event.key === 'Escape') onClose()
    else if (event.key !== 'Enter') return
    event.preventDefault()
  }

  return (
    <div className="dialing-list">
      <input
        ref={focusAtOnce}
        className="field-input"
        role="combobox"
        aria-label="نام کشور یا کد آن"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder="نام کشور یا کد"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={listId} aria-label="کشورها">
        {found.map((country, index) => (
          <div
            key={country.code}
            ref={(row) => {
              if (index === active) row?.scrollIntoView({ block: 'nearest' })
            }}
            id={`${listId}-${index}`}
            className="dialing-row"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            aria-current={country.code === chosen || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(country)}
          >
            <Flag code={country.code} />
            <b>{country.name}</b>
            <bdi dir="ltr">{persianDigits(country.dialingCode)}</bdi>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="dialing-none">کشوری با این نام یا کد پیدا نشد.</p>}
    </div>
  )
}
