import type { PolicyTexts } from '#insurance/web/policy-texts.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'

interface Props extends Pick<PolicyTexts, 'insurer' | 'refundSays' | 'visaRefusedSays'> {
  readonly onClose: () => void
}

export default function PolicyTerms({ insurer, refundSays, visaRefusedSays, onClose }: Props) {
  return (
    <Modal open title="قوانین خرید و شرایط استرداد" onClose={onClose}>
      <div className="confirm-dialog">
        <h3>بیمه‌نامه</h3>
        <ul>
          <li>بیمه‌گر {insurer} است و خسارت را او می‌پردازد؛ ما بیمه‌نامه را می‌فروشیم و صادر می‌کنیم.</li>
          <li>قیمت نهایی است؛ هنگام پرداخت چیزی به آن افزوده نمی‌شود.</li>
          <li>پیش از درمان یا بستری به شمارهٔ کمک اضطراری زنگ بزنید و شمارهٔ بیمه‌نامه را بگویید.</li>
        </ul>
        <h3>استرداد</h3>
        <p>{refundSays}</p>
        {visaRefusedSays !== null && <p>{visaRefusedSays}</p>}
        <Button block onClick={onClose}>
          خواندم
        </Button>
      </div>
    </Modal>
  )
}
