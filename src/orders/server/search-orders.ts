import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { type Findable, finder } from '#orders/search.ts'

const most = 2000

export async function found(trx: Trx, userId: string, typed: string): Promise<readonly string[]> {
  const orders = await all(
    trx,
    sql<Findable & { readonly id: string }>`
      select id, number || coalesce(' ' || (select trip.number from orders.trip where trip.id = trip_id), '') as number, reference,
        array(select unnest(array[origin, destination]) from orders.journey where order_id = mine.id
          union all select city_code from orders.stay where order_id = mine.id
          union all select city_code from orders.service where order_id = mine.id) as airports,
        array(select unnest(array[hotel_name, hotel_name_en, city_name]) from orders.stay where order_id = mine.id
          union all select unnest(array['ویزای ' || country_name, country_name_en]) from orders.visa where order_id = mine.id
          union all select unnest(array[name, city_name]) from orders.service where order_id = mine.id) as stays,
        array(select unnest(array[first_name_farsi || ' ' || last_name_farsi, first_name || ' ' || last_name])
          from orders.passenger where order_id = mine.id) as names
      from (select id, number, reference, trip_id from orders."order" where owner_id = ${userId}
        order by created_at desc, id limit ${most}) mine`,
  )
  const answers = finder(typed)
  return orders.filter(answers).map(({ id }) => id)
}
