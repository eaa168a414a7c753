import { iranZone } from '#calendar/zones.ts'
import { available } from '#hotels/server/available.ts'
import type { Room } from '#hotels/server/room.ts'
import type { HotelSupplier } from '#hotels/supplier/supplier.ts'
import type { Probe } from '#server/probe.ts'

const daysAhead = 30
const cities = ['MHD', 'KIH', 'IST', 'DXB', 'LON', 'PAR'] as const
const rooms = [{ adults: 1, childAges: [] }]

/** Our own list, and a search of each supplier past what was cached of it. */
export function stayProbes(room: Room): readonly Probe[] {
  const stay = () => {
    const checkIn = room.clock.now().toZonedDateTimeISO(iranZone).toPlainDate().add({ days: daysAhead })
    return { checkIn, checkOut: checkIn.add({ days: 1 }) }
  }
  const list: Probe = {
    part: 'list',
    title: 'فهرست هتل‌ها',
    async look() {
      const { checkIn, checkOut } = stay()
      await available(room, { cityCode: 'MHD', checkIn: `${checkIn}`, checkOut: `${checkOut}`, rooms })
      return true
    },
  }
  const suppliers = room.suppliers.all.map((supplier) => ({
    part: supplier.name,
    title: supplier.title,
    look: (signal: AbortSignal) => answers(supplier, stay(), signal),
  }))
  return [list, ...suppliers]
}

async function answers(
  supplier: HotelSupplier,
  stay: { readonly checkIn: Temporal.PlainDate; readonly checkOut: Temporal.PlainDate },
  signal: AbortSignal,
): Promise<boolean | undefined> {
  const cityCode = cities.find((city) => supplier.covers(city))
  if (cityCode === undefined) return undefined
  const { kind } = await supplier.search({ stay, rooms, cityCode }, { signal })
  return kind === 'done'
}
