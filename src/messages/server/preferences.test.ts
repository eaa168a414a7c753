import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { messageCalls, type NotificationSettings } from '#messages/calls.ts'
import { unasked } from '#messages/preferences.ts'
import type { Carriers, Letter, Sending } from '#messages/server/carrier.ts'
import { type Messages, openMessages } from '#messages/server/messages.ts'
import { messagesPart } from '#messages/server/personal.ts'
import { messageHandlers } from '#messages/server/routes.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

let house: TestHouse
let messages: Messages
const sent: { readonly by: string; readonly letter: Letter }[] = []
/** each channel's result; default `sent` */
const moods = new Map<string, () => Promise<Sending>>()

before(async () => {
  house = await openTestHouse()
  messages = openMessages(house, {
    openAmong: async (ids) => ids,
    carriers: {
      Sms: listening('Sms'),
      Email: listening('Email'),
      Whatsapp: listening('Whatsapp'),
    },
  })
  house.mount({ calls: messageCalls, answers: messageHandlers(messages) })
  await house.jobs.start()
})
after(() => house.close())

function listening(by: string): NonNullable<Carriers['Sms']> {
  return async (letter) => {
    const sending = (await moods.get(by)?.()) ?? { kind: 'sent', providerId: '1' }
    if (sending.kind === 'sent') sent.push({ by, letter })
    return sending
  }
}

let people = 0
function somebody() {
  people += 1
  const phone = `+98935000${String(people).padStart(4, '0')}`
  return { userId: randomUUID(), phone, email: `traveller${people}@example.com` }
}
type Somebody = ReturnType<typeof somebody>

const issued = { template: 'ticket-issued', tokens: ['1', 'K7', 'تهران به مشهد'] } as const
const seats = { template: 'seats-again', tokens: ['https://a.test', 'W5', 'تهران به مشهد'] } as const
const step = { template: 'refund-step-ahead', tokens: ['1', '2', '3', 'فردا ساعت ۹'] } as const

async function heard({ phone, email }: Somebody, count: number): Promise<readonly string[]> {
  const mine = () => sent.filter(({ letter: { to } }) => to === phone || to === email).map(({ by }) => by)
  for (let turn = 0; turn < 1200 && mine().length < count; turn++)
    await new Promise((wake) => setTimeout(wake, 50))
  return mine().toSorted()
}

async function ask(who: Somebody, body?: object) {
  const answer = await house.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: '/accounts/notifications/settings',
    headers: { 'x-user': who.userId },
    ...(body === undefined ? {} : { payload: body }),
  })
  const told: { data: NotificationSettings; meta?: { code: string } } = answer.json()
  return { status: answer.statusCode, data: told.data, code: told.meta?.code }
}

test('who chose nothing has the usual choices; what he chooses is kept, and what he does not name stays', async () => {
  const who = somebody()
  const usual = await ask(who)
  assert.deepEqual(usual.data.offered, [1, 2, 4])
  assert.deepEqual(usual.data.quietHours, { from: '23:00', to: '08:00' })
  assert.deepEqual(usual.data.events[0], { event: 'tickets', isCritical: true, channels: [1, 2] })
  const chosen = await ask(who, { events: [{ event: 'seats', channels: [4, 1] }], quietHours: null })
  assert.equal(chosen.status, 200)
  const kept = await ask(who)
  assert.deepEqual(kept.data, chosen.data)
  assert.equal(kept.data.quietHours, null)
  assert.deepEqual(kept.data.events.find(({ event }) => event === 'seats')?.channels, [1, 4])
  assert.deepEqual(kept.data.events[0], usual.data.events[0])
  assert.deepEqual((await ask(somebody())).data, usual.data, 'and nobody else’s changed')
})

test('what is critical cannot be silenced, not even past the rule', async () => {
  const who = somebody()
  const silenced = await ask(who, { events: [{ event: 'tickets', channels: [] }], quietHours: null })
  assert.deepEqual([silenced.status, silenced.code], [400, 'LAST_CHANNEL'])
  await assert.rejects(
    sql`insert into messages.preferences values (${who.userId}, 'refunds', '{}', now())`.execute(
      house.database,
    ),
    /critical_keeps_a_channel/,
  )
  assert.equal((await ask(who, { events: [{ event: 'holds', channels: [] }], quietHours: null })).status, 200)
})

test('a channel that is none, an event that is none and hours that are none are refused', async () => {
  const who = somebody()
  for (const body of [
    { events: [{ event: 'tickets', channels: [5] }], quietHours: null },
    { events: [{ event: 'weather', channels: [1] }], quietHours: null },
    { events: [], quietHours: { from: '25:00', to: '08:00' } },
    { events: [], quietHours: { from: '08:00', to: '08:00' } },
  ])
    assert.equal((await ask(who, body)).status, 400, JSON.stringify(body))
  assert.equal((await house.app.inject({ url: '/accounts/notifications/settings' })).statusCode, 401)
})

test('everybody hears by the ways he chose, each thing once a way', async () => {
  noon()
  const [usual, silent, chatty] = [somebody(), somebody(), somebody()]
  await messages.wish(silent.userId, { ...unasked, choices: { ...unasked.choices, seats: [] } })
  await messages.wish(chatty.userId, {
    ...unasked,
    choices: { ...unasked.choices, seats: ['Sms', 'Email', 'Whatsapp'] },
  })
  for (const who of [usual, silent, chatty])
    for (let time = 0; time < 2; time++) await messages.tell(who, { ...seats, key: `${who.userId}:seats` })
  assert.deepEqual(await heard(chatty, 3), ['Email', 'Sms', 'Whatsapp'])
  assert.deepEqual(await heard(usual, 1), ['Sms'])
  assert.deepEqual(await heard(silent, 0), [])
})

test('in quiet hours what can wait comes at their end, and what is critical comes at once', async () => {
  house.clock.set(Temporal.Instant.from('2026-12-01T22:30:00Z')) // two in the night of Tehran
  const who = somebody()
  await messages.tell(who, { ...seats, key: `${who.userId}:seats` })
  await messages.tell(who, { ...issued, key: `${who.userId}:issued` })
  assert.deepEqual(await heard(who, 2), ['Email', 'Sms'])
  house.clock.set(Temporal.Instant.from('2026-12-02T04:29:00Z'))
  await messages.work.wake()
  await aWhile()
  assert.deepEqual(await heard(who, 2), ['Email', 'Sms'])
  house.clock.set(Temporal.Instant.from('2026-12-02T04:30:00Z')) // eight in the morning
  await messages.work.wake()
  await messages.work.wake()
  assert.deepEqual(await heard(who, 3), ['Email', 'Sms', 'Sms'])
  await aWhile()
  assert.equal((await heard(who, 3)).length, 3)
})

test('what is false by the end of quiet hours comes at once, and waits when it is still true then', async () => {
  const [soon, later, awake] = [somebody(), somebody(), somebody()]
  house.clock.set(Temporal.Instant.from('2026-12-01T22:30:00Z'))
  await messages.tell(soon, { ...step, key: `${soon.userId}:step` })
  await messages.wish(awake.userId, { ...unasked, quietHours: undefined })
  await messages.tell(awake, { ...seats, key: `${awake.userId}:seats` })
  assert.deepEqual(await heard(soon, 1), ['Sms'])
  assert.deepEqual(await heard(awake, 1), ['Sms'])
  house.clock.set(Temporal.Instant.from('2026-12-02T03:30:00Z')) // seven: still true at eight
  await messages.tell(later, { ...step, key: `${later.userId}:step` })
  await aWhile()
  assert.deepEqual(await heard(later, 0), [])
  noon()
})

test('what is critical comes by SMS when the way that was chosen refuses it, and only then', async () => {
  noon()
  const who = somebody()
  await messages.wish(who.userId, { ...unasked, choices: { ...unasked.choices, tickets: ['Whatsapp'] } })
  await messages.tell(who, { ...issued, key: `${who.userId}:first` })
  assert.deepEqual(await heard(who, 1), ['Whatsapp'])
  moods.set('Whatsapp', async () => ({ kind: 'refused', reason: 'code 131026' }))
  await messages.tell(who, { ...issued, key: `${who.userId}:second` })
  assert.deepEqual(await heard(who, 2), ['Sms', 'Whatsapp'])
  moods.clear()
})

test('a provider that is dead delays nobody of another way', async () => {
  noon()
  const { promise: dead, resolve: giveUp } = Promise.withResolvers<{ kind: 'later'; reason: string }>()
  moods.set('Whatsapp', () => dead)
  const who = somebody()
  const key = (number: number) => `${who.userId}:${number}`
  for (let number = 0; number < 20; number++)
    await messages.send({ ...issued, channel: 'Whatsapp', to: who.phone, key: key(number) })
  await messages.send({ ...issued, to: who.phone, key: key(100) })
  await messages.send({ ...issued, channel: 'Email', to: who.email, key: key(101) })
  assert.deepEqual(await heard(who, 2), ['Email', 'Sms'])
  giveUp({ kind: 'later', reason: 'dead' })
  await sql`update messages.outbox set state = 'outdated', ended_at = now() where recipient = ${who.phone} and state = 'waiting'`.execute(
    house.database,
  )
  moods.clear()
})

test('a way that is closed is refused at once, and Bale brings nothing but codes', async () => {
  const { phone } = somebody()
  const code = { to: phone, template: 'code', tokens: ['4821'] } as const
  await assert.rejects(messages.send({ ...code, channel: 'Bale' }), { code: 'CHANNEL_IS_CLOSED' })
  assert.deepEqual(messages.codeChannels, ['Sms', 'Whatsapp'])
  await assert.rejects(messages.send({ ...issued, channel: 'Bale', to: phone }), /codes alone/)
  await assert.rejects(
    messages.send({ ...issued, channel: 'Email', to: 'a@b.com\nBcc: c@d.com' }),
    /one e-mail address/,
  )
})

test('who leaves takes his choices along, and what was told him', async () => {
  const [who, other] = [somebody(), somebody()]
  for (const one of [who, other])
    await ask(one, { events: [{ event: 'seats', channels: [] }], quietHours: null })
  await messages.tell(who, { ...issued, key: `${who.userId}:issued` })
  await heard(who, 2)
  // a contact number of the ticket, another person's
  const contact = '+989351119998'
  await messages.tell({ ...who, phone: contact }, { ...issued, key: `${who.userId}:contact` })
  await messages.send({ ...issued, to: '+989351119997' })
  const part = messagesPart(house.database, { reachOf: async () => [who.phone, who.email] })
  assert.equal((await part.erase(house.database, who)) > 0, true)
  const { rows } = await sql<{ recipient: string }>`select recipient from messages.outbox
    where recipient in (${contact}, '+989351119997')`.execute(house.database)
  assert.deepEqual(rows, [{ recipient: '+989351119997' }])
  assert.deepEqual(await messages.wishesOf(who.userId), unasked)
  assert.notDeepEqual(await messages.wishesOf(other.userId), unasked)
})

function aWhile(): Promise<void> {
  return new Promise((wake) => setTimeout(wake, 400))
}

function noon() {
  house.clock.set(Temporal.Instant.from('2026-12-01T08:30:00Z'))
}
