import type { StayWishes } from '#hotels/stay-wishes.ts'
import { wishesInWords } from '#hotels/stay-wishes.ts'

/** What was told to the hotel, and that it promised nothing. */
export function StayWishesLine({ wishes }: { readonly wishes: StayWishes | null }) {
  if (wishes === null) return null
  return (
    <p className="order-soft stay-wishes-line">
      <b>خواستهٔ شما از هتل</b> (قول نیست): <bdi>{wishesInWords(wishes).fa}</bdi>
    </p>
  )
}
