import { guestsInWords, type Occupancy, roomName } from '#hotels/occupancy.ts'
import { persianDigits } from '#money/digits.ts'
import type { PartyDraft } from '#passengers/web/party-draft.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'

interface Props {
  readonly draft: PartyDraft
  readonly rooms: readonly Occupancy[]
  /** the first so many travellers */
  readonly adults: number
  readonly leaders: readonly number[]
  readonly fault: string | undefined
  readonly onChange: (leaders: readonly number[]) => void
}

/** Who signs for each room at the desk: one of those who fly, another for each. */
export function RoomLeaders({ draft, rooms, adults, leaders, fault, onChange }: Props) {
  const choose = (room: number, leader: number) => {
    const other = leaders.indexOf(leader)
    const mine = leaders[room] ?? 0
    // who leads another room changes places
    onChange((other < 0 ? leaders : leaders.with(other, mine)).with(room, leader))
  }
  const options = Array.from({ length: adults }, (_, place) => ({
    value: String(place),
    label: nameOf(draft, place),
  }))
  return (
    <section className="card checkout-section pair-leaders" aria-labelledby="room-leaders">
      <h2 id="room-leaders">سرپرست اتاق</h2>
      <p>سرپرست با مدرک شناسایی خودش در هتل پذیرش می‌شود و دست‌کم ۱۸ سال دارد.</p>
      {rooms.map((room, place) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: a room is its place
          key={place}
          label={`${roomName(place)}، ${guestsInWords(room)}`}
          name={`leaders.${place}`}
          value={String(leaders[place] ?? 0)}
          options={options}
          error={place === 0 ? fault : undefined}
          onChange={({ target }) => choose(place, Number(target.value))}
        />
      ))}
    </section>
  )
}

function nameOf({ travellers }: PartyDraft, place: number): string {
  const { firstNameFarsi = '', lastNameFarsi = '', firstName = '', lastName = '' } = travellers[place] ?? {}
  const name = [firstNameFarsi, lastNameFarsi].join(' ').trim() || [firstName, lastName].join(' ').trim()
  return name === '' ? `مسافر ${persianDigits(place + 1)}` : name
}
