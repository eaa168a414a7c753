import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { type OpenDatabase, openDatabase } from '#database/database.ts'
import { statesBefore, suppliedNext, suppliedStates } from '#hotels/supplier/life.ts'
import { freshDatabase } from '#testing/database/database.ts'

suite('a stay at a supplier', () => {
  let opened: OpenDatabase
  let drop: () => Promise<void>

  before(async () => {
    const fresh = await freshDatabase()
    drop = fresh.drop
    opened = openDatabase(fresh.url, 1)
    await sql`
      insert into hotels.told_hotels (id, supplier, ref, city_code, shown, told_at)
      values ('duffel-x', 'x', 'x', 'IST', '{}', now())`.execute(opened.database)
  })
  after(async () => {
    await opened.close()
    await drop()
  })

  test('the database lets it go exactly where the table says', async () => {
    for (const from of suppliedStates)
      for (const to of suppliedStates) {
        const orderId = await entered(from)
        const named = ['booked', 'cancelling', 'cancelled', 'by-hand'].includes(to)
        const moving = sql`
          update hotels.supplied_stays set state = ${to}, ref = ${named ? orderId : null}, reference = ${named ? 'R' : null},
            cost = ${named ? 1 : null} where order_id = ${orderId}`.execute(opened.database)
        const mayGo = from === to || suppliedNext[from].some((next) => next === to)
        if (mayGo) await moving
        else await assert.rejects(moving, /may not go|keeps its name/, `${from} to ${to}`)
        assert.equal(statesBefore(to).includes(from), mayGo && from !== to)
      }
  })

  async function entered(state: string): Promise<string> {
    const orderId = randomUUID()
    const named = ['booked', 'cancelling', 'cancelled', 'by-hand'].includes(state)
    await sql`
      insert into hotels.stays (order_id, state, taken_at) values (${orderId}, 'released', now())`.execute(
      opened.database,
    )
    await sql`
      insert into hotels.supplied_stays (order_id, supplier, hotel_id, shown, rate, quote, booking, state, ref, reference, cost, asked_at)
      values (${orderId}, 'x', 'duffel-x', '{}', '{}', '{}', '{}', ${state}, ${named ? orderId : null},
        ${named ? 'R' : null}, ${named ? 1 : null}, now())`.execute(opened.database)
    return orderId
  }
})
