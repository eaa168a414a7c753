import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { measureHouse } from '#app/house-metrics.ts'
import { all } from '#database/database.ts'
import { freePort } from '#server/free-port.ts'
import { openMarket, price } from '#testing/orders/market.ts'
import { fill } from '#testing/orders/money.ts'
import { openTestHouse } from '#testing/server/house.ts'

test('the house is measured: pool, queues, what was laid aside, orders, ledger and seats', async () => {
  const port = await freePort(54_860, '127.0.0.1')
  await using market = await openMarket()
  const { house } = market
  await market.buy()
  await fill(market, crypto.randomUUID(), price)
  await house.jobs.start('sending')
  await all(
    house.database,
    sql`insert into jobs.job (name, data, source_name) values ('laid-aside', '{}', 'orders.issue')`,
  )
  const settings = { ...house.settings, metrics: { host: '127.0.0.1', port } }
  const metrics = await measureHouse(house.app, { ...house, settings }, house.pool)
  try {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const values = new Map(
      text.split('\n').map((line) => [line.slice(0, line.lastIndexOf(' ')), line.split(' ').at(-1)]),
    )
    assert.equal(values.get('parastoo_jobs_laid_aside{queue="orders.issue"}'), '1')
    assert.equal(values.get('parastoo_orders{status="submitted"}'), '1')
    assert.equal(values.get('parastoo_ledger_rial{class="traveller-wallet"}'), String(price))
    assert.equal(values.get('parastoo_ledger_rial{class="gateway-clearing"}'), `-${price}`)
    assert.equal(values.get('parastoo_seats_held{state="overdue"}'), '0')
    assert.equal(values.get('parastoo_jobs_due{queue="server.laid-aside"}'), '0')
    assert.equal(values.get('parastoo_database_connections{state="waited for"}'), '0')
  } finally {
    await metrics.close()
  }
})

test('without a port nothing is measured', async () => {
  await using house = await openTestHouse()
  assert.equal((await measureHouse(house.app, house, house.pool)).port, undefined)
})
