import { Link } from 'react-router'
import type { ExperiencePlaceSeen } from '#experiences/web/experiences-page.server.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { Scene } from '#web/art/scene.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

export function ExperiencePlaces({ places }: { readonly places: readonly ExperiencePlaceSeen[] }) {
  if (places.length === 0)
    return (
      <div className="wrap experiences-head">
        <EmptyState
          level="h1"
          title="در حال حاضر گشتی نمی‌فروشیم"
          actions={<LinkButton to="/tours">دیدن تورها</LinkButton>}
        >
          یا برگزارکننده‌ها همین حالا جواب نمی‌دهند؛ کمی بعد دوباره سر بزنید.
        </EmptyState>
      </div>
    )
  return (
    <div className="wrap experiences-head">
      <h1>گشت‌ها و تجربه‌ها</h1>
      <p>چند ساعت در یک جا: قایق، موزه، کارگاه و گشت شهر. قیمت هر سن و مهلت لغو را پیش از خرید می‌بینید.</p>
      <ul className="experience-places">
        {places.map(({ key, cityCode, words, many, price }) => (
          <li key={key}>
            <Link className="card" to={`/experiences?${new URLSearchParams({ city: key })}`}>
              <Scene cityCode={cityCode} alt="" />
              <span className="experience-place">
                <b>{words}</b>
                {price !== null && <Price from amount={priceText(price)} />}
                <small>{persianDigits(many)} گشت</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
