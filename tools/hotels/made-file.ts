import { listed, type Row, table, unique } from '../places/tables.ts'
import { knownHotels } from './known-hotels.ts'
import { landmarks, nearTo } from './landmarks.ts'
import { boardsOf, cityPrices } from './prices.ts'
import { roomTypesOf } from './room-types.ts'

const columns = [
  'id',
  'name_fa',
  'name_en',
  'stars',
  'area',
  'address',
  'latitude',
  'longitude',
  'art',
  'hours',
  'amenities',
  'cancellation',
  'boards',
  'price_percent',
  'rooms',
  'about',
] as const

type HotelRow = Row<(typeof columns)[number]>

/** The text of hotels.json, a hotel a line; the same tables give the same bytes. */
export function madeFile(): string {
  const lines = hotelsMade().map((hotel) => JSON.stringify(hotel))
  return `{\n"hotels": [\n${lines.join(',\n')}\n]\n}\n`
}

export function hotelsMade() {
  const written: readonly HotelRow[] = table('hotels.tsv', columns, 'hotels')
  const rows = unique([...written, ...knownHotels()], ({ id }) => id)
  const places = landmarks()
  return rows.map((row) => hotel(row, places))
}

function hotel(row: HotelRow, places: ReturnType<typeof landmarks>) {
  const cityCode = row.id.slice(0, 3).toUpperCase()
  const position = { latitude: Number(row.latitude), longitude: Number(row.longitude) }
  const [checkInFrom, checkOutUntil] = row.hours.split('-')
  const stars = Number(row.stars)
  const prices = cityPrices(cityCode)
  return {
    id: row.id,
    name: row.name_fa,
    nameEn: row.name_en,
    cityCode,
    stars,
    area: row.area,
    address: row.address,
    ...position,
    art: row.art,
    amenities: listed(row.amenities),
    near: nearTo(
      position,
      places.filter((place) => place.cityCode === cityCode),
    ),
    checkInFrom,
    checkOutUntil,
    about: row.about,
    cancellation: row.cancellation,
    boards: boardsOf(listed(row.boards), stars, prices),
    roomTypes: roomTypesOf(row.id, listed(row.rooms), { stars, prices, percent: Number(row.price_percent) }),
  }
}
