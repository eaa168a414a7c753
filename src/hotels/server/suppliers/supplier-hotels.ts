import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { HotelView } from '#hotels/responses.ts'
import { isOfSource } from '#hotels/server/pictures/fetch-picture.ts'
import { keepPictures } from '#hotels/server/pictures/stored-pictures.ts'
import type { OfferedHotel } from '#hotels/supplier/offer.ts'
import type { HotelSupplier } from '#hotels/supplier/supplier.ts'
import { cityOf } from '#places/airports.ts'

export interface SupplierHotel {
  readonly id: string
  readonly supplier: string
  readonly ref: string
  readonly shown: HotelView
}

/** As told in a search. */
export interface QuotedHotel extends SupplierHotel {
  readonly photos: readonly { readonly id: string; readonly source: string }[]
}

/** Our id is stable: `duffel-stays-3f0c…`. */
export function supplierHotel(supplier: HotelSupplier, cityCode: string, hotel: OfferedHotel): QuotedHotel {
  const id = `${supplier.name}-${createHash('sha256').update(hotel.ref).digest('hex').slice(0, 16)}`
  const { name: cityName, country, timeZone } = cityOf(cityCode)
  const { ref, name, amenities, photos: addresses, ...told } = hotel
  const photos = photosOf(supplier, addresses)
  const shown: HotelView = {
    ...told,
    id,
    name,
    nameEn: name,
    cityCode,
    cityName,
    isDomestic: country === 'IR',
    timeZone,
    art: arts[Number.parseInt(id.slice(-4), 16) % arts.length] ?? 'tower',
    amenities: [...amenities],
    near: [],
    soldBy: supplier.title,
    pictures: photos.map(({ id: picture }) => picture),
  }
  return { id, supplier: supplier.name, ref, shown, photos }
}

/** Those of its own hosts alone; the id is of supplier, hotel and address. */
function photosOf({ name, pictures }: HotelSupplier, addresses: readonly string[]): QuotedHotel['photos'] {
  return [...new Set(addresses)]
    .filter((source) => source.length <= longestAddress && isOfSource(source, pictures))
    .map((source) => ({
      id: createHash('sha256').update(`${name} ${source}`).digest('hex').slice(0, 24),
      source,
    }))
}

const longestAddress = 1000

const arts = ['tower', 'court', 'garden'] as const

export async function keepHotels(
  trx: Trx,
  hotels: readonly QuotedHotel[],
  now: Temporal.Instant,
): Promise<void> {
  if (hotels.length === 0) return
  const rows = hotels
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, supplier, ref, shown }) => ({ id, supplier, ref, shown }))
  await sql`
    insert into hotels.told_hotels (id, supplier, ref, city_code, shown, told_at)
    select id, supplier, ref, shown->>'cityCode', shown, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as h (id text, supplier text, ref text, shown jsonb)
    on conflict (id) do update set shown = excluded.shown, told_at = excluded.told_at`.execute(trx)
  const pictures = hotels.flatMap(({ id: hotelId, supplier, photos }) =>
    photos.map((photo) => ({ ...photo, hotelId, supplier })),
  )
  await keepPictures(trx, pictures)
}

export function findQuoted(trx: Trx, id: string): Promise<SupplierHotel | undefined> {
  return maybe<SupplierHotel>(
    trx,
    sql`select id, supplier, ref, shown from hotels.told_hotels where id = ${id}`,
  )
}
