import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { rial } from '#money/rial.ts'
import { due } from '#orders/order.ts'
import { orderFaults } from '#orders/server/invariants.ts'
import { equalShares } from '#orders/split.ts'
import { type SplitView, splitCalls } from '#orders/split-calls.ts'
import { loader as friend } from '#orders/web/together/share-page.server.ts'
import { loader as together } from '#orders/web/together/together-page.server.ts'
import { paymentCalls } from '#payments/calls.ts'
import { ordinaryCard } from '#simulators/bank/cards.ts'
import { payAtBank, payBy, turnBackAtBank } from '#simulators/bank/payer.ts'
import { openTestAgency, type SignedIn, type TestAgency } from '#testing/app/agency.ts'
import { journeysOf } from '#testing/app/issued.ts'
import { sara } from '#testing/flights/buying.ts'
import { bookFaults, openPrepayments, openShares } from '#wallet/server/books.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

let t: TestAgency
let people = 0

before(async () => {
  t = await openTestAgency({ JOBS: 'elsewhere' })
})
after(() => t[Symbol.asyncDispose]())

async function splitInTwo(): Promise<{ owner: SignedIn; orderId: string; view: SplitView }> {
  const owner = await t.admit(`+98913${String(people++).padStart(7, '0')}`)
  const journeys = journeysOf(t, owner)
  const { orderId } = await journeys.submitted(owner.userId, await journeys.roundTrip(), [sara])
  const { order } = await t.agency.orders.approve(orderId, owner.userId)
  const shares = equalShares(due(order), 2).map((amount, n) => ({ label: `همسفر ${n + 1}`, amount }))
  const told = await t.ask(splitCalls.make.line, { by: owner.token, body: { orderId, host: 'نگار', shares } })
  assert.equal(told.status, 200, told.text)
  return { owner, orderId, view: splitCalls.make.answer.parse(told.data) }
}

function tokenOf(view: SplitView, place: number): string {
  return view.shares[place]?.address.split('/').at(-1) ?? ''
}

/** A guest begins at a bank; the address it sends him to. */
async function begun(token: string, how: { readonly gatewayId?: number; readonly by?: string } = {}) {
  const { gatewayId = 1, by } = how
  const told = await t.ask(paymentCalls.payShare.line, { by, body: { token, gatewayId } })
  assert.equal(told.status, 200, told.text)
  return paymentCalls.payShare.answer.parse(told.data)
}

async function back(address: string | undefined) {
  const { pathname, search } = new URL(address ?? '')
  return t.house.app.inject({ url: pathname + search })
}

async function asItShouldBe(): Promise<void> {
  const { database, clock } = t.house
  assert.deepEqual(await bookFaults(database), [])
  const [prepaid, shares] = [await openPrepayments(database), await openShares(database)]
  assert.deepEqual(await orderFaults(database, { now: clock.now(), prepaid, shares }), [])
}

test('two guests pay at the bank, each comes back to the page of his link, and the ticket comes out', async () => {
  const { owner, orderId, view } = await splitInTwo()
  for (const place of [0, 1]) {
    const token = tokenOf(view, place)
    const { id, address } = await begun(token)
    const returned = await back(await payAtBank(address, ordinaryCard))
    assert.deepEqual([returned.statusCode, returned.headers.location], [303, `/pay/${token}?payment=${id}`])
    const seen = await t.agency.orders.splits.opened(token, { attemptId: id })
    assert.deepEqual([seen?.state, seen?.payment], ['paid', place === 0 ? 'held' : 'spent'])
  }
  await t.agency.orders.work.issue(orderId)
  assert.equal((await t.agency.orders.order(orderId))?.status, 'issued')
  assert.equal(await t.agency.wallet.balanceOf(owner.userId), 0)
  const again = await t.ask(paymentCalls.payShare.line, { body: { token: tokenOf(view, 0), gatewayId: 1 } })
  assert.equal(again.code, 'SHARE_PAID')
  await asItShouldBe()
})

test('the pages show a form, then shares, and a friend what he pays; an unknown link is 404', async () => {
  const owner = await t.admit(`+98913${String(people++).padStart(7, '0')}`)
  const journeys = journeysOf(t, owner)
  const { orderId } = await journeys.submitted(owner.userId, await journeys.roundTrip(), [sara])
  await t.agency.orders.approve(orderId, owner.userId)
  const context = new RouterContextProvider()
  context.set(agencyContext, t.agency)
  context.set(visitorContext, { kind: 'user', userId: owner.userId, sessionId: 'test' })
  const asked = { params: { orderId }, context } as unknown as LoaderFunctionArgs
  const form = await together(asked)
  assert.deepEqual([form.split, form.mayPay, form.names.length], [undefined, true, 1])
  const wanted = { orderId, userId: owner.userId, host: 'نگار', once: randomUUID() }
  const shares = equalShares(rial(form.total), 2).map((amount) => ({ label: 'رضا', amount }))
  const view = await t.agency.orders.splits.make({ ...wanted, shares })
  assert.equal((await together(asked)).split?.shares.length, 2)
  const guest = new RouterContextProvider()
  guest.set(agencyContext, t.agency)
  const opens = (link: string) =>
    friend({
      params: { link },
      context: guest,
      request: new Request(`http://localhost/pay/${link}`),
    } as unknown as LoaderFunctionArgs)
  const shown = (await opens(tokenOf(view, 0))).data
  assert.deepEqual([shown?.state, shown?.isOwner, shown?.amount], ['payable', false, view.shares[0]?.amount])
  // Zarinpal's half hour is more than what is left of the hold
  assert.ok(shown?.toCard.includes(1))
  assert.equal((await opens('nothing')).init?.status, 404)
})

test('whoever goes back is led on to the same payment, and one who turned back may begin again', async () => {
  const { view } = await splitInTwo()
  const token = tokenOf(view, 0)
  const first = await begun(token)
  assert.deepEqual(await begun(token), first)
  const returned = await back(await turnBackAtBank(first.address))
  assert.equal(returned.headers.location, `/pay/${token}?payment=${first.id}`)
  const share = view.shares[0]?.shareId ?? ''
  assert.equal((await t.agency.payments.ofShare(first.id, share))?.status, 'declined')
  assert.equal(await t.agency.payments.ofShare(first.id, view.shares[1]?.shareId ?? ''), undefined)
  assert.notEqual((await begun(token)).id, first.id)
})

test('what a bank can give back is on the card again, once, and with one that cannot it is in a wallet', async () => {
  const { owner, orderId, view } = await splitInTwo()
  const payer = await t.admit('+989131112233')
  const reversible = await begun(tokenOf(view, 0))
  await back(await payAtBank(reversible.address, ordinaryCard))
  const { gateways, returnsToCard } = t.agency.payments
  const keeps = gateways.find(
    ({ id, isActive, caps }) => isActive && caps.currency === 'IRR' && !returnsToCard.has(id),
  )
  assert.ok(keeps)
  const kept = await begun(tokenOf(view, 1), { gatewayId: keeps.id, by: payer.token })
  // the last share that comes too late: the owner has given up meanwhile
  await t.agency.orders.cancel(orderId, owner.userId)
  await t.agency.orders.splits.giveBack()
  await back(await payAtBank(kept.address, ordinaryCard))
  await Promise.all([1, 2, 3].map(() => t.agency.orders.splits.giveBack()))
  const atBank = t.bank.books.all().filter(({ authority }) => reversible.address.endsWith(authority))
  assert.deepEqual(
    atBank.map(({ status }) => status),
    ['REVERSED'],
  )
  assert.equal(await t.agency.wallet.balanceOf(payer.userId), view.shares[1]?.amount)
  assert.equal(await t.agency.wallet.balanceOf(owner.userId), 0)
  await asItShouldBe()
})

test('a bank that posts, and a card from abroad, are reached without signing in', async () => {
  const { view } = await splitInTwo()
  const hyperpay = t.agency.payments.gateways.find(
    ({ caps, isActive }) => isActive && caps.currency !== 'IRR',
  )
  const posting = t.agency.payments.gateways.find(({ name }) => name === 'sep' || name === 'mellat')
  assert.ok(hyperpay && posting)
  const abroad = await begun(tokenOf(view, 0), { gatewayId: hyperpay.id })
  assert.equal(abroad.address, `/pay/card?id=${abroad.id}`)
  const posted = await begun(tokenOf(view, 1), { gatewayId: posting.id })
  assert.equal(posted.address, `/pay/go/${posted.id}`)
  const { action } = await t.agency.payments.goingOf(posted.id, undefined)
  const brought = await payBy(action ?? assert.fail(), ordinaryCard)
  assert.ok(brought)
  const { pathname, search } = new URL(brought.address)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }
  const payload = new URLSearchParams(brought.fields).toString()
  const returned = await t.house.app.inject({
    method: brought.method,
    url: pathname + search,
    headers,
    payload,
  })
  assert.match(String(returned.headers.location), /^\/pay\/[\w-]{20}\?payment=/)
  await asItShouldBe()
})

test('the live line of a link says that something changed, and nothing to one who has no link', async () => {
  const { view } = await splitInTwo()
  assert.equal((await t.house.app.inject({ url: `/live/share/${randomUUID()}` })).statusCode, 404)
  const address = await t.house.app.listen({ port: 0 })
  const leaving = new AbortController()
  const stream = await fetch(`${address}/live/share/${tokenOf(view, 0)}`, { signal: leaving.signal })
  assert.match(stream.headers.get('content-type') ?? '', /event-stream/)
  const { shareId = '', amount = 0 } = view.shares[1] ?? {}
  await t.house.database.transaction().execute((trx) =>
    t.agency.orders.splits.captured(trx, {
      attemptId: randomUUID(),
      shareId,
      gatewayId: 1,
      amount: rial(amount),
      userId: randomUUID(),
    }),
  )
  let text = ''
  for await (const piece of stream.body ?? []) {
    text += new TextDecoder().decode(piece)
    if (text.includes('changed')) break
  }
  assert.match(text, /data: {"type":"changed"}/)
  leaving.abort()
})
