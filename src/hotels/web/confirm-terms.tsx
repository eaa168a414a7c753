import './confirm-terms.css'
import type { OrderedRoom } from '#hotels/answered.ts'
import { roomName } from '#hotels/occupancy.ts'
import { RoomClock } from '#hotels/web/confirm-cancellation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'

interface Props {
  readonly rooms: readonly OrderedRoom[]
  readonly timeZone: string
  readonly onClose: () => void
}

const purchase = [
  'قیمت نهایی است و مالیات و عوارض را در خود دارد؛ هنگام پرداخت چیزی به آن افزوده نمی‌شود.',
  'سرپرست هر اتاق با کارت ملی یا گذرنامهٔ خودش پذیرش می‌شود.',
  'اتاق‌ها تا پایان شمارش معکوس بالای صفحه برای شما نگه داشته می‌شود؛ پس از آن آزاد می‌شوند.',
  'نتیجهٔ صدور حداکثر ۱۵ دقیقه پس از پرداخت مشخص می‌شود. اگر واچر صادر نشود، کل مبلغ به کیف پول شما برمی‌گردد.',
  'اگر پرداخت ناموفق باشد و مبلغی کم شده باشد، حداکثر تا ۷۲ ساعت برمی‌گردد.',
] as const

/** What is agreed to: how the purchase goes, and what giving each room back costs. */
export default function ConfirmTerms({ rooms, timeZone, onClose }: Props) {
  return (
    <Modal open title="قوانین خرید و شرایط استرداد" onClose={onClose}>
      <div className="confirm-dialog">
        <h3>خرید</h3>
        <ul className="stay-terms">
          {purchase.map((sentence) => (
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
