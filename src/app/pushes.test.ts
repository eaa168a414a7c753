import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { NotificationSettings } from '#messages/calls.ts'
import { unasked } from '#messages/preferences.ts'
import { messagesPart } from '#messages/server/personal.ts'
import { openPushSimulator, type PushSimulator } from '#simulators/push/server.ts'
import { openTestAgency, type SignedIn, type TestAgency } from '#testing/app/agency.ts'

let room: TestAgency
let push: PushSimulator

before(async () => {
  push = await openPushSimulator({ port: 0, host: 'localhost' })
  room = await openTestAgency({ PUSH_TWIN_PORT: new URL(push.url).port })
  room.house.clock.set(Temporal.Instant.from('2026-12-01T08:30:00Z'))
})
after(async () => {
  await room[Symbol.asyncDispose]()
  await push.close()
})

const line = 'POST /accounts/notifications/browser'
const orderPage = '/profile/my-travels/order-details?orderId=o'

let people = 0
function somebody() {
  people += 1
  return room.admit(`+98912555${String(people).padStart(4, '0')}`)
}

async function turnOn({ token }: SignedIn, browser = push.subscribe(publicKey())) {
  const { endpoint, keys } = browser
  const told = await room.ask(line, { by: token, body: { endpoint, keys } })
  assert.equal(told.status, 200, told.text)
  return { endpoint, browser, settings: told.data as NotificationSettings }
}

function publicKey() {
  return room.agency.messages.push?.publicKey ?? ''
}

let news = 0
async function tell({ userId }: SignedIn) {
  news += 1
  await room.agency.messages.tell(
    { userId, phone: '+989125550000' },
    {
      template: 'ticket-issued',
      tokens: ['10420318', 'K7QX2M', 'تهران به مشهد'],
      key: `o:${news}`,
      opens: orderPage,
    },
  )
}

interface PushView {
  readonly title: string
  readonly body: string
  readonly url: string
}

async function shownAt(endpoint: string, count: number): Promise<readonly PushView[]> {
  await eventually(() => push.pushed(endpoint).length >= count)
  return push.pushed(endpoint).map(({ text }) => JSON.parse(text) as PushView)
}

async function settled({ userId }: SignedIn): Promise<readonly string[]> {
  let states: readonly { readonly channel: string; readonly state: string }[] = []
  await eventually(async () => {
    const { rows } = await sql<{ channel: string; state: string }>`select channel, state from messages.outbox
      where user_id = ${userId}`.execute(room.house.database)
    states = rows
    return rows.every(({ state }) => state !== 'waiting')
  })
  return states.map(({ channel, state }) => `${channel} ${state}`).toSorted()
}

async function eventually(is: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 1200 && !(await is()); turn++) await new Promise((wake) => setTimeout(wake, 50))
  assert.ok(await is())
}

async function browsersOf({ userId }: SignedIn) {
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from messages.browsers
    where user_id = ${userId}`.execute(room.house.database)
  return rows
}

test('what is told to somebody comes to the browsers that he let, and can be read there alone', async () => {
  const [owner, other] = [await somebody(), await somebody()]
  const { endpoint, settings } = await turnOn(owner)
  const others = await turnOn(other)
  assert.ok(settings.offered.includes(3))
  assert.ok(
    settings.events.every(({ channels }) => channels.includes(3)),
    'everything comes by it until he chooses',
  )
  await tell(owner)
  const [shown] = await shownAt(endpoint, 1)
  assert.deepEqual(
    [shown?.title, shown?.body, shown?.url],
    ['بلیت شما صادر شد', 'تهران به مشهد\nکد رزرو: K7QX2M\nشمارهٔ سفارش: 10420318\nسفر خوش', orderPage],
  )
  assert.deepEqual(push.pushed(others.endpoint), [])
  for (const { sealed } of await browsersOf(owner)) assert.ok(!sealed.includes('localhost'))
})

test('a choice of his stays when pushes are turned on again', async () => {
  const owner = await somebody()
  const { browser } = await turnOn(owner)
  const chosen = await room.ask('POST /accounts/notifications/settings', {
    by: owner.token,
    body: { events: [{ event: 'tickets', channels: [1] }], quietHours: null },
  })
  assert.equal(chosen.status, 200)
  await room.ask('DELETE /accounts/notifications/browser', { by: owner.token })
  assert.equal((await browsersOf(owner)).length, 0)
  const again = await turnOn(owner, browser)
  assert.deepEqual(again.settings.events.find(({ event }) => event === 'tickets')?.channels, [1])
  await tell(owner)
  assert.deepEqual(await settled(owner), ['Sms sent'])
})

test('critical news are not left to a push alone', async () => {
  const owner = await somebody()
  const told = await room.ask('POST /accounts/notifications/settings', {
    by: owner.token,
    body: { events: [{ event: 'tickets', channels: [3] }], quietHours: null },
  })
  assert.deepEqual([told.status, told.code], [400, 'PUSH_ALONE'])
})

test('a browser is forgotten with its sign-in, by whichever way it ends', async () => {
  const phone = '+989125551111'
  const [here, elsewhere, old] = [await room.admit(phone), await room.admit(phone), await room.admit(phone)]
  const { endpoint } = await turnOn(here)
  await turnOn(elsewhere)
  await room.agency.accounts.signOut({ sessionId: sessionIn(here) })
  await eventually(async () => (await browsersOf(here)).length === 1)
  await room.agency.accounts.sessions.endOthers(here.userId, sessionIn(old))
  await eventually(async () => (await browsersOf(here)).length === 0)
  // expired subscriptions are found when sending, and hourly
  await turnOn(old)
  room.house.clock.advance({ hours: 24 * 31 })
  await tell(old)
  assert.deepEqual(await settled(old), ['Push refused', 'Sms sent'])
  assert.equal((await browsersOf(old)).length, 0)
  assert.deepEqual(push.pushed(endpoint), [])
})

test('the browsers of sign-ins that ran out are swept, and no others', async () => {
  const old = await somebody()
  await turnOn(old)
  room.house.clock.advance({ hours: 24 * 31 })
  const young = await somebody()
  await turnOn(young)
  await room.agency.messages.work.sweepBrowsers()
  assert.deepEqual([(await browsersOf(old)).length, (await browsersOf(young)).length], [0, 1])
})

test('who signs in on a browser of another’s hears his own news there, and not what waited for the other', async () => {
  const [first, second] = [await somebody(), await somebody()]
  const { endpoint, browser } = await turnOn(first)
  push.faults.order('down', 1000)
  await tell(first)
  await turnOn(second, browser)
  push.faults.clear()
  await tell(second)
  await shownAt(endpoint, 1)
  assert.deepEqual(await settled(first), ['Push refused', 'Sms sent'])
  assert.equal(push.pushed(endpoint).length, 1)
})

test('who leaves takes his browsers along, and is told of them without what opens them', async () => {
  const owner = await somebody()
  await turnOn(owner)
  const { messages } = room.agency
  const part = messagesPart(room.house.database, { reachOf: async () => [] })
  const told = (await part.exported(owner.userId)) as { readonly browsers: readonly object[] }
  assert.deepEqual(Object.keys(told.browsers[0] ?? {}), ['since'])
  assert.ok((await part.erase(room.house.database, { userId: owner.userId, phone: null, email: null })) > 0)
  assert.equal((await browsersOf(owner)).length, 0)
  await tell(owner)
  assert.deepEqual(await settled(owner), ['Sms sent'])
  assert.deepEqual(await messages.wishesOf(owner.userId), unasked)
})

test('what is no push service of a browser, and what are no keys, is refused', async () => {
  const { token } = await somebody()
  const { endpoint, keys } = push.subscribe()
  for (const [body, code] of [
    [{ endpoint: 'http://localhost:5432/', keys }, 'BROWSER_NOT_TAKEN'],
    [{ endpoint: 'https://169.254.169.254/latest', keys }, 'BROWSER_NOT_TAKEN'],
    [{ endpoint, keys: { ...keys, p256dh: `BA${'A'.repeat(85)}` } }, 'BROWSER_NOT_TAKEN'],
    [{ endpoint, keys: { ...keys, auth: 'short' } }, undefined],
  ] as const) {
    const told = await room.ask(line, { by: token, body })
    assert.equal(told.status, 400, told.text)
    if (code !== undefined) assert.equal(told.code, code)
  }
  assert.equal((await room.ask(line, { body: { endpoint, keys } })).status, 401)
})

function sessionIn({ token }: SignedIn): string {
  const [, payload = ''] = token.split('.')
  const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string }
  return sid
}
