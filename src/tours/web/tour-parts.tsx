import { persianDigits } from '#money/digits.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { partNames, priceParts } from '#tours/price-parts.ts'
import type { TourHotel } from '#tours/responses.ts'

interface Props {
  readonly hotel: TourHotel
  readonly nights: number
  readonly airline: string
}

/** The price of one of two in a room, taken apart. */
export function TourParts({ hotel, nights, airline }: Props) {
  const words = {
    ...partNames,
    air: `پرواز رفت و برگشت ${airline}`,
    stay: `${persianDigits(nights)} شب ${hotel.name} با صبحانه`,
  }
  return (
    <section className="card tour-part" aria-labelledby="tour-price">
      <h2 id="tour-price">این قیمت از چه ساخته شده است؟</h2>
      <p>
        یک بزرگسال در اتاق دوتختهٔ {hotel.name}، به {moneyUnit()}
      </p>
      <div className="tour-bar" aria-hidden="true">
        {priceParts.map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: Math.max(0, hotel.parts[part]) }} />
        ))}
      </div>
      <dl className="tour-lines">
        {priceParts.map((part) => (
          <div key={part}>
            <dt data-part={part}>{words[part]}</dt>
            <dd>
              <bdi dir="ltr">{priceText(hotel.parts[part])}</bdi>
            </dd>
          </div>
        ))}
        <div className="tour-sum">
          <dt>جمع هر نفر</dt>
          <dd>
            <bdi dir="ltr">{priceText(hotel.prices.double)}</bdi> {moneyUnit()}
          </dd>
        </div>
      </dl>
    </section>
  )
}
