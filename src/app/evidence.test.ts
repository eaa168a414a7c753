import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { evidenceExport } from '#orders/evidence-export.ts'
import { brokenInFile } from '#orders/server/evidence/verify-file.ts'
import { paperBrand } from '#papers/paper-brand.ts'
import { readPdf } from '#papers/server/pdf-reader.ts'
import { openTestAgency, type SignedIn, type TestAgency } from '#testing/app/agency.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { sara } from '#testing/flights/buying.ts'
import { journeysAt } from '#testing/flights/journeys.ts'

interface Exported {
  readonly pieces: readonly {
    readonly kind: string
    readonly body: Record<string, unknown>
    readonly text: string
  }[]
}

suite('the evidence file of an order', () => {
  let t: TestAgency
  let support: TestStaff
  let owner: SignedIn
  let order: { readonly orderId: string; readonly orderNumber: string; readonly total: number }
  const seen = 'تهران به مشهد\nتا ۱۲ ظهر ۳۰٪ جریمه'
  before(async () => {
    t = await openTestAgency()
    support = await staffIn(t, ['support'])
    owner = await t.admit('+989121180018')
    const { agency, house } = t
    const journeys = journeysAt({
      ...agency,
      house,
      ask: async (line, body, userId) => ({
        codes: [],
        fields: [],
        ...(await t.ask(line, { body, by: userId && owner.token })),
      }),
    })
    const { orderId } = await journeys.issued(owner.userId, await journeys.roundTrip(), [sara])
    const found = await agency.orders.order(orderId)
    assert.ok(found)
    order = found
    const log = { orderId, totalPrice: order.total, text: seen }
    const said = await t.ask('POST /api/flight-reservation/Proposals/SetLog', { by: owner.token, body: log })
    assert.equal(said.status, 200, said.text)
  })
  after(() => t[Symbol.asyncDispose]())

  const own = (as: string, by = owner.token) =>
    t.ask(`GET /api/orders/Order/Evidence/${order.orderId}?as=${as}`, { by })

  test('its owner gets what was agreed, paid, issued, told and seen, and its hashes fit without us', async () => {
    const { orderId } = order
    const isTold = async () =>
      (await t.agency.messages.aboutOrder(owner.userId, orderId)).some(({ state }) => state === 'sent')
    for (let tries = 0; !(await isTold()) && tries < 100; tries += 1) await sleep(100)
    const { status, text } = await own('json')
    assert.equal(status, 200)
    const { pieces }: Exported = JSON.parse(text)
    const kinds = pieces.map(({ kind }) => kind)
    for (const kind of ['approved', 'paid', 'issued', 'screen', 'money', 'rules', 'message'])
      assert.ok(kinds.includes(kind), `${kind} of ${kinds.join(' ')}`)
    const agreed = pieces.find(({ kind }) => kind === 'approved')?.body
    assert.deepEqual([agreed?.['total'], agreed?.['people']], [order.total, { adult: 1 }])
    assert.match(String(agreed?.['terms']), /^\w+\/\d/)
    const screen = pieces.find(({ kind }) => kind === 'screen')
    assert.equal(screen?.text, seen)
    assert.equal(screen?.body['digest'], createHash('sha256').update(seen).digest('hex'))
    assert.doesNotMatch(JSON.stringify(pieces.map(({ body }) => body)), /SARA|سارا|\+98/)
    assert.equal(brokenInFile(text), null)
    const again: Exported = JSON.parse((await own('json')).text)
    assert.equal(again.pieces.length, pieces.length, 'gathered once')
  })

  test('an exported file in which one figure is another is found', async () => {
    const { text } = await own('json')
    const figure = `"total": ${order.total}`
    assert.ok(text.includes(figure))
    assert.equal(typeof brokenInFile(text.replace(figure, `"total": ${order.total - 10}`)), 'number')
    assert.equal(
      typeof brokenInFile(text.replaceAll(`\\"total\\": ${order.total}`, '\\"total\\": 1')),
      'number',
    )
  })

  test('the desk has it as a paper, with an entry, and a stranger has nothing', async () => {
    const line = `GET /api/desk/orders/${order.orderNumber}/evidence`
    const json = await support.ask(`${line}?as=json`)
    assert.equal(brokenInFile(json.text), null)
    const { orders, papers } = t.agency
    const brandOf = (id: string | null) => paperBrand(t.house.settings.sites.ofBrand(id).brand)
    const file = await evidenceExport(
      { ...t.agency, papers, brandOf },
      await orders.evidence.file(order.orderId),
      'pdf',
    )
    assert.ok(file.body instanceof Uint8Array)
    const pdf = readPdf(file.body)
    assert.equal(pdf.tagged, true)
    for (const word of ['مستند', 'جریمه', 'سالم']) assert.ok(pdf.words.has(word), word)
    const looks = await sql`select from desk.audit where action = 'order.evidence-exported'`.execute(
      t.house.database,
    )
    assert.equal(looks.rows.length, 1)
    const stranger = await t.admit('+989121180019')
    assert.equal((await own('json', stranger.token)).status, 404)
    assert.equal((await support.ask('GET /api/desk/orders/123456789/evidence?as=pdf')).code, 'ORDER_UNKNOWN')
  })

  test('the database lets no piece be changed, taken out or added below, and what is broken on purpose is found', async () => {
    const { database } = t.house
    const { orderId, orderNumber } = order
    for (const statement of [
      sql`update orders.evidence set body = '{}' where order_id = ${orderId}`,
      sql`delete from orders.evidence where order_id = ${orderId}`,
      sql`update orders.evidence_head set n = 1 where order_id = ${orderId}`,
      sql`delete from orders.evidence_head`,
    ])
      await assert.rejects(statement.execute(database))
    assert.deepEqual(await t.agency.orders.evidence.broken(), [])
    const harms = [
      ['another body', sql`update orders.evidence set body = body || '{"total": 1}' where n = 2`, 2],
      ['one taken out', sql`delete from orders.evidence where n = 3`, 4],
      ['another hour', sql`update orders.evidence set at = at + interval '1 hour' where n = 1`, 1],
    ] as const
    for (const [harm, statement, n] of harms) {
      const rolledBack = database.transaction().execute(async (trx) => {
        await sql`alter table orders.evidence disable trigger pieces_stand`.execute(trx)
        await statement.execute(trx)
        const { rows } = await sql`select * from orders.broken_evidence(${orderId})`.execute(trx)
        assert.deepEqual(rows, [{ order_id: orderId, n }], harm)
        throw new Error('back')
      })
      await assert.rejects(rolledBack, /back/)
    }
    const cut = database.transaction().execute(async (trx) => {
      await sql`alter table orders.evidence disable trigger pieces_stand`.execute(trx)
      await sql`delete from orders.evidence e where order_id = ${orderId}
        and n = (select max(n) from orders.evidence where order_id = ${orderId})`.execute(trx)
      const { rows } = await sql`select order_id from orders.broken_evidence()`.execute(trx)
      assert.equal(rows.length, 1, 'a tail that was cut off')
      throw new Error('back')
    })
    await assert.rejects(cut, /back/)
    assert.equal((await t.agency.orders.numbered(orderNumber))?.orderId, orderId)
  })
})
