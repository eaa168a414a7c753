import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import type { AirlineChange } from './books.ts'
import { type DuffelSimulator, openDuffelSimulator, token } from './server.ts'
import { signatureOf } from './webhooks.ts'

const headers = {
  authorization: `Bearer ${token}`,
  'duffel-version': 'v2',
  'content-type': 'application/json',
}

interface DuffelView {
  readonly id: string
  readonly offers?: readonly DuffelView[]
  readonly passengers: readonly { readonly id: string }[]
  readonly total_amount: string
  readonly metadata: object
  readonly payment_status: { readonly awaiting_payment: boolean }
}

interface Said<T> {
  readonly data: T
  readonly errors: readonly { readonly type: string; readonly code: string }[]
  readonly meta: { readonly after: string | null }
}

async function ask<T = DuffelView>(
  simulator: DuffelSimulator,
  call: string,
  {
    data,
    ...others
  }: { readonly data?: object; readonly [header: string]: string | object | undefined } = {},
) {
  const [method = '', address = ''] = call.split(' ')
  const body = data === undefined ? {} : { body: JSON.stringify({ data }) }
  const given = { ...headers, ...others } as Record<string, string>
  const answer = await fetch(`${simulator.url}/air${address}`, { method, headers: given, ...body })
  const said: Said<T> = await answer.json()
  return { status: answer.status, said }
}

const departure_date = Temporal.Now.plainDateISO().add({ days: 20 }).toString()
const search = (route: string) => {
  const [origin, destination] = route.split('-')
  return { slices: [{ origin, destination, departure_date }], passengers: [{ type: 'adult' }] }
}

const person = (id: string) => ({
  id,
  title: 'ms',
  gender: 'f',
  given_name: 'Sara',
  family_name: 'Mohammadi',
  born_on: '1992-08-15',
  email: 'sara@example.com',
  phone_number: '+989123456789',
})

async function orderIn(simulator: DuffelSimulator, change: object = {}) {
  const { said } = await ask(simulator, 'POST /offer_requests', { data: search('IKA-IST') })
  const [offer] = said.data.offers ?? []
  assert.ok(offer)
  const passengers = [{ ...person(offer.passengers[0]?.id ?? ''), ...change }]
  const order = { type: 'pay_later', selected_offers: [offer.id], passengers, metadata: { key: 'ours' } }
  return { offer, order, answer: await ask(simulator, 'POST /orders', { data: order }) }
}

test('strangers, other versions and wrong names are refused as documented', async () => {
  const simulator = await openDuffelSimulator({ port: 0 })
  const stranger = await ask(simulator, 'GET /orders', { authorization: 'Bearer x' })
  assert.deepEqual([stranger.status, stranger.said.errors[0]?.type], [401, 'authentication_error'])
  assert.equal((await ask(simulator, 'GET /orders', { 'duffel-version': 'v1' })).status, 400)
  for (const change of [
    { family_name: 'A'.repeat(21) },
    { given_name: 'سارا' },
    { phone_number: '0912' },
    { born_on: '1992' },
  ]) {
    const { answer } = await orderIn(simulator, change)
    assert.deepEqual([answer.status, answer.said.errors[0]?.type], [422, 'validation_error'])
  }
  assert.deepEqual(simulator.books.all(), [])
  await simulator.close()
})

test('of one search one offer is booked, and offers are read by cursor', async () => {
  const simulator = await openDuffelSimulator({ port: 0 })
  const { order, answer, offer } = await orderIn(simulator)
  assert.equal(answer.status, 201)
  const again = await ask(simulator, 'POST /orders', { data: order })
  assert.equal(again.said.errors[0]?.code, 'offer_request_already_booked')
  const { said } = await ask(simulator, 'POST /offer_requests?return_offers=false', {
    data: search('IKA-IST'),
  })
  assert.equal(said.data.offers, undefined)
  const ids: string[] = []
  let after: string | null = ''
  while (after !== null) {
    const cursor: string = after === '' ? '' : `&after=${after}`
    const page = await ask<readonly DuffelView[]>(
      simulator,
      `GET /offers?offer_request_id=${said.data.id}&limit=2${cursor}`,
    )
    ids.push(...page.said.data.map(({ id }) => id))
    after = page.said.meta.after
  }
  assert.equal(new Set(ids).size, 6)
  const prices = await ask<readonly DuffelView[]>(simulator, `GET /offers?offer_request_id=${said.data.id}`)
  assert.equal(prices.said.data[0]?.total_amount, offer.total_amount, 'the same flight costs the same')
  await simulator.close()
})

test('the books outlive a kill', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'duffel-'))
  const file = path.join(folder, 'duffel.jsonl')
  const first = await openDuffelSimulator({ port: 0, file })
  const { answer } = await orderIn(first)
  await first.close()
  const second = await openDuffelSimulator({ port: 0, file })
  const found = await ask(second, `GET /orders/${answer.said.data.id}`)
  assert.deepEqual(
    [found.said.data.metadata, found.said.data.payment_status.awaiting_payment],
    [{ key: 'ours' }, true],
  )
  await second.close()
  await rm(folder, { recursive: true })
})

test('who wants to be told is told, signed, and again until he answers', async () => {
  const heard: { body: string; signature: string }[] = []
  const ears = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => void (body += part))
    request.on('end', () => {
      heard.push({ body, signature: String(request.headers['x-duffel-signature']) })
      response.statusCode = heard.length === 1 ? 500 : 200
      response.end()
      if (heard.length === 2) told.resolve()
    })
  })
  const told = Promise.withResolvers<void>()
  await new Promise<void>((resolve) => void ears.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(ears.address() as AddressInfo).port}/`
  const simulator = await openDuffelSimulator({ port: 0, webhook: { url, secret: 's' } })
  const { answer } = await orderIn(simulator)
  await told.promise
  const [first, second] = heard
  assert.equal(first?.body, second?.body)
  const event = JSON.parse(second?.body ?? '{}')
  assert.deepEqual(
    [event.type, event.idempotency_key, event.data.object.metadata],
    ['order.created', answer.said.data.id, { key: 'ours' }],
  )
  const at = Number(/t=(\d+)/.exec(second?.signature ?? '')?.[1])
  assert.equal(second?.signature, signatureOf('s', second?.body ?? '', at))
  await simulator.close()
  ears.close()
})

test('an airline changes an order when it is told to, and whoever listens learns which change it is', async () => {
  const told = Promise.withResolvers<string>()
  const ears = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => void (body += part))
    request.on('end', () => {
      response.end()
      if (body.includes('change_detected')) told.resolve(body)
    })
  })
  await new Promise<void>((resolve) => void ears.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(ears.address() as AddressInfo).port}/`
  const simulator = await openDuffelSimulator({ port: 0, webhook: { url, secret: 's' } })
  const { id } = (await orderIn(simulator)).answer.said.data
  const change = (body: object) =>
    fetch(`${simulator.url}/changes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  assert.deepEqual(await (await change({ order: id, name: 'toString' })).json(), {
    names: ['late', 'early', 'little', 'rebooked', 'cancelled'],
  })
  assert.equal((await change({ order: id, name: 'cancelled' })).status, 200)
  const list = `GET /airline_initiated_changes?order_id=${id}`
  const [known] = (await ask<readonly AirlineChange[]>(simulator, list)).said.data
  assert.deepEqual([known?.order_id, known?.removed.length, known?.added], [id, 1, []])
  const event = JSON.parse(await told.promise)
  assert.deepEqual(
    [event.type, event.idempotency_key, event.data.object],
    ['order.airline_initiated_change_detected', known?.id, { id, aic_id: known?.id }],
  )
  assert.equal((await ask(simulator, 'GET /airline_initiated_changes?order_id=ord_none')).status, 404)
  await simulator.close()
  ears.close()
})
