import type { RoomType } from '#hotels/catalogue.ts'
import { chanceOf } from '#hotels/chance.ts'
import { seasonPercent } from '#hotels/season.ts'
import { type Rial, rial } from '#money/rial.ts'

/** A room type on one night, as it is first laid out; what happens to it afterwards is kept where it is sold. */
export interface MadeNight {
  /** rial, the room alone, taxes in */
  readonly price: Rial
  /** how many of it the hotel gives us for that night */
  readonly allotment: number
}

/** a night is up to so many percent dearer or cheaper than its season says */
const swing = 8
/** prices are whole thousands of toman */
const step = 10_000
/** of a hundred weeks of a hotel so many are a congress's or a wedding's, and none of its rooms are ours */
const weeksTaken = 4

/** The night of a room type out of the seed: the same whenever it is made. */
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
