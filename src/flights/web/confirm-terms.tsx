import './results-details.css'
import type { FareRules } from '#flights/answered.ts'
import { PenaltyRules } from '#flights/web/results-penalties.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'

interface Props {
  readonly rules: FareRules
  readonly travellers: number
  readonly onClose: () => void
}

const purchase = [
  'قیمت نهایی است؛ هنگام پرداخت چیزی به آن افزوده نمی‌شود.',
  'نام و کد ملی هر مسافر باید با مدرک شناسایی او یکی باشد.',
  'صندلی‌ها تا پایان شمارش معکوس بالای صفحه برای شما نگه داشته می‌شود؛ پس از آن آزاد می‌شوند.',
  'نتیجهٔ صدور حداکثر ۱۵ دقیقه پس از پرداخت مشخص می‌شود. اگر بلیت صادر نشود، کل مبلغ به کیف پول شما برمی‌گردد.',
  'اگر پرداخت ناموفق باشد و مبلغی کم شده باشد، حداکثر تا ۷۲ ساعت برمی‌گردد.',
] as const

/** What is agreed to: how the purchase goes, and what giving this very ticket back costs. */
export default function ConfirmTerms({ rules, travellers, onClose }: Props) {
  return (
    <Modal open title="قوانین خرید و شرایط استرداد" onClose={onClose}>
      <div className="confirm-dialog">
        <h3>خرید</h3>
        <ul className="results-sentences">
          {purchase.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <h3>استرداد</h3>
        <PenaltyRules rules={rules} travellers={travellers} />
        <Button block onClick={onClose}>
          خواندم
        </Button>
      </div>
    </Modal>
  )
}
