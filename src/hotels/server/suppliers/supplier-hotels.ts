import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { HotelView } from '#hotels/responses.ts'
import type { OfferedHotel } from '#hotels/supplier/offer.ts'
import type { HotelSupplier } from '#hotels/supplier/supplier.ts'
import { cityOf } from '#places/airports.ts'

export interface SupplierHotel {
  readonly id: string
  readonly supplier: string
  readonly ref: string
  readonly shown: HotelView
}

export function supplierHotel(supplier: HotelSupplier, cityCode: string, hotel: OfferedHotel): SupplierHotel {
  const id = `${supplier.name}-${createHash('sha256').update(hotel.ref).digest('hex').slice(0, 16)}`
  const { name: cityName, country, timeZone } = cityOf(cityCode)
  const { ref, name, amenities, ...told } = hotel
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
  }
  return { id, supplier: supplier.name, ref, shown }
}

const arts = ['tower', 'court', 'garden'] as const

export async function keepHotels(
  trx: Trx,
  hotels: readonly SupplierHotel[],
  now: Temporal.Instant,
): Promise<void> {
  if (hotels.length === 0) return
  const rows = hotels.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await sql`
    insert into hotels.told_hotels (id, supplier, ref, city_code, shown, told_at)
    select id, supplier, ref, shown->>'cityCode', shown, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as h (id text, supplier text, ref text, shown jsonb)
    on conflict (id) do update set shown = excluded.shown, told_at = excluded.told_at`.execute(trx)
}

export function findQuoted(trx: Trx, id: string): Promise<SupplierHotel | undefined> {
  return maybe<SupplierHotel>(
    trx,
    sql`select id, supplier, ref, shown from hotels.told_hotels where id = ${id}`,
  )
}
