import { Link } from 'react-router'
import type { CityMapOpened } from '#hotels/web/map/open-map.ts'
import type { CityMapState } from '#hotels/web/map/use-city-map.ts'
import { withLook } from '#hotels/web/results-address.ts'
import type { HotelsLook } from '#hotels/web/use-hotels-look.ts'
import { shortPriceUnit } from '#money/display-unit.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly opened: CityMapState & { readonly map: CityMapOpened }
  readonly look: HotelsLook
  readonly onSearchHere: () => void
}

const ours = 'نقشهٔ ساده: کرانه از Natural Earth؛ خیابان‌های اصلی و جاها به تقریب از خود ما'

export function MapControls({ opened, look, onSearchHere }: Props) {
  const { map, credit, isMoved, city } = opened
  return (
    <>
      <div className="hotels-map-searching">
        {isMoved && (
          <button type="button" className="chip" onClick={onSearchHere}>
            <Icon name="arrows-clockwise-bold" size="small" />
            جستجو در همین محدوده
          </button>
        )}
        {look.area && (
          <Link
            className="chip"
            to={{ search: `?${withLook(look.params, { area: undefined }).toString()}` }}
            replace
            preventScrollReset
          >
            <Icon name="x-bold" size="small" />
            همهٔ شهر
          </Link>
        )}
      </div>
      <div className="hotels-map-zoom">
        <button type="button" aria-label="نزدیک‌تر" onClick={() => map.zoomBy(1)}>
          <Icon name="plus-bold" />
        </button>
        <button type="button" aria-label="دورتر" onClick={() => map.zoomBy(-1)}>
          <Icon name="minus-bold" />
        </button>
      </div>
      <p className="hotels-map-credit">
        <span>میانگین هر شب، {shortPriceUnit()}؛ جای هتل‌ها تا محله دقیق است</span>
        <span>{city?.tiles === null ? ours : credit}</span>
      </p>
    </>
  )
}
