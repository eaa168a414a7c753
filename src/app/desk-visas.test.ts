import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { loader } from '#desk/web/visas/visas-page.server.ts'
import { openVisaOffice, type VisaOffice } from '#testing/app/visas.ts'
import { agencyContext } from '#web/page-context.server.ts'

suite('visas at the desk', () => {
  let t: VisaOffice
  before(async () => {
    t = await openVisaOffice()
  })
  after(() => t[Symbol.asyncDispose]())

  async function listed(stage = '') {
    const context = new RouterContextProvider()
    context.set(agencyContext, t.agency)
    const url = new URL(`http://localhost:3000/desk/visas?stage=${stage}`)
    return loader({ request: new Request(url), url, context, params: {}, pattern: '/desk/visas' })
  }

  test('are listed by whose turn it is, the nearest promise first, and each stage counts its own rows', async () => {
    const user = await t.user()
    const slow = await t.filed(user)
    const urgent = await t.filed(user, { choice: { speed: 'urgent' } })
    const gone = await t.away(user)
    await t.desk.askAgain(slow.orderNumber, { applicant: 0, kind: 'photo', says: 'زمینه سفید نیست.' })
    const { rows, counts, total } = await listed()
    assert.deepEqual(
      rows.map(({ number, group }) => [number, group]),
      [
        [urgent.orderNumber, 'received'],
        [gone.orderNumber, 'sent'],
        [slow.orderNumber, 'awaited'],
      ],
    )
    assert.equal(total, 3)
    for (const { group, many } of counts) assert.equal((await listed(group)).rows.length, many, group)
    assert.equal((await listed('nothing')).rows.length, 3)
  })

  test('say when the promise is near and when it has passed', async () => {
    const { orderNumber, promisedAt } = await t.filed(await t.user())
    assert.ok(promisedAt)
    const until = Temporal.Instant.from(promisedAt)
    for (const [hours, tone] of [
      [5, 'plain'],
      [4, 'warn'],
      [0, 'bad'],
    ] as const) {
      t.house.clock.set(until.subtract({ hours }))
      const { rows } = await listed('received')
      assert.equal(rows.find(({ number }) => number === orderNumber)?.dueTone, tone)
    }
  })
})
