import type { RoomType } from '#hotels/catalogue.ts'
import { chanceOf } from '#hotels/chance.ts'
import { seasonPercent } from '#hotels/season.ts'
import { type Rial, rial } from '#money/rial.ts'

/** A room type's first price and allotment on a night; changes are stored with what is sold. */
export interface MadeNight {
  /** rial, room only, with taxes */
  readonly price: Rial
  readonly allotment: number
}

/** random variation in percent around the season's price */
const swing = 8
/** rial: 1,000 toman */
const step = 10_000
/** percent of a hotel's weeks that are fully taken (a congress, a wedding) */
const weeksTaken = 4

export function madeNight(
  seed: number,
  { id, baseNight, allotment }: Pick<RoomType, 'id' | 'baseNight' | 'allotment'>,
  night: Temporal.PlainDate,
): MadeNight {
  const [hotelId = ''] = id.split('.')
  const drawn = (what: string) => chanceOf(seed, what, id, night.toString())
  const percent = seasonPercent(night) * (1 + (swing / 100) * (2 * drawn('price') - 1))
  const isTaken = chanceOf(seed, 'week', hotelId, weekOf(night)) * 100 < weeksTaken
  return {
    price: rial(Math.round((baseNight * percent) / 100 / step) * step),
    allotment: isTaken ? 0 : allotment - Math.floor(drawn('allotment') * (allotment / 2)),
  }
}

function weekOf({ yearOfWeek, weekOfYear }: Temporal.PlainDate): string {
  return `${yearOfWeek}-${weekOfYear}`
}
