import { changesOf } from '#orders/server/changes.ts'
import { moneyBackOf } from '#orders/server/money-back.ts'
import { journeyRows } from '#orders/server/order-contents.ts'
import { moneyOf } from '#orders/server/order-money-summary.ts'
import type { OrderRow } from '#orders/server/record.ts'
import { faceOf, type Room } from '#orders/server/room.ts'
import type { BoughtRows } from '#orders/server/row-views.ts'
import { serviceRows } from '#orders/server/services.ts'
import { stayRows } from '#orders/server/stays.ts'
import { tripsOf } from '#orders/server/trips/trips-of.ts'
import { visaRows } from '#orders/server/visas.ts'

/** Of each of these orders what was bought and where its money is. */
export async function boughtRows(
  { database, money, credits, products }: Pick<Room, 'database' | 'money' | 'credits' | 'products'>,
  rows: readonly OrderRow[],
): Promise<(row: OrderRow) => BoughtRows> {
  const ids = rows.map((row) => row.id)
  const [journeys, stays, visas, services, changes, moneyIn, backs, given, references, trips] =
    await Promise.all([
      journeyRows(database, ids),
      stayRows(database, ids),
      visaRows(database, ids),
      serviceRows(database, ids),
      changesOf(products, ids),
      moneyOf(money, ids),
      moneyBackOf({ database, credits }, rows),
      money.givenBackOf(ids),
      referencesOf(products, rows),
      tripsOf(database, rows),
    ])
  return (row) => ({
    journeys: journeys.filter((journey) => journey.order_id === row.id),
    stay: stays.get(row.id),
    visa: visas.get(row.id),
    service: services.get(row.id),
    face: faceOf({ products }, row.product),
    money: { ...moneyIn(row.id), back: backs.get(row.id) },
    moneyBack: backs.get(row.id),
    changes,
    given: given.get(row.id) ?? [],
    reference: references.get(row.id),
    trip: trips.get(row.id),
  })
}

async function referencesOf(
  products: Room['products'],
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, string>> {
  const parted = rows.filter(({ status, refunded_at }) => status === 'issued' && refunded_at !== null)
  const told = [...Map.groupBy(parted, ({ product }) => product)].map(async ([product, of]) => {
    const references = await products.get(product)?.references?.(of.map(({ id }) => id))
    return [...(references ?? [])]
  })
  return new Map((await Promise.all(told)).flat())
}
