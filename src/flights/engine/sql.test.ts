import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { search } from '#flights/engine/search.ts'
import { freshDatabase } from '#testing/database/database.ts'
import { type Shape, shapes, wantedIn, worldOf } from '#testing/flights/engine/networks.ts'
import {
  type SqlOffer,
  sqlColumns,
  sqlInsert,
  sqlOffer,
  sqlSchema,
  sqlSearch,
  sqlValues,
} from '#testing/flights/engine/sql.ts'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let client: pg.Client

before(async () => {
  fresh = await freshDatabase()
  client = new pg.Client(fresh.url)
  await client.connect()
  await client.query('set jit = off')
  await client.query(sqlSchema)
})

after(async () => {
  await client.end()
  await fresh.drop()
})

// the SQL does not know airport changes
for (const shape of (Object.keys(shapes) as Shape[]).filter((one) => one !== 'twins'))
  test(`the 200 cheapest journeys are PostgreSQL's, row for row: ${shape}`, async () => {
    let found = 0
    for (let seed = 1; seed <= 6; seed += 1) {
      const world = worldOf(shape, seed)
      await client.query('truncate engine.flight')
      await client.query(sqlInsert, sqlColumns(world.timetable, world.sales))
      await client.query('analyze engine.flight')
      for (let draw = 0; draw < 8; draw += 1) {
        const wanted = wantedIn(world, seed * 100 + draw)
        const { rows } = await client.query<SqlOffer>(sqlSearch, sqlValues(wanted, 200))
        assert.deepEqual(search(world.schedule, wanted, 200), rows.map(sqlOffer))
        found += rows.length
      }
    }
    assert.ok(found > 300, 'the worlds are worth searching')
  })
