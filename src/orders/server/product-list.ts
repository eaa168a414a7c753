import { sql } from 'kysely'
import type { Room } from '#orders/server/room.ts'

export async function listProducts({
  database,
  products,
}: Pick<Room, 'database' | 'products'>): Promise<void> {
  for (const { kind, madeOf = 'service' } of products.values())
    await sql`insert into orders.product as had (kind, made_of) values (${kind}, ${madeOf})
      on conflict (kind) do update set made_of = excluded.made_of where had.made_of <> excluded.made_of`.execute(
      database,
    )
}
