import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { type PairRequest, plainAgeField } from '#flight-and-hotel/address.ts'
import type { PairFault, PairField } from '#flight-and-hotel/search-faults.ts'
import type { PairChoices } from '#flight-and-hotel/web/pair-choices.ts'
import { roomsLine } from '#hotels/address.ts'
import { MOST_CHILDREN, OLDEST_CHILD } from '#hotels/occupancy.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import type { Option, OptionGroup } from '#web/ui/fields/select-field.tsx'
import { CellGroup, SelectCell } from '#web/ui/search/search-cell.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { useDoneBefore } from '#web/use-done-before.ts'

interface Props {
  readonly asked: PairRequest
  readonly choices: PairChoices
  readonly faults: readonly PairFault[]
}

const nothing = { value: '', label: 'انتخاب کنید' }

/** A form of selects: the same with and without script. */
export function PairSearchForm({ asked, choices, faults }: Props) {
  const isSearching = useSearching()
  const place = useRef<HTMLFormElement>(null)
  useDoneBefore(place)
  const cell = (name: PairField, options: readonly (Option | OptionGroup)[]) => ({
    name,
    options,
    defaultValue: name === 'rooms' ? roomsLine(asked.rooms) : asked[name],
    error: faults.find(({ property }) => property === name)?.says,
  })
  const days = [nothing, ...choices.days]
  return (
    <Form
      ref={place}
      key={JSON.stringify(asked)}
      className="pair-search"
      method="get"
      action="/flight-and-hotel"
      role="search"
      aria-label="جستجوی پرواز و هتل"
    >
      <div className="search-grid">
        <CellGroup>
          <SelectCell
            label="مبدأ"
            icon="airplane-takeoff"
            {...cell('origin', [nothing, ...choices.origins])}
          />
          <SelectCell
            label="مقصد و شهر هتل"
            icon="map-pin-duotone"
            {...cell('destination', [nothing, ...choices.destinations])}
          />
        </CellGroup>
        <CellGroup>
          <SelectCell label="رفت و ورود به هتل" icon="calendar-blank" {...cell('out', days)} />
          <SelectCell label="برگشت و خروج از هتل" icon="calendar-blank" {...cell('back', days)} />
        </CellGroup>
        <CellGroup>
          <SelectCell label="اتاق و مسافران" icon="users" {...cell('rooms', choices.rooms)} />
        </CellGroup>
        <Button
          kind="commit"
          type="submit"
          icon="magnifying-glass-bold"
          busy={isSearching && 'در حال جستجو…'}
        >
          جستجوی هر دو
        </Button>
      </div>
      <Children />
      <Faults faults={faults} />
    </Form>
  )
}

function useSearching(): boolean {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === '/flight-and-hotel'
}

function Faults({ faults }: Pick<Props, 'faults'>) {
  if (faults.length === 0) return null
  return (
    <Note tone="bad" announced>
      {faults.map(({ property, says }) => (
        <p key={property}>{says}</p>
      ))}
    </Note>
  )
}

const ages = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => ({
  value: String(age),
  label: age === 0 ? 'زیر ۱ سال' : `${persianDigits(age)} سال`,
}))

function Children() {
  return (
    <details className="pair-children">
      <summary>کودک همراه دارید؟</summary>
      <div>
        {Array.from({ length: MOST_CHILDREN }, (_, child) => (
          <SelectCell
            key={child}
            label={`سن کودک ${persianDigits(child + 1)} در اتاق اول`}
            icon="student-duotone"
            name={plainAgeField}
            options={[{ value: '', label: 'ندارد' }, ...ages]}
          />
        ))}
      </div>
    </details>
  )
}
