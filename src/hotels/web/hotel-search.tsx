import '#web/ui/search/search-panel.css'
import './hotel-search.css'
import { type FormEvent, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { addressOf, type HotelSearch as Search } from '#hotels/address.ts'
import type { OccupancyFault } from '#hotels/occupancy.ts'
import type { HotelFault, HotelField, HotelRequest } from '#hotels/search-form.ts'
import { hotelPath } from '#hotels/web/hotel-path.ts'
import type { HotelSearchChoices } from '#hotels/web/hotel-search-choices.ts'
import type { HotelDraft } from '#hotels/web/hotel-search-draft.ts'
import { PlainHotelCells } from '#hotels/web/hotel-search-plain.tsx'
import { useHotelDraft } from '#hotels/web/use-hotel-draft.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { useDoneBefore } from '#web/use-done-before.ts'
import { useRicher } from '#web/use-richer.ts'

export interface HotelSearchProps extends HotelSearchChoices {
  readonly asked?: HotelRequest
  readonly faults?: readonly HotelFault[]
  readonly hotelId?: string
}

export interface HotelCellsProps extends HotelSearchProps {
  readonly draft: HotelDraft
  readonly onChange: (draft: HotelDraft) => void
  readonly crowd: readonly OccupancyFault[]
}

const richCells = () => import('#hotels/web/hotel-search-rich.tsx')

export function HotelSearch(props: HotelSearchProps) {
  const { today, hotelId } = props
  const { draft, change, faults, crowd, judge } = useHotelDraft(props)
  const action = hotelId === undefined ? '/hotels' : `/hotel/${hotelId}`
  const place = useRef<HTMLFormElement>(null)
  useDoneBefore(place)
  const rich = useRicher(richCells, '.hotel-search')
  const navigate = useNavigate()
  const { state, location } = useNavigation()

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { search, faults: found } = judge(today)
    if (search !== undefined) void navigate(pathFor(search, hotelId))
    else if (found[0] !== undefined) focusOn(event.currentTarget, found[0].property)
  }

  const cells: HotelCellsProps = { ...props, faults, draft, onChange: change, crowd }
  return (
    <form
      className="hotel-search"
      ref={place}
      method="get"
      action={action}
      role="search"
      aria-label="جستجوی هتل"
      noValidate
      onSubmit={send}
    >
      <div className="search-grid" data-one-hotel={hotelId === undefined ? undefined : ''}>
        {rich ? <rich.RichHotelCells {...cells} /> : <PlainHotelCells {...cells} />}
        <Button
          kind="commit"
          type="submit"
          icon="magnifying-glass-bold"
          busy={state === 'loading' && location.pathname === action && 'در حال جستجو…'}
        >
          {hotelId === undefined ? 'جستجوی هتل' : 'جستجوی اتاق'}
        </Button>
      </div>
      <Missing faults={faults} />
    </form>
  )
}

function pathFor(search: Search, hotelId: string | undefined): string {
  if (hotelId === undefined) return `/hotels?${addressOf(search)}`
  const { checkIn, checkOut, rooms } = search
  return hotelPath(hotelId, { checkIn: checkIn.toString(), checkOut: checkOut.toString(), rooms })
}

function Missing({ faults }: { readonly faults: readonly HotelFault[] }) {
  if (faults.length === 0) return null
  return (
    <div className="search-missing">
      <Note tone="bad" announced>
        {faults.map(({ property, says }) => (
          <p key={property}>{says}</p>
        ))}
      </Note>
    </div>
  )
}

function focusOn(form: HTMLFormElement, property: HotelField): void {
  const cell = form.querySelector(`[name="${property}"]`)?.closest('.cell, .cell-group')
  const controls = cell?.querySelectorAll<HTMLElement>('select, [role="combobox"], button.cell') ?? []
  const control = property === 'checkOut' ? [...controls].at(-1) : controls[0]
  control?.focus()
  if (property === 'rooms' && control?.ariaExpanded === 'false') control.click()
}
