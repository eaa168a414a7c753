import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { announce, openBus } from '#server/bus.ts'
import { openLive } from '#server/live.ts'
import { closings } from '#server/live-hall.ts'
import type { VisitorOf } from '#server/visitor.ts'
import { openTestHouse } from '#testing/server/house.ts'

const [sara, order] = [randomUUID(), randomUUID()]

const ended = new Set<string>()

const visitorOf: VisitorOf = async ({ headers }) => {
  const [userId = '', sessionId = 'test'] = headers.cookie?.split(' ') ?? []
  return userId === '' || ended.has(sessionId) ? { kind: 'guest' } : { kind: 'user', userId, sessionId }
}

async function openHall() {
  const house = await openTestHouse()
  const bus = await openBus(house.settings.databaseUrl ?? '', house.log)
  const status = { now: 'approved' }
  const questions = { asked: 0, open: 0, mostAtOnce: 0 }
  const mayWatch = async (userId: string, orderId: string) => {
    questions.asked += 1
    questions.open += 1
    questions.mostAtOnce = Math.max(questions.mostAtOnce, questions.open)
    await sleep(1)
    questions.open -= 1
    return userId === sara && orderId === order ? status.now : undefined
  }
  await openLive(house.app, { bus, visitorOf, mayWatch })
  const address = await house.app.listen({ port: 0, host: '127.0.0.1' })
  const open = async (headers: Record<string, string>) => {
    // Node's WebSocket takes headers, unlike the browser's type
    const socket: WebSocket = Reflect.construct(WebSocket, [
      `${address.replace('http', 'ws')}/live`,
      { headers },
    ])
    const heard: string[] = []
    const end: { code?: number } = {}
    socket.addEventListener('close', ({ code }) => Object.assign(end, { code }))
    socket.addEventListener('message', ({ data }) => void heard.push(String(data)))
    await once(socket, 'open')
    const watch = (orderId: string) => socket.send(JSON.stringify({ type: 'watch', orderId }))
    return { socket, heard, end, watch, until: (count: number) => eventually(() => heard.length >= count) }
  }
  const move = (to: string, orderId = order) => {
    status.now = to
    return announce(house.database, { topic: 'order', orderId, status: to })
  }
  const close = async () => {
    await bus.close()
    await house.close()
  }
  return { house, address, open, move, questions, [Symbol.asyncDispose]: close }
}

async function eventually(is: () => boolean): Promise<void> {
  for (let tries = 0; tries < 6000 && !is(); tries++) await sleep(10)
  assert.ok(is())
}

const told = (status: string) => JSON.stringify({ type: 'order', orderId: order, status })

test('an order’s owner hears where it stands at once, and every move of it', async () => {
  await using hall = await openHall()
  const browser = await hall.open({ cookie: sara, origin: hall.address })
  browser.watch(order)
  await browser.until(1)
  await hall.move('other', randomUUID())
  await hall.move('paid')
  await hall.move('issued')
  await browser.until(3)
  assert.deepEqual(browser.heard, [told('approved'), told('paid'), told('issued')])
})

test('an order’s owner hears that another price is asked, not which, and nobody else does', async () => {
  await using hall = await openHall()
  const [owner, stranger] = [await hall.open({ cookie: sara }), await hall.open({ cookie: randomUUID() })]
  for (const browser of [owner, stranger]) browser.watch(order)
  await owner.until(1)
  await announce(hall.house.database, { topic: 'price', orderId: order })
  await hall.move('paid')
  await owner.until(3)
  assert.deepEqual(owner.heard, [
    told('approved'),
    JSON.stringify({ type: 'price', orderId: order }),
    told('paid'),
  ])
  assert.deepEqual(stranger.heard, [])
})

test('a move that is undone is not told', async () => {
  await using hall = await openHall()
  const browser = await hall.open({ cookie: sara })
  browser.watch(order)
  await browser.until(1)
  const undone = hall.house.database.transaction().execute(async (trx) => {
    await announce(trx, { topic: 'order', orderId: order, status: 'issued' })
    throw new Error('undone')
  })
  await assert.rejects(undone)
  await hall.move('failed')
  await browser.until(2)
  assert.deepEqual(browser.heard, [told('approved'), told('failed')])
})

test('a stranger who names the order hears nothing of it', async () => {
  await using hall = await openHall()
  const [stranger, owner] = [await hall.open({ cookie: randomUUID() }), await hall.open({ cookie: sara })]
  stranger.watch(order)
  owner.watch(order)
  await owner.until(1)
  await hall.move('paid')
  await owner.until(2)
  assert.deepEqual(stranger.heard, [])
})

test('what is written in a conversation is told to all pages of its traveller, without a word of it, and to no other', async () => {
  await using hall = await openHall()
  const [phone, desk, stranger] = [
    await hall.open({ cookie: sara }),
    await hall.open({ cookie: sara }),
    await hall.open({ cookie: randomUUID() }),
  ]
  for (const { watch } of [phone, desk]) watch(order)
  await Promise.all([phone.until(1), desk.until(1)])
  await announce(hall.house.database, { topic: 'conversation', userId: sara, orderId: order })
  await announce(hall.house.database, { topic: 'conversation', userId: sara, orderId: null })
  await Promise.all([phone.until(3), desk.until(3)])
  const told = [order, null].map((orderId) => JSON.stringify({ type: 'conversation', orderId }))
  assert.deepEqual([phone.heard.slice(1), desk.heard.slice(1), stranger.heard], [told, told, []])
})

test('a guest, and a page of another site, are shown the door', async () => {
  await using hall = await openHall()
  const closed = async (headers: Record<string, string>) => {
    const { socket } = await hall.open(headers)
    const [event] = await once(socket, 'close')
    return event.code
  }
  assert.equal(await closed({}), closings.signInFirst)
  assert.equal(await closed({ cookie: sara, origin: 'https://evil.example' }), closings.foreignOrigin)
})

test('with its session a socket ends at once, whatever it watches, and no other', async () => {
  await using hall = await openHall()
  const [here, there] = [randomUUID(), randomUUID()]
  const [lost, idle] = [
    await hall.open({ cookie: `${sara} ${here}` }),
    await hall.open({ cookie: `${sara} ${here}` }),
  ]
  const kept = await hall.open({ cookie: `${sara} ${there}` })
  for (const { watch } of [lost, kept]) watch(order)
  await Promise.all([lost.until(1), kept.until(1)])
  const closed = Promise.all([once(lost.socket, 'close'), once(idle.socket, 'close')])
  await announce(hall.house.database, { topic: 'session', sessionId: here })
  await hall.move('paid')
  assert.deepEqual(
    (await closed).map(([{ code }]) => code),
    [closings.signInFirst, closings.signInFirst],
  )
  await kept.until(2)
  assert.deepEqual([lost.heard, kept.heard], [[told('approved')], [told('approved'), told('paid')]])
})

test('a session that ended while the house could not hear of it is found out when it hears again', async () => {
  await using hall = await openHall()
  const here = randomUUID()
  const lost = await hall.open({ cookie: `${sara} ${here}` })
  lost.watch(order)
  await lost.until(1)
  const closed = once(lost.socket, 'close')
  ended.add(here)
  await deafen(hall.house)
  assert.equal((await closed)[0].code, closings.comeBack)
})

test('what is no wish is not heard, and the socket goes on', async () => {
  await using hall = await openHall()
  const browser = await hall.open({ cookie: sara })
  for (const nonsense of ['', '{', '{"type":"watch"}', '{"type":"watch","orderId":"1 or 1=1"}', '[]', 'null'])
    browser.socket.send(nonsense)
  browser.watch(order)
  await browser.until(1)
  assert.deepEqual(browser.heard, [told('approved')])
})

test('a flood of wishes is counted whatever it asks for, asks one thing at a time, and ends the socket', async () => {
  await using hall = await openHall()
  for (const wish of [randomUUID, () => order, () => 'nonsense']) {
    Object.assign(hall.questions, { asked: 0, mostAtOnce: 0 })
    const flood = await hall.open({ cookie: sara })
    for (let sent = 0; sent < 500; sent++) flood.watch(wish())
    await eventually(() => flood.end.code !== undefined)
    await eventually(() => hall.questions.open === 0)
    assert.equal(flood.end.code, closings.tooMuch)
    assert.ok(hall.questions.asked <= 40, `${hall.questions.asked} questions`)
    assert.ok(hall.questions.mostAtOnce <= 1, `${hall.questions.mostAtOnce} at once`)
  }
  const page = await hall.open({ cookie: sara })
  page.watch(order)
  await page.until(1)
})

test('five sockets are open for one user, and a place is free again when one goes', async () => {
  await using hall = await openHall()
  const five = await Promise.all(Array.from({ length: 5 }, () => hall.open({ cookie: sara })))
  for (const { watch } of five) watch(order)
  await Promise.all(five.map(({ until }) => until(1)))
  const sixth = await hall.open({ cookie: sara })
  await eventually(() => sixth.end.code !== undefined)
  assert.equal(sixth.end.code, closings.tooMuch)
  const other = await hall.open({ cookie: randomUUID() })
  five[0]?.socket.close()
  await eventually(() => five[0]?.end.code !== undefined)
  const seventh = await hall.open({ cookie: sara })
  seventh.watch(order)
  await seventh.until(1)
  assert.equal(other.end.code, undefined)
})

test('when the house lost its ear for a while, pages are told to ask again, and hear again', async () => {
  await using hall = await openHall()
  const browser = await hall.open({ cookie: sara })
  browser.watch(order)
  await browser.until(1)
  await deafen(hall.house)
  await browser.until(2)
  assert.equal(browser.heard[1], '{"type":"refetch"}')
  await hall.move('paid')
  await browser.until(3)
  assert.equal(browser.heard[2], told('paid'))
})

async function deafen({ database }: Awaited<ReturnType<typeof openTestHouse>>): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'parastoo bus' and datname = current_database()`.execute(database)
}

test('a server that ends tells its pages to come again, which leads them to another one', async () => {
  await using hall = await openHall()
  const { end } = await hall.open({ cookie: sara, origin: hall.address })
  await hall.house.app.close()
  await eventually(() => end.code === closings.comeBack)
})
