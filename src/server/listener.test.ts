import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { test } from 'node:test'
import { sql } from 'kysely'
import { Listener } from '#server/listener.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

test('a line that breaks without a word is given up, and what is told over the next one is heard', async () => {
  await using house = await openTestHouse()
  await using line = await lineTo(house)
  const { promise: isBack, resolve: back } = Promise.withResolvers<void>()
  const { promise: isHeard, resolve: heard } = Promise.withResolvers<string>()
  let losses = 0
  const listener = new Listener(
    line.url,
    {
      name: 'test',
      channel: 'test',
      hear: heard,
      lost: () => void losses++,
      reconnected: back,
      beat: { everyMs: 20, answerMs: 2000 },
    },
    house.log,
  )
  await listener.connect()
  line.goSilent()
  await isBack
  assert.equal(losses, 1)
  await sql`select pg_notify('test', 'hello')`.execute(house.database)
  assert.equal(await isHeard, 'hello')
  await listener.close()
})

async function lineTo(house: TestHouse) {
  const url = new URL(String(house.settings.databaseUrl))
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(url.port), url.hostname)
    for (const socket of [near, far]) open.add(socket.on('error', () => undefined))
    near.pipe(far).pipe(near)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    goSilent() {
      for (const socket of open) socket.unpipe()
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
