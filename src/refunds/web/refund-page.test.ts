import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { loader } from '#refunds/web/refund-page.server.ts'
import { payFor, submittedOrder } from '#testing/refunds/issued.ts'
import { type Office, openOffice } from '#testing/refunds/office.ts'
import { givenBack, second } from '#testing/refunds/questions.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

const early = '2026-11-28T08:00:00Z'
const mashhad = 'تهران به مشهد'

test('everybody on every direction stands where the order does, from its first moment on', async () => {
  await using office = await openOffice()
  office.setClock(early)
  office.goods.ladderIds = ['flypersia/1', 'flypersia/1']
  const userId = randomUUID()
  const orderId = await submittedOrder(office, userId)
  const told = async () => {
    const { standings, form, whyNot } = await loader(asked(office, orderId, userId))
    return { told: standings.map(statusOf), isOffered: form !== undefined, whyNot }
  }
  const all = (says: string) => [
    [mashhad, ['سارا احمدی', says], ['داریوش احمدی', says]],
    [mashhad, ['سارا احمدی', says], ['داریوش احمدی', says]],
  ]
  assert.deepEqual(await told(), {
    told: all('در انتظار پرداخت'),
    isOffered: false,
    whyNot: 'در انتظار پرداخت. استرداد پس از صدور ممکن است.',
  })
  await payFor(office, { orderId, ownerId: userId })
  assert.deepEqual(await told(), {
    told: all('در نوبت صدور'),
    isOffered: false,
    whyNot: 'پرداخت شد؛ در نوبت صدور. استرداد پس از صدور ممکن است.',
  })
  await office.orders.work.issue(orderId)
  const issued = await told()
  assert.deepEqual([issued.told, issued.isOffered], [all('صادر شد'), true])
})

test('who was given back is told beside who still flies, and the rest may be given back below', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const userId = randomUUID()
  const orderId = await office.issued(userId)
  await givenBack(office, { userId, orderId, items: [second] })
  const { standings, form } = await loader(asked(office, orderId, userId))
  assert.deepEqual(standings.map(statusOf), [
    [mashhad, ['سارا احمدی', 'صادر شد'], ['داریوش احمدی', 'استرداد شد']],
  ])
  assert.equal(form?.refundable.allowed, true)
})

test('of a fare that never refunds the tickets are told with the reason, and there is no request', async () => {
  await using office = await openOffice()
  office.setClock(early)
  office.goods.ladderIds = ['charter/none']
  const userId = randomUUID()
  const { standings, form, whyNot } = await loader(asked(office, await office.issued(userId), userId))
  assert.deepEqual(
    standings[0]?.people.map(({ says }) => says),
    ['صادر شد', 'صادر شد'],
  )
  assert.match(standings[0]?.people[0]?.why ?? '', /قابل استرداد نیست/)
  assert.match(whyNot, /قابل استرداد نیست.*بیش از ۲ ساعت/)
  assert.equal(form, undefined)
})

test('an order that ran out says so, rooms stand by who signs for them', async () => {
  await using office = await openOffice()
  office.setClock(early)
  office.goods.product = 'hotel'
  const userId = randomUUID()
  const orderId = await submittedOrder(office, userId)
  office.setClock('2026-11-29T08:00:00Z')
  const { standings, whyNot, title } = await loader(asked(office, orderId, userId))
  assert.deepEqual(standings.map(statusOf), [
    ['هتل مرجان، کیش', ['سارا احمدی', 'مهلت تمام شد'], ['داریوش احمدی', 'مهلت تمام شد']],
  ])
  assert.deepEqual([title, whyNot], ['اتاق‌ها و استرداد', 'مهلت پرداخت به پایان رسید.'])
})

test("a stranger's order is as unknown as none", async () => {
  await using office = await openOffice()
  const orderId = await submittedOrder(office, randomUUID())
  for (const number of [orderId, randomUUID(), 'nothing'])
    await assert.rejects(
      loader(asked(office, number, randomUUID())),
      (thrown: { init?: { status?: number } }) => thrown.init?.status === 404,
    )
})

type PageStatus = Awaited<ReturnType<typeof loader>>['standings'][number]

function statusOf({ words, people }: PageStatus) {
  return [words.route, ...people.map(({ name, says }) => [name, says])]
}

function asked({ orders, refunds, house }: Office, orderId: string, userId: string) {
  const context = new RouterContextProvider()
  const accounts = { bank: { mine: async () => [] } }
  context.set(agencyContext, { orders, refunds, accounts, clock: house.clock })
  context.set(visitorContext, { kind: 'user', userId, sessionId: randomUUID() })
  const url = new URL(`http://localhost/x?orderId=${orderId}`)
  return { request: new Request(url), url, context, params: {}, pattern: url.pathname }
}
