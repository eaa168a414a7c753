import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DuffelSimulator, openDuffelSimulator, token } from './server.ts'

const headers = {
  authorization: `Bearer ${token}`,
  'duffel-version': 'v2',
  'content-type': 'application/json',
}
const day = (days: number) => Temporal.Now.plainDateISO().add({ days }).toString()

interface View {
  readonly id: string
  readonly change_total_amount: string
  readonly penalty_total_amount: string
  readonly total_amount: string
  readonly refund_to: string | null
  readonly confirmed_at: string | null
  readonly offers: readonly (View & { readonly slices: readonly Slice[] })[]
  readonly order_change_offers: readonly View[]
  readonly passengers: readonly { readonly id: string }[]
  readonly available_actions: readonly string[]
  readonly documents: readonly { readonly unique_identifier: string }[]
  readonly slices: readonly Slice[]
}

interface Slice {
  readonly id: string
  readonly changeable: boolean
  readonly fare_brand_name: string
  readonly segments: readonly { readonly departing_at: string }[]
}

async function ask(simulator: DuffelSimulator, call: string, data?: object) {
  const [method = '', address = ''] = call.split(' ')
  const body = data === undefined ? {} : { body: JSON.stringify({ data }) }
  const answer = await fetch(`${simulator.url}/air${address}`, { method, headers, ...body })
  const said: { readonly data: View; readonly errors?: readonly { readonly code: string }[] } =
    await answer.json()
  return { status: answer.status, data: said.data, code: said.errors?.[0]?.code }
}

async function bought(simulator: DuffelSimulator, route = 'IKA-GYD', brand = 'Light'): Promise<View> {
  const [origin, destination] = route.split('-')
  const slices = [{ origin, destination, departure_date: day(20) }]
  const { data } = await ask(simulator, 'POST /offer_requests', { slices, passengers: [{ type: 'adult' }] })
  const offer = data.offers.find((one) => one.slices[0]?.fare_brand_name === brand)
  const [passenger] = data.passengers
  assert.ok(offer && passenger)
  const sara = {
    given_name: 'Sara',
    family_name: 'Mohammadi',
    born_on: '1992-08-15',
    title: 'ms',
    gender: 'f',
  }
  const reached = { phone_number: '+989120000000', email: 'sara@example.com' }
  const made = await ask(simulator, 'POST /orders', {
    type: 'instant',
    selected_offers: [offer.id],
    passengers: [{ id: passenger.id, ...sara, ...reached }],
    payments: [{ type: 'balance', amount: offer.total_amount, currency: 'USD' }],
  })
  assert.equal(made.status, 201)
  return made.data
}

const wish = (order: View, departure_date = day(22)) => ({
  order_id: order.id,
  slices: {
    remove: [{ slice_id: order.slices[0]?.id }],
    add: [{ origin: 'IKA', destination: 'GYD', departure_date, cabin_class: 'economy' }],
  },
})

const paying = ({ change_total_amount: amount }: View) =>
  Number(amount) > 0 ? { payment: { type: 'balance', amount, currency: 'USD' } } : {}

test('an order is changed to another day at the difference and its penalty, and keeps its id', async () => {
  const simulator = await openDuffelSimulator({ port: 0 })
  const order = await bought(simulator)
  assert.ok(order.available_actions.includes('change') && order.slices[0]?.changeable)
  const { data, status } = await ask(simulator, 'POST /order_change_requests', wish(order))
  assert.equal(status, 201)
  const [offer] = data.order_change_offers
  assert.ok(offer)
  assert.equal(offer.penalty_total_amount, '75.00')
  const change = (await ask(simulator, 'POST /order_changes', { selected_order_change_offer: offer.id })).data
  assert.deepEqual(
    [change.change_total_amount, change.confirmed_at],
    [offer.change_total_amount, null],
    'nothing is changed yet',
  )
  const confirm = `POST /order_changes/${change.id}/actions/confirm`
  if (Number(change.change_total_amount) > 0)
    assert.equal((await ask(simulator, confirm, {})).code, 'validation_required')
  const made = await ask(simulator, confirm, paying(change))
  assert.deepEqual([made.status, made.data.confirmed_at === null], [200, false])
  const after = (await ask(simulator, `GET /orders/${order.id}`)).data
  assert.equal(after.slices[0]?.segments[0]?.departing_at.slice(0, 10), day(22))
  assert.notEqual(after.documents[0]?.unique_identifier, order.documents[0]?.unique_identifier)
  assert.equal((await ask(simulator, confirm, paying(change))).code, 'already_confirmed')
  assert.equal(
    (await ask(simulator, `GET /order_changes/${change.id}`)).data.confirmed_at,
    made.data.confirmed_at,
  )
  await simulator.close()
})

test('what may not be changed, has expired, or is of an order that was changed since, is refused', async () => {
  let now = Temporal.Now.instant()
  const simulator = await openDuffelSimulator({ port: 0, now: () => now })
  const order = await bought(simulator)
  const offers = (await ask(simulator, 'POST /order_change_requests', wish(order))).data.order_change_offers
  const pending = async (offer = offers[0]) =>
    (await ask(simulator, 'POST /order_changes', { selected_order_change_offer: offer?.id })).data
  const [first, second] = [await pending(), await pending()]
  const confirm = (change: View) =>
    ask(simulator, `POST /order_changes/${change.id}/actions/confirm`, paying(change))
  for (const [fault, code] of [
    ['change-refused', 'offer_no_longer_available'],
    ['change-expired', 'order_change_expired'],
  ] as const) {
    simulator.faults.order(fault, 1)
    assert.equal((await confirm(first)).code, code)
  }
  assert.equal((await confirm(first)).status, 200)
  assert.equal((await confirm(second)).code, 'order_change_expired', 'its slice is gone')
  const never = await bought(simulator, 'IKA-DXB', 'Value')
  assert.ok(!never.available_actions.includes('change'))
  assert.equal((await ask(simulator, 'POST /order_change_requests', wish(never))).code, 'unsupported_action')
  const other = await bought(simulator)
  const stranger = { ...wish(other), slices: wish(order).slices }
  assert.equal((await ask(simulator, 'POST /order_change_requests', stranger)).code, 'validation_inclusion')
  const [late] = (await ask(simulator, 'POST /order_change_requests', wish(other))).data.order_change_offers
  now = now.add({ minutes: 21 })
  assert.equal(
    (await ask(simulator, 'POST /order_changes', { selected_order_change_offer: late?.id })).code,
    'offer_expired',
  )
  await simulator.close()
})
