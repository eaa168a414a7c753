import type { RateView } from '#hotels/responses.ts'
import { HotelRate } from '#hotels/web/hotel-rate.tsx'
import type { GroupProps } from '#hotels/web/hotel-rates.tsx'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

type Props = GroupProps & { readonly rates: readonly RateView[] }

const few = 3

export function HotelRoomType({ rates, ...props }: Props) {
  const [room] = rates
  if (room === undefined) return null
  return (
    <li className="room-type">
      <div className="room-type-words">
        <h4 dir="auto">{room.roomName}</h4>
        <p>
          {room.beds !== '' && (
            <span>
              <Icon name="bed-duotone" size="small" />
              {room.beds}
            </span>
          )}
          {room.squareMetres !== null && <span>{persianDigits(room.squareMetres)} متر مربع</span>}
          <span>
            <Icon name="users" size="small" />
            تا {persianDigits(room.mostGuests)} نفر
          </span>
          {room.left <= few && <Tag tone="warn">{persianDigits(room.left)} اتاق مانده</Tag>}
        </p>
      </div>
      <ul>
        {rates.map((rate) => (
          <HotelRate key={rate.rateId} {...props} rate={rate} />
        ))}
      </ul>
    </li>
  )
}
