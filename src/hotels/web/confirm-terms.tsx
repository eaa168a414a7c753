import './confirm-terms.css'
import { roomName } from '#hotels/occupancy.ts'
import type { OrderedRoom } from '#hotels/responses.ts'
import { RoomClock } from '#hotels/web/confirm-cancellation.tsx'
import { dueThereWords } from '#hotels/web/due-there.ts'
import { ifNotIssued } from '#orders/money-back.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'

interface Props {
  readonly rooms: readonly OrderedRoom[]
  readonly timeZone: string
  /** null for our own contracts */
  readonly soldBy: string | null
  readonly onClose: () => void
}

const ofOurs = [
  'قیمت نهایی است و مالیات و عوارض را در خود دارد؛ هنگام پرداخت چیزی به آن افزوده نمی‌شود.',
  'اتاق‌ها تا پایان شمارش معکوس بالای صفحه برای شما نگه داشته می‌شود؛ پس از آن آزاد می‌شوند.',
] as const

/** A supplier holds no room, and the hotel may charge fees at the desk. */
function ofTheirs(soldBy: string, rooms: readonly OrderedRoom[]): readonly string[] {
  const due = rooms.flatMap(({ dueThere }) => dueThere ?? [])
  return [
    'قیمت نهایی است؛ هنگام پرداخت چیزی به آن افزوده نمی‌شود.',
    `فروشندهٔ این اتاق ${soldBy} است. قیمت تا پایان شمارش معکوس بالای صفحه برقرار است و اتاق پس از پرداخت رزرو می‌شود.`,
    ...due.map((amount) => `هتل هنگام ورود یا خروج جداگانه می‌گیرد: ${dueThereWords(amount)}`),
  ]
}

const purchase = [
  'سرپرست هر اتاق با کارت ملی یا گذرنامهٔ خودش پذیرش می‌شود.',
  `نتیجهٔ صدور حداکثر ۱۵ دقیقه پس از پرداخت مشخص می‌شود. ${ifNotIssued('واچر')}`,
  'اگر پرداخت ناموفق باشد و مبلغی کم شده باشد، حداکثر تا ۷۲ ساعت برمی‌گردد.',
] as const

export default function ConfirmTerms({ rooms, timeZone, soldBy, onClose }: Props) {
  const first = soldBy === null ? ofOurs : ofTheirs(soldBy, rooms)
  return (
    <Modal open title="قوانین خرید و شرایط استرداد" onClose={onClose}>
      <div className="confirm-dialog">
        <h3>خرید</h3>
        <ul className="stay-terms">
          {[...first, ...purchase].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <h3>استرداد</h3>
        {rooms.map((one) => (
          <div key={one.room}>
            <h4>
              {roomName(one.room)} <small>{one.roomName}</small>
            </h4>
            <RoomClock room={one} timeZone={timeZone} />
          </div>
        ))}
        <Button block onClick={onClose}>
          خواندم
        </Button>
      </div>
    </Modal>
  )
}
