import { createHash } from 'node:crypto'
import { type CityPrices, rounded } from './prices.ts'
import { type RoomKind, roomKinds } from './room-kinds.ts'

interface Level {
  readonly stars: number
  readonly prices: CityPrices
  /** price level within its city and stars */
  readonly percent: number
}

/** `kih-marjan` and `sea-double` make `kih-marjan.sea-double`. */
export function roomTypesOf(hotelId: string, kinds: readonly string[], level: Level) {
  return kinds.map((slug) => {
    const kind = roomKinds[slug]
    if (!kind) throw new Error(`${hotelId}: no kind of room ${slug}`)
    return roomType(`${hotelId}.${slug}`, kind, level)
  })
}

function roomType(id: string, kind: RoomKind, { stars, prices, percent }: Level) {
  const night = (prices.night[stars] ?? Number.NaN) * (prices.percent / 100) * (percent / 100)
  const [fewest, most] = kind.ours
  return {
    id,
    name: kind.name,
    nameEn: kind.nameEn,
    beds: kind.beds,
    squareMetres: kind.squareMetres + (stars - 3) * 3 + Math.floor(chance(`${id} size`) * 4),
    mostAdults: kind.mostAdults,
    mostGuests: kind.mostGuests,
    allotment: fewest + Math.floor(chance(`${id} ours`) * (most - fewest + 1)),
    baseNight: rounded((night * kind.percent * (98 + chance(`${id} price`) * 4)) / 10_000),
  }
}

/** Deterministic, in [0, 1). */
function chance(words: string): number {
  return createHash('sha256').update(words).digest().readUInt32BE() / 2 ** 32
}
