import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { guardFlood } from '#server/flood.ts'
import { respondToRefusals } from '#server/refused.ts'
import { openTestHouse } from '#testing/server/house.ts'

test('one house of IPv6 addresses is one flood, and so is an IPv4 address in either spelling', async () => {
  const house = await openTestHouse()
  const app = Fastify()
  guardFlood(app, { ...house.settings, floodPerMinute: 3 })
  respondToRefusals(app)
  app.get('/', () => 'here')
  const statusFrom = async (remoteAddress: string) =>
    (await app.inject({ url: '/', remoteAddress })).statusCode
  for (const host of ['2001:db8:1:2', '2001:db8:1:3']) {
    const told = []
    for (const tail of ['::1', '::2', ':a:b:c:d', '::4']) told.push(await statusFrom(host + tail))
    assert.deepEqual(told, [200, 200, 200, 429])
  }
  const told = []
  for (const at of ['203.0.113.7', '::ffff:203.0.113.7', '203.0.113.7', '::ffff:203.0.113.7', '203.0.113.8'])
    told.push(await statusFrom(at))
  assert.deepEqual(told, [200, 200, 200, 429, 200])
  await app.close()
  await house.close()
})
