import './place-combobox.css'
import { useEffect, useId, useRef } from 'react'
import { persianDigits } from '#money/digits.ts'
import { IconButton } from '#web/ui/fields/icon-button.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { popularWords } from '#web/ui/places/place-options.ts'
import type { Place } from '#web/ui/places/place-rows.tsx'
import { PlaceRows } from '#web/ui/places/place-rows.tsx'
import { usePlaceSearch } from '#web/ui/places/use-place-search.ts'
import { CellLabel } from '#web/ui/search/search-cell.tsx'

export type PlaceComboboxProps = {
  label: string
  icon: IconName
  name: string
  value: Place | undefined
  onChoose: (place: Place) => void
  /** without input: popular places */
  suggest: (typed: string) => Promise<readonly Place[]>
  recent?: readonly Place[] | undefined
  error?: string | undefined
  hint?: string
  /** placeholder value */
  unset?: string
}

/** An APG combobox with listbox: arrows and Enter choose, Esc restores,
 * the first row is preselected. Full screen below 992 px. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { label, icon, name, value, onChoose, suggest, recent, error } = props
  const { hint = 'شهر، فرودگاه یا کد سه‌حرفی', unset = 'شهر یا فرودگاه' } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const search = usePlaceSearch({
    suggest,
    recent,
    onChoose: (place) => {
      onChoose(place)
      // whoever types on glass wants the keyboard away
      if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
    },
  })
  const { open, typed, places, active } = search
  return (
    <div className="cell" data-searching={open ? '' : undefined} data-bad={error && !open ? '' : undefined}>
      <span className="place-back">
        <IconButton icon="arrow-right" label="بازگشت" onClick={search.close} />
      </span>
      <CellLabel icon={icon}>
        <label htmlFor={id}>{label}</label>
      </CellLabel>
      <input
        ref={input}
        id={id}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && places[active] ? `${id}-list-${active}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-sub` : undefined}
        autoComplete="off"
        placeholder={open ? (value?.name ?? hint) : 'انتخاب کنید'}
        value={open ? typed : (value?.name ?? '')}
        onFocus={search.start}
        onClick={search.start}
        onBlur={search.close}
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={search.onKeyDown}
      />
      {typed !== '' && <Clear onClear={() => search.type('')} />}
      <input type="hidden" name={name} value={value?.code ?? ''} />
      <span className="cell-sub" id={`${id}-sub`}>
        {open ? hint : (error ?? (value ? <Sub {...value} /> : unset))}
      </span>
      {open && <Found id={`${id}-list`} label={label} search={search} />}
    </div>
  )
}

/** The focus stays in the field. */
function Clear({ onClear }: { onClear: () => void }) {
  return (
    <span className="place-clear" onPointerDown={(event) => event.preventDefault()}>
      <IconButton icon="x-circle-fill" label="پاک کردن" tabIndex={-1} onClick={onClear} />
    </span>
  )
}

type FoundProps = { id: string; label: string; search: ReturnType<typeof usePlaceSearch> }

function Found({ id, label, search }: FoundProps) {
  const { typed, places, active, waiting, choose } = search
  const pointedAt = useRef(active)
  useEffect(() => {
    if (pointedAt.current === active) return
    pointedAt.current = active
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div className="place-popup">
      {!places[0]?.recent && <Head typed={typed} count={places.length} />}
      <PlaceRows id={id} label={label} places={places} active={active} typed={typed} onChoose={choose} />
      {places.length === 0 && !waiting && (
        <p className="place-none">شهری با این نام پیدا نشد. نام دیگری را امتحان کنید.</p>
      )}
      <Keys />
    </div>
  )
}

function Sub({ sub, code }: Place) {
  return (
    <>
      {sub} <span className="code">{code}</span>
    </>
  )
}

function Head({ typed, count }: { typed: string; count: number }) {
  return (
    <div className="place-head">
      <span>{typed ? `نتیجه برای «${typed}»` : popularWords}</span>
      <output>{persianDigits(count)} مورد</output>
    </div>
  )
}

function Keys() {
  return (
    <div className="place-keys" aria-hidden="true">
      <span>
        <kbd>بالا و پایین</kbd>حرکت
      </span>
      <span>
        <kbd>Enter</kbd>انتخاب
      </span>
      <span>
        <kbd>Esc</kbd>بستن
      </span>
    </div>
  )
}
