import { useState } from 'react'
import { roomsLine } from '#hotels/address.ts'
import {
  MOST_ROOMS,
  OCCUPANCY_TEXTS,
  type OccupancyFault,
  occupancyFaults,
  roomName,
} from '#hotels/occupancy.ts'
import type { HotelCellsProps } from '#hotels/web/hotel-search.tsx'
import { type HotelDraft, withoutRoom, withRoom } from '#hotels/web/hotel-search-draft.ts'
import { faultAt } from '#hotels/web/hotel-search-plain.tsx'
import { HotelSearchRoom } from '#hotels/web/hotel-search-room.tsx'
import { persianDigits } from '#money/digits.ts'
import { Popup } from '#web/ui/dialogs/popup.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { CellGroup, SearchCell } from '#web/ui/search/search-cell.tsx'

type Props = Pick<HotelCellsProps, 'draft' | 'onChange' | 'faults' | 'crowd'>

export function RoomsCell({ draft, onChange, faults, crowd }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isTold, setIsTold] = useState(false)
  const { rooms } = draft
  const told = isTold ? occupancyFaults(rooms) : crowd
  const close = () => setIsOpen(false)

  function finish() {
    const isWhole = occupancyFaults(rooms).length === 0
    setIsTold(!isWhole)
    if (isWhole) close()
  }

  return (
    <CellGroup>
      <SearchCell
        label="اتاق و مهمان‌ها"
        icon="users"
        value={`${persianDigits(rooms.length)} اتاق`}
        sub={peopleIn(draft)}
        error={faultAt(faults, 'rooms')}
        open={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      <input type="hidden" name="rooms" value={lineOf(draft)} />
      <Popup open={isOpen} onClose={close} label="اتاق و مهمان‌ها" side="end">
        <Panel draft={draft} onChange={onChange} told={told} onDone={finish} />
      </Popup>
    </CellGroup>
  )
}

interface PanelProps extends Pick<Props, 'draft' | 'onChange'> {
  readonly told: readonly OccupancyFault[]
  readonly onDone: () => void
}

function Panel({ draft, onChange, told, onDone }: PanelProps) {
  const { rooms } = draft
  const isFull = rooms.length >= MOST_ROOMS
  return (
    <div className="hotel-rooms">
      <div className="hotel-rooms-list">
        {rooms.map((_, place) => (
          <HotelSearchRoom
            // rooms are known by their index only
            key={place}
            draft={draft}
            place={place}
            faults={told}
            onChange={onChange}
            onAway={rooms.length > 1 ? () => onChange(withoutRoom(draft, place)) : undefined}
          />
        ))}
      </div>
      <div className="hotel-rooms-foot">
        <Button
          kind="line"
          icon="plus-bold"
          aria-disabled={isFull}
          aria-describedby={isFull ? 'rooms-full' : undefined}
          onClick={() => onChange(withRoom(draft))}
        >
          افزودن اتاق
        </Button>
        {isFull && (
          <small id="rooms-full" role="status">
            {OCCUPANCY_TEXTS.TOO_MANY_ROOMS}
          </small>
        )}
        <Button onClick={onDone}>تأیید {persianDigits(rooms.length)} اتاق</Button>
      </div>
      <p className="only-spoken" role="alert">
        {told[0] && `${roomName(placeOf(told[0]))}: ${OCCUPANCY_TEXTS[told[0].key]}`}
      </p>
    </div>
  )
}

function peopleIn({ rooms }: HotelDraft): string {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const children = rooms.reduce((sum, room) => sum + room.childAges.length, 0)
  const grown = `${persianDigits(adults)} بزرگسال`
  return children === 0 ? grown : `${grown}، ${persianDigits(children)} کودک`
}

function lineOf({ rooms }: HotelDraft): string {
  return roomsLine(
    rooms.map(({ adults, childAges }) => ({ adults, childAges: childAges.filter((age) => age !== null) })),
  )
}

function placeOf({ property }: OccupancyFault): number {
  return Number(property.split('.')[1] ?? 0)
}
