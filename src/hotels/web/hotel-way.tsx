import type { WayThere } from '#hotels/way-there.ts'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly hotel: { readonly address: string; readonly nameEn: string }
  readonly way: WayThere
}

/** From the airport to the hotel: how far, what to show to a driver, and the device's own map. */
export function HotelWay({ hotel: { address, nameEn }, way: { airports, map } }: Props) {
  return (
    <section className="card hotel-way" id="hotel-way" aria-labelledby="hotel-way-title">
      <h2 id="hotel-way-title">راه فرودگاه تا هتل</h2>
      <ul>
        {airports.map(({ iata, name, km }) => (
          <li key={iata}>
            <Icon name="airplane-tilt-duotone" size="small" />
            <span>از {name}</span>
            <b>{persianDigits(km)} کیلومتر</b>
          </li>
        ))}
      </ul>
      <p className="order-soft">
        فاصلهٔ هوایی است، از روی جای هتل و فرودگاه؛ راه زمینی بیشتر است و زمان آن را نمی‌دانیم.
      </p>
      <p>
        به راننده نشان دهید: <bdi dir="ltr">{nameEn}</bdi>، {address}
      </p>
      <a className="button" data-kind="line" data-size="small" href={map}>
        <Icon name="map-pin-duotone" size="small" />
        باز کردن در نقشهٔ دستگاه
      </a>
    </section>
  )
}
