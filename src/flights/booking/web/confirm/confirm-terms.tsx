import '#flights/search/web/card/results-details.css'
import type { OrderedLeg } from '#flights/booking/order-response.ts'
import { PenaltyRules } from '#flights/search/web/card/results-penalties.tsx'
import { directionWords } from '#orders/direction-words.ts'
import { ifNotIssued } from '#orders/money-back.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'

interface Props {
  readonly legs: readonly OrderedLeg[]
  readonly travellers: number
  /** what is kept until it is paid */
  readonly held: string
  readonly onClose: () => void
}

const purchase = (held: string) => [
  'قیمت نهایی است؛ هنگام پرداخت چیزی به آن افزوده نمی‌شود.',
  'نام و شمارهٔ مدرک هر مسافر باید با کارت ملی یا گذرنامهٔ او یکی باشد.',
  held,
  `نتیجهٔ صدور حداکثر ۱۵ دقیقه پس از پرداخت مشخص می‌شود. ${ifNotIssued('بلیت')}`,
  'اگر پرداخت ناموفق باشد و مبلغی کم شده باشد، حداکثر تا ۷۲ ساعت برمی‌گردد.',
]

/** The terms: the purchase, and the refund rules of this ticket. */
export default function ConfirmTerms({ legs, travellers, held, onClose }: Props) {
  return (
    <Modal open title="قوانین خرید و شرایط استرداد" onClose={onClose}>
      <div className="confirm-dialog">
        <h3>خرید</h3>
        <ul className="results-sentences">
          {purchase(held).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <h3>استرداد</h3>
        {legs.map(({ leg, fareRules }) => (
          <PenaltyRules
            key={leg}
            rules={fareRules}
            label={legs.length > 1 ? directionWords(legs, leg) : undefined}
            travellers={travellers}
          />
        ))}
        <Button block onClick={onClose}>
          خواندم
        </Button>
      </div>
    </Modal>
  )
}
