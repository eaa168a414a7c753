import './passengers-protection.css'
import type { ProtectedStep, ProtectionOffer } from '#flights/protection/protection-offer.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText, priceWords } from '#money/display-unit.ts'
import { Check } from '#web/ui/fields/check.tsx'

interface Props {
  readonly offer: ProtectionOffer
  readonly isProtected: boolean
  readonly onChange: (isProtected: boolean) => void
}

/** What it is worth against the clock of the penalty, before it is chosen; never chosen beforehand. */
export function PassengersProtection({ offer, isProtected, onChange }: Props) {
  const { price, percent, most, steps } = offer
  const covered = `${persianDigits(percent)}٪`
  return (
    <section className="card checkout-section protection" aria-labelledby="protection-title">
      <h2 id="protection-title">محافظت استرداد</h2>
      <p>
        اگر به میل خودتان بلیت را پس بدهید، {covered} جریمه را ما می‌دهیم؛ برای هر بلیت تا {priceWords(most)}.
        مبلغ‌ها همان است که به شما برمی‌گردد؛ بهای محافظت جداست.
      </p>
      <table className="protection-steps">
        <thead>
          <tr>
            <th scope="col">اگر کنسل کنید</th>
            <th scope="col">بدون محافظت</th>
            <th scope="col">با محافظت</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={`${step.direction} ${step.label}`} data-now={step.isNow || undefined}>
              <th scope="row">{whenOf(step)}</th>
              <td data-words="بدون محافظت">
                <bdi dir="ltr">{priceText(step.without)}</bdi>
              </td>
              <td data-words="با محافظت">
                <bdi dir="ltr">{priceText(step.protected)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Check checked={isProtected} onChange={({ target }) => onChange(target.checked)}>
        <span>
          با <b>{priceWords(price)}</b> محافظت را هم می‌خرم
        </span>
      </Check>
      <p className="summary-foot">
        تا وقتی که چیزی از بلیت برمی‌گردد (پرواز داخلی: تا ظهر روز پیش از پرواز). بهای محافظت فقط وقتی برمی‌گردد
        که پرواز لغو شود یا بیش از ۲ ساعت جابه‌جا شود، یا بلیت صادر نشود.
      </p>
    </section>
  )
}

function whenOf({ direction, label, isNow }: ProtectedStep): string {
  const when = isNow ? `امروز (${label})` : label
  return direction === '' ? when : `${direction}، ${when}`
}
