import './visa-terms.css'
import type { VisaTracked } from '#visas/responses.ts'
import { type DiscountOfAll, RefundStages } from '#visas/web/refund-stages.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'

interface Props {
  readonly price: VisaTracked['price']
  readonly off: DiscountOfAll
  readonly onClose: () => void
}

const purchase = [
  'تصمیم دربارهٔ ویزا با مرجع صدور است؛ ما پرونده را درست و به‌موقع می‌فرستیم و نتیجه را همان‌طور که هست می‌گوییم.',
  'قیمت نهایی است؛ هنگام پرداخت چیزی به آن افزوده نمی‌شود.',
  'زمان پاسخ از لحظهٔ پرداخت شمرده می‌شود. اگر مدرکی را دوباره بخواهیم، مدتی که منتظر آن هستیم به مهلت افزوده می‌شود.',
  'مدارک رمزشده نگه داشته می‌شود، تنها برای همین درخواست به کار می‌رود و چند روز پس از پاسخ پاک می‌شود.',
  'اگر پرداخت ناموفق باشد و مبلغی کم شده باشد، حداکثر تا ۷۲ ساعت برمی‌گردد.',
] as const

export default function VisaTerms({ price, off, onClose }: Props) {
  return (
    <Modal open title="قوانین خرید و شرایط استرداد" onClose={onClose}>
      <div className="confirm-dialog">
        <h3>درخواست</h3>
        <ul className="visa-terms">
          {purchase.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <h3>استرداد</h3>
        <RefundStages price={price} off={off} />
        <Button block onClick={onClose}>
          خواندم
        </Button>
      </div>
    </Modal>
  )
}
