import { roomName } from '#hotels/occupancy.ts'
import type { OrderedRoom } from '#hotels/responses.ts'
import { clockSteps } from '#hotels/web/cancel-clock.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { PenaltyClock } from '#web/ui/flight/penalty-clock.tsx'

interface Props {
  readonly rooms: readonly OrderedRoom[]
  readonly timeZone: string
  readonly cityName: string
  readonly ofWhich: string
}

export function ConfirmCancellation({ rooms, timeZone, cityName, ofWhich }: Props) {
  return (
    <section className="card checkout-section" data-logged="" aria-labelledby="penalties-title">
      <h2 id="penalties-title">جریمهٔ استرداد</h2>
      <p className="confirm-sub">
        به {moneyUnit()} و به وقت {cityName}.{rooms.length > 1 && ' هر اتاق را می‌توانید جدا پس بدهید.'}
        {ofWhich !== '' && ` ${ofWhich}`}
      </p>
      {rooms.map((one) => (
        <div key={one.room} className="confirm-leg">
          {rooms.length > 1 && (
            <h3>
              {roomName(one.room)} <small>{one.roomName}</small>
            </h3>
          )}
          <RoomClock room={one} timeZone={timeZone} />
        </div>
      ))}
    </section>
  )
}

export function RoomClock({ room, timeZone }: { readonly room: OrderedRoom; readonly timeZone: string }) {
  if (!room.isRefundable) return <p>این نرخ غیرقابل استرداد است: پس از پرداخت مبلغی برنمی‌گردد.</p>
  return <PenaltyClock steps={clockSteps(room.cancellation)} zone={timeZone} />
}
