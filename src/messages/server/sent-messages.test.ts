import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { messageCalls } from '#messages/calls.ts'
import { unasked } from '#messages/preferences.ts'
import type { Carry } from '#messages/server/carrier.ts'
import { type Messages, openMessages } from '#messages/server/messages.ts'
import { messagesPart } from '#messages/server/personal.ts'
import { messageHandlers } from '#messages/server/routes.ts'
import { STORED_DAYS } from '#messages/stored-messages.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

let house: TestHouse
let messages: Messages

before(async () => {
  house = await openTestHouse()
  house.clock.set(Temporal.Instant.from('2026-12-01T08:30:00Z'))
  const carry: Carry = async ({ to }) =>
    to.endsWith('0411') ? { kind: 'refused', reason: 'status 411' } : { kind: 'sent', providerId: '1' }
  messages = openMessages(house, {
    openAmong: async (ids) => ids,
    carriers: { Sms: carry, Email: carry, Whatsapp: async () => ({ kind: 'refused', reason: 'no account' }) },
  })
  house.mount({ calls: messageCalls, answers: messageHandlers(messages) })
  await house.jobs.start()
})
after(() => house.close())

let people = 0
function somebody(tail = '') {
  people += 1
  const phone = `+98936${String(people).padStart(7 - tail.length, '0')}${tail}`
  return { userId: randomUUID(), phone, email: `reader${people}@example.com` }
}
type Somebody = ReturnType<typeof somebody>

let keys = 0
async function tell(who: Somebody, number = '10420318') {
  keys += 1
  const tokens = [number, 'K7QX2M', 'تهران به مشهد']
  const opens = `/profile/my-travels/order-details?orderId=${number}`
  await messages.tell(who, { template: 'ticket-issued', tokens, key: `told:${keys}`, opens })
  await ended(who)
}

async function ended({ userId }: Somebody): Promise<void> {
  for (let turn = 0; turn < 2400; turn++) {
    const { rows } =
      await sql`select 1 from messages.outbox where user_id = ${userId} and state = 'waiting'`.execute(
        house.database,
      )
    if (rows.length === 0) return
    await new Promise((wake) => setTimeout(wake, 25))
  }
  assert.fail('something waits still')
}

interface Page {
  readonly told: readonly {
    readonly title: string
    readonly text: string
    readonly at: string
    readonly channels: readonly number[]
    readonly opens: string | null
  }[]
  readonly hasOlder: boolean
}

async function pageOf({ userId }: Somebody, page?: number | string) {
  const answer = await house.app.inject({
    url: `/accounts/notifications/told${page === undefined ? '' : `?page=${page}`}`,
    headers: { 'x-user': userId },
  })
  return { status: answer.statusCode, ...answer.json<{ data: Page }>().data }
}

function isBetween(at: string, from: Temporal.Instant, until: Temporal.Instant): boolean {
  const { compare } = Temporal.Instant
  return compare(at, from) >= 0 && compare(at, until) <= 0
}

test('news that came by several ways is told of once, with its ways and the page it is about', async () => {
  const [who, other] = [somebody(), somebody()]
  const before = house.clock.now()
  await tell(who)
  await tell(other)
  const { told, hasOlder } = await pageOf(who)
  assert.deepEqual(
    told.map(({ at, ...rest }) => ({ ...rest, isOfNow: isBetween(at, before, house.clock.now()) })),
    [
      {
        title: 'بلیت شما صادر شد',
        text: 'بلیت شما صادر شد.\nتهران به مشهد\nکد رزرو: K7QX2M\nشمارهٔ سفارش: 10420318\nسفر خوش',
        isOfNow: true,
        channels: [1, 2],
        opens: '/profile/my-travels/order-details?orderId=10420318',
      },
    ],
  )
  assert.equal(hasOlder, false)
})

test('a code is never among them, nor what nobody got', async () => {
  const who = somebody('0411')
  await messages.send({ to: who.phone, template: 'code', tokens: ['4821'], userId: who.userId })
  await messages.send({
    channel: 'Email',
    to: who.email,
    template: 'code-for-change',
    tokens: ['4821'],
    userId: who.userId,
  })
  await tell(who)
  const { told } = await pageOf(who)
  assert.deepEqual(
    told.map(({ title, channels }) => [title, ...channels]),
    [['بلیت شما صادر شد', 2]],
  )
})

test('what came by SMS in another’s stead belongs to the same news', async () => {
  const who = somebody()
  await messages.wish(who.userId, { ...unasked, choices: { ...unasked.choices, tickets: ['Whatsapp'] } })
  await tell(who)
  const { told } = await pageOf(who)
  assert.deepEqual(
    told.map(({ title, channels }) => [title, ...channels]),
    [['بلیت شما صادر شد', 1]],
  )
})

test('they come twenty a page, the newest first, as long as messages are kept', async () => {
  const who = somebody()
  for (let number = 1; number <= 21; number++) {
    house.clock.advance({ minutes: 1 })
    await tell(who, `${number}`)
  }
  const [first, second] = [await pageOf(who), await pageOf(who, 2)]
  const numbers = ({ told }: Page) => told.map(({ opens }) => opens?.split('=')[1])
  assert.deepEqual([numbers(first)[0], numbers(first).length, first.hasOlder], ['21', 20, true])
  assert.deepEqual([numbers(second), second.hasOlder], [['1'], false])
  assert.equal((await pageOf(who, 0)).status, 400)
  house.clock.advance({ hours: STORED_DAYS * 24 + 1 })
  await messages.work.purge()
  assert.deepEqual((await pageOf(who)).told, [])
})

test('who leaves takes what he was told along', async () => {
  const who = somebody()
  await tell(who)
  const part = messagesPart(house.database, { reachOf: async () => [] })
  await part.erase(house.database, who)
  assert.deepEqual((await pageOf(who)).told, [])
})

test('a stranger is told nothing', async () => {
  assert.equal((await house.app.inject({ url: '/accounts/notifications/told' })).statusCode, 401)
})
