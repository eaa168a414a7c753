import { Link } from 'react-router'
import { priceText, priceWords } from '#money/display-unit.ts'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly flight: number
  readonly stay: number
  readonly total: number
  readonly backNow: number
  readonly people: string
  readonly next: string
}

export function PairTotal({ flight, stay, total, backNow, people, next }: Props) {
  return (
    <section className="pair-end" aria-label="جمع پرواز و هتل">
      <div className="card pair-total">
        <p className="pair-sum">
          <span>
            پرواز <bdi dir="ltr">{priceText(flight)}</bdi>
          </span>
          <Icon name="plus-bold" size="small" />
          <span>
            هتل <bdi dir="ltr">{priceText(stay)}</bdi>
          </span>
        </p>
        <p className="pair-price">
          <small>جمع برای {people} مسافر، نهایی</small>
          <Price amount={priceText(total)} />
          <small data-tone="good">
            {backNow > 0
              ? `اگر امروز لغو کنید، ${priceWords(backNow)} برمی‌گردد`
              : 'اگر لغو کنید، چیزی برنمی‌گردد'}
          </small>
        </p>
        <Link className="button" data-kind="commit" data-size="large" to={next}>
          رزرو هر دو
        </Link>
      </div>
      <p className="pair-foot">
        هر دو با هم خریده می‌شوند و قیمت هر کدام همان است که جدا دارد. اگر یکی نگه داشته نشود، دیگری هم گرفته
        نمی‌شود.
      </p>
    </section>
  )
}
