import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import type { Browser } from '#messages/server/browsers.ts'
import type { Carry } from '#messages/server/carrier.ts'
import { openPush } from '#messages/server/push.ts'
import { openVapid } from '#messages/server/vapid.ts'
import { newVapidKey } from '#server/vapid-key.ts'
import { openPushSimulator, type PushSimulator } from '#simulators/push/server.ts'
import { plain } from '#testing/messages/letter.ts'

const vapid = openVapid(newVapidKey(), 'mailto:tickets@parastoo.test')
const noon = Temporal.Instant.from('2026-12-01T08:30:00Z')
const kept = new Map<string, Browser>()
let simulator: PushSimulator
let carry: Carry

before(async () => {
  simulator = await openPushSimulator({ port: 0 })
  carry = carryTo({ hosts: [], simulatorUrl: simulator.url })
})
beforeEach(() => simulator.faults.clear())
after(() => simulator.close())

function carryTo(services: Parameters<typeof openPush>[0]): Carry {
  return openPush(services, {
    browsers: {
      reachable: async (id) => kept.get(id),
      forget: async (which) => void ('id' in which && kept.delete(which.id)),
    },
    vapids: { of: (key) => (key === undefined ? vapid : undefined) },
    now: () => noon,
  })
}

function browser(key = vapid.publicKey) {
  const subscribed = simulator.subscribe(key)
  const id = randomUUID()
  kept.set(id, subscribed)
  return { id, endpoint: subscribed.endpoint }
}

function letter(to: string) {
  return {
    ...plain,
    id: randomUUID(),
    to,
    template: 'refund-at-bank',
    tokens: ['1044', '2,890,000'],
    opens: '/profile/my-travels/order-details?orderId=o',
    worthUntil: noon.add({ seconds: 7200 }),
  } as const
}

test('a push is read by its browser alone, with what it shows and the page that it opens', async () => {
  const mine = browser()
  const sent = letter(mine.id)
  assert.deepEqual(await carry(sent), { kind: 'sent', providerId: '' })
  const [got] = simulator.pushed(mine.endpoint)
  assert.ok(got)
  assert.deepEqual(JSON.parse(got.text), {
    title: 'پول استرداد به حسابتان نشست',
    body: 'مبلغ استرداد، 2,890,000 تومان، به حساب شما نشست.\nکد پیگیری: 1044',
    url: '/profile/my-travels/order-details?orderId=o',
    tag: sent.id,
  })
  assert.deepEqual([got.ttl, got.urgency, got.topic?.length], [7200, 'high', 32])
})

test('a browser that is gone is forgotten, and what was meant for it is refused for good', async () => {
  const { id } = browser()
  simulator.faults.order('gone', 1)
  assert.deepEqual(await carry(letter(id)), { kind: 'refused', reason: 'status 410' })
  assert.ok(!kept.has(id))
  assert.deepEqual(await carry(letter(id)), { kind: 'refused', reason: 'nobody is signed in there' })
})

test('a push service that is down, silent or not to be trusted only delays, and forgets nobody', async () => {
  const { id, endpoint } = browser()
  const impatient = carryTo({ hosts: [], simulatorUrl: simulator.url, timeoutMs: 300 })
  for (const [fault, by, reason] of [
    ['down', carry, 'status 500'],
    ['elsewhere', carry, 'TypeError'],
    ['hang', impatient, 'TimeoutError'],
    ['slow', impatient, 'TimeoutError'],
  ] as const) {
    simulator.faults.order(fault, 1)
    assert.deepEqual(await by(letter(id)), { kind: 'later', reason }, fault)
    simulator.faults.clear()
  }
  assert.equal((await carry(letter(id))).kind, 'sent')
  assert.ok(simulator.pushed(endpoint).length >= 1)
})

test('who asks to wait is left alone as long as he asks', async () => {
  const { id } = browser()
  const patient = carryTo({ hosts: [], simulatorUrl: simulator.url })
  simulator.faults.order('limited', 1)
  assert.deepEqual(await patient(letter(id)), { kind: 'later', reason: 'status 429' })
  assert.deepEqual(await patient(letter(id)), { kind: 'later', reason: 'asked to wait' })
  await new Promise((wake) => setTimeout(wake, 1100))
  assert.equal((await patient(letter(id))).kind, 'sent')
})

test('a browser that subscribed with another’s key takes nothing of ours, and is not forgotten for it', async () => {
  const { id, endpoint } = browser(openVapid(newVapidKey(), 'mailto:a@b.test').publicKey)
  assert.deepEqual(await carry(letter(id)), { kind: 'later', reason: 'status 403' })
  assert.deepEqual(simulator.pushed(endpoint), [])
  assert.ok(kept.has(id))
})

test('a service that is no longer among ours is not asked', async () => {
  const { id, endpoint } = browser()
  const other = carryTo({ hosts: ['fcm.googleapis.com'], simulatorUrl: undefined })
  assert.deepEqual(await other(letter(id)), { kind: 'refused', reason: 'no push service of ours' })
  assert.deepEqual(simulator.pushed(endpoint), [])
})
