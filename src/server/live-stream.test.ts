import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { announce, openBus } from '#server/bus.ts'
import { openLive } from '#server/live.ts'
import { Stream } from '#server/live-stream.ts'
import type { VisitorOf } from '#server/visitor.ts'
import { openTestHouse } from '#testing/server/house.ts'

const [sara, order] = [randomUUID(), randomUUID()]

const visitorOf: VisitorOf = async ({ headers }) => {
  const [userId = '', sessionId = 'test'] = headers.cookie?.split(' ') ?? []
  return userId === '' ? { kind: 'guest' } : { kind: 'user', userId, sessionId }
}

/** Two servers on one database. */
async function openTwo() {
  const house = await openTestHouse()
  const mayWatch = async (userId: string, orderId: string) =>
    userId === sara && orderId === order ? 'approved' : undefined
  const servers = [house.app, Fastify()]
  const buses = await Promise.all(servers.map(() => openBus(house.settings.databaseUrl ?? '', house.log)))
  const addresses: string[] = []
  for (const [nth, app] of servers.entries()) {
    const bus = buses[nth]
    assert.ok(bus)
    await openLive(app, { bus, visitorOf, mayWatch })
    addresses.push(await app.listen({ port: 0, host: '127.0.0.1' }))
  }
  const opened: AbortController[] = []
  async function open(at: number, headers: Record<string, string>, query = `?orderId=${order}`) {
    const leaving = new AbortController()
    opened.push(leaving)
    const response = await fetch(`${addresses[at]}/live/events${query}`, { headers, signal: leaving.signal })
    const heard: string[] = []
    const end = { is: false }
    if (response.ok) void read(response, heard).finally(() => void (end.is = true))
    else await response.text()
    return {
      response,
      heard,
      end,
      leaving,
      until: (count: number) => eventually(() => heard.length >= count),
    }
  }
  return {
    house,
    addresses,
    open,
    closeSecond: async () => servers[1]?.close(),
    async [Symbol.asyncDispose]() {
      for (const leaving of opened) leaving.abort()
      await servers[1]?.close()
      for (const bus of buses) await bus.close()
      await house.close()
    },
  }
}

async function read({ body }: Response, heard: string[]): Promise<void> {
  let text = ''
  try {
    for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      heard.push(...blocks.flatMap((block) => (block.startsWith('data: ') ? block.slice(6) : [])))
    }
  } catch {
    // left by the test
  }
}

async function eventually(is: () => boolean): Promise<void> {
  for (let tries = 0; tries < 6000 && !is(); tries++) await sleep(10)
  assert.ok(is())
}

const status = (now: string) => JSON.stringify({ type: 'order', orderId: order, status: now })

test('a stream hears the same events as a socket, whichever server it came to', async () => {
  await using two = await openTwo()
  const mine = [await two.open(0, { cookie: sara }), await two.open(1, { cookie: sara })]
  const stranger = await two.open(1, { cookie: randomUUID() })
  assert.equal(mine[0]?.response.headers.get('content-type'), 'text/event-stream; charset=utf-8')
  assert.match(mine[0]?.response.headers.get('cache-control') ?? '', /no-store/)
  await Promise.all(mine.map(({ until }) => until(1)))
  const { database } = two.house
  await announce(database, { topic: 'order', orderId: order, status: 'paid' })
  await Promise.all(mine.map(({ until }) => until(2)))
  await announce(database, { topic: 'conversation', userId: sara, orderId: null })
  await Promise.all(mine.map(({ until }) => until(3)))
  for (const { heard } of mine)
    assert.deepEqual(heard, [
      status('approved'),
      status('paid'),
      JSON.stringify({ type: 'conversation', orderId: null }),
    ])
  assert.deepEqual(stranger.heard, [])
})

test('a guest, a page of another site, and what is no order are turned away before a stream begins', async () => {
  await using two = await openTwo()
  const statusOf = async (headers: Record<string, string>, query?: string) =>
    (await two.open(0, headers, query)).response.status
  assert.equal(await statusOf({}), 401)
  assert.equal(await statusOf({ cookie: sara, origin: 'https://evil.example' }), 403)
  assert.equal(await statusOf({ cookie: sara }, '?orderId=1 or 1=1'), 400)
  const many = Array.from({ length: 21 }, () => `orderId=${randomUUID()}`).join('&')
  assert.equal(await statusOf({ cookie: sara }, `?${many}`), 400)
})

test('streams and sockets of one user are counted together, and a place is free again when one goes', async () => {
  await using two = await openTwo()
  const five = await Promise.all(Array.from({ length: 4 }, () => two.open(0, { cookie: sara })))
  // Node's WebSocket takes headers, unlike the browser's type
  const socket: WebSocket = Reflect.construct(WebSocket, [
    `${two.addresses[0]?.replace('http', 'ws')}/live`,
    { headers: { cookie: sara } },
  ])
  const heard: unknown[] = []
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'watch', orderId: order })))
  socket.addEventListener('message', ({ data }) => void heard.push(data))
  await eventually(() => heard.length > 0)
  assert.equal((await two.open(0, { cookie: sara })).response.status, 429)
  five[0]?.leaving.abort()
  let again = 429
  for (let tries = 0; tries < 500 && again === 429; tries++) {
    again = (await two.open(0, { cookie: sara })).response.status
    if (again === 429) await sleep(10)
  }
  assert.equal(again, 200)
  socket.close()
})

test('a stream ends with its session, and with its server', async () => {
  await using two = await openTwo()
  const [lost, kept] = [
    await two.open(1, { cookie: `${sara} here` }),
    await two.open(1, { cookie: `${sara} there` }),
  ]
  await Promise.all([lost.until(1), kept.until(1)])
  await announce(two.house.database, { topic: 'session', sessionId: 'here' })
  await eventually(() => lost.end.is)
  assert.equal(kept.end.is, false)
  await two.closeSecond()
  await eventually(() => kept.end.is)
})

test('a stream whose reader left before it began has ended, and says nothing to nobody', async () => {
  const app = Fastify()
  const leaving = new AbortController()
  const { promise: found, resolve: find } = Promise.withResolvers<readonly boolean[]>()
  app.get('/', async ({ raw: { socket } }, reply) => {
    leaving.abort()
    await once(socket, 'close')
    const stream = new Stream(reply)
    let hasLeft = false
    stream.onEnd(() => void (hasLeft = true))
    stream.begin()
    find([hasLeft, stream.isOpen(), reply.raw.headersSent])
    return reply
  })
  await fetch(await app.listen({ port: 0, host: '127.0.0.1' }), { signal: leaving.signal }).catch(
    () => undefined,
  )
  assert.deepEqual(await found, [true, false, false])
  await app.close()
})
