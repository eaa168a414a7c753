import type { ExperienceOrdered } from '#experiences/responses.ts'
import { momentSays } from '#experiences/slot-words.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'

interface Props {
  readonly experience: Pick<ExperienceOrdered, 'refundableUntilLocal' | 'isRefundable' | 'totalPrice'>
}

/** What is kept of this order, until when, to the rial. */
export function ExperienceRefundSteps({ experience }: Props) {
  const { refundableUntilLocal, isRefundable, totalPrice } = experience
  return (
    <section className="card checkout-section" data-logged="" aria-labelledby="experience-refund">
      <h2 id="experience-refund">اگر لغو کنید، چقدر کم می‌شود؟</h2>
      <ul className="experience-steps">
        {isRefundable && <Line words={`تا ${momentSays(refundableUntilLocal)} به وقت محلی`} kept={0} />}
        <Line words={isRefundable ? 'پس از آن' : 'از همین حالا'} kept={totalPrice} />
      </ul>
      <p className="confirm-sub">همهٔ بلیت‌های این خرید با هم پس داده می‌شود.</p>
    </section>
  )
}

function Line({ words, kept }: { readonly words: string; readonly kept: number }) {
  return (
    <li>
      <span>{words}</span>
      <b>
        {kept === 0 ? (
          'رایگان'
        ) : (
          <>
            <bdi dir="ltr">{priceText(kept)}</bdi> {moneyUnit()}
          </>
        )}
      </b>
    </li>
  )
}
