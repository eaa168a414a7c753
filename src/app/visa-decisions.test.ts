import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { orderCalls } from '#orders/calls.ts'
import { orderIdsOf } from '#orders/server/personal.ts'
import { openVisaOffice, type VisaOffice, visaPdf } from '#testing/app/visas.ts'
import { visaCalls } from '#visas/calls.ts'
import { visasPart } from '#visas/server/personal.ts'
import { visaVault } from '#visas/server/visas.ts'

suite('answers to requests for visas', () => {
  let t: VisaOffice
  before(async () => {
    t = await openVisaOffice()
  })
  after(() => t[Symbol.asyncDispose]())

  const forward = (duration: Temporal.DurationLike) => t.house.clock.set(t.house.clock.now().add(duration))

  test('a request goes its way and no other', async () => {
    const user = await t.user()
    const { orderId, orderNumber } = await t.filed(user)
    await assert.rejects(t.desk.sent(orderNumber), { code: 'STAGE_PASSED' })
    await assert.rejects(t.desk.reject(orderNumber, 0, 'دلیل'), { code: 'STAGE_PASSED' })
    await t.desk.checked(orderNumber)
    await t.desk.checked(orderNumber)
    await t.desk.sent(orderNumber)
    await assert.rejects(t.desk.checked(orderNumber), { code: 'STAGE_PASSED' })
    await assert.rejects(
      sql`update visas.request set stage = 'received' where order_id = ${orderId}`.execute(t.house.database),
      /cannot become received/,
    )
    await assert.rejects(
      sql`update visas.request set fee = fee + 1 where order_id = ${orderId}`.execute(t.house.database),
      /asked for as it is/,
    )
    await assert.rejects(
      sql`delete from visas.event where order_id = ${orderId}`.execute(t.house.database),
      /visas.event is refused/,
    )
    const { events, stage } = await t.visas.tracked(orderId, user.userId)
    assert.equal(stage, 'sent')
    assert.deepEqual(
      events.map((event) => event.stage),
      ['received', 'checked', 'sent'],
    )
  })

  test('another picture stops the clock, and the promise is later by as long as it took', async () => {
    const user = await t.user()
    const { orderId, orderNumber, promisedAt } = await t.filed(user)
    await t.desk.askAgain(orderNumber, { applicant: 0, kind: 'photo', says: 'زمینهٔ عکس روشن نیست.' })
    await assert.rejects(t.desk.checked(orderNumber), { code: 'PAPERS_MISSING' })
    const waiting = await t.visas.tracked(orderId, user.userId)
    const photo = waiting.applicants[0]?.papers.find(({ kind }) => kind === 'photo')
    assert.deepEqual([photo?.state, photo?.says], ['asked-again', 'زمینهٔ عکس روشن نیست.'])
    assert.ok((await t.desk.queue()).every((row) => row.orderNumber !== orderNumber))
    forward({ hours: 24 * 12 })
    assert.equal((await t.visas.tracked(orderId, user.userId)).missedAt, null)
    const passport = {
      orderId,
      applicant: 0,
      kind: 'passport',
      blobId: await t.keep(user.userId, 'passport'),
    } as const
    await assert.rejects(t.visas.replacePaper(passport, user.userId), { code: 'NOT_ASKED_AGAIN' })
    const asked = { ...passport, kind: 'photo' } as const
    await assert.rejects(t.visas.replacePaper(asked, user.userId), { code: 'DOCUMENT_NOT_FOUND' })
    const given = { ...asked, blobId: await t.keep(user.userId, 'photo') }
    await t.visas.replacePaper(given, user.userId)
    const again = await t.visas.replacePaper(given, user.userId)
    const moved = Temporal.Instant.from(promisedAt ?? '').until(Temporal.Instant.from(again.promisedAt ?? ''))
    assert.equal(Math.floor(moved.total('days')), 12)
    assert.match(again.events.at(-1)?.says ?? '', /جابه‌جا شد/)
    assert.equal(again.applicants[0]?.papers.find(({ kind }) => kind === 'photo')?.state, 'given')
    await t.desk.checked(orderNumber)
    forward({ hours: -24 * 12 })
  })

  test('a promise that passes with no answer is said to be missed, since when', async () => {
    const user = await t.user()
    const { orderId, promisedAt } = await t.filed(user)
    forward({ hours: 24 * 20 })
    assert.equal((await t.visas.tracked(orderId, user.userId)).missedAt, promisedAt)
    forward({ hours: -24 * 20 })
  })

  test('an approved visa opens to its owner as it was given, and lies sealed', async () => {
    const user = await t.user()
    const { orderId, orderNumber } = await t.away(user)
    await assert.rejects(t.desk.approve(orderNumber, 0, new TextEncoder().encode('<html>')), {
      code: 'NOT_A_VISA',
    })
    await assert.rejects(t.desk.approve(orderNumber, 4, visaPdf), { code: 'APPLICANT_UNKNOWN' })
    await assert.rejects(t.visas.visaFile(orderId, 0, user.userId), { code: 'NO_VISA_YET' })
    await t.desk.approve(orderNumber, 0, visaPdf)
    await t.desk.approve(orderNumber, 0, visaPdf)
    await assert.rejects(t.desk.reject(orderNumber, 0, 'دیر'), { code: 'STAGE_PASSED' })
    const { stage, applicants, ifWithdrawn } = await t.visas.tracked(orderId, user.userId)
    assert.deepEqual([stage, applicants[0]?.outcome, applicants[0]?.hasVisa], ['decided', 'approved', true])
    assert.equal(ifWithdrawn.refund, 0)
    const line = visaCalls.visaFile.line.replace('{id}', orderId).replace('{applicant}', '0')
    const [, url = ''] = line.split(' ')
    const file = await t.house.app.inject({ url, headers: { authorization: `Bearer ${user.token}` } })
    assert.deepEqual(new Uint8Array(file.rawPayload), visaPdf)
    assert.match(String(file.headers['content-disposition']), /^attachment; filename="visa-\d+-1\.pdf"/)
    const { rows } = await t.house.pool.query('select sealed from visas.file where order_id = $1', [orderId])
    assert.equal(rows[0]?.sealed.includes('%PDF'), false)
  })

  test('a visa is opened by its owner alone: no link is made of it, given or not', async () => {
    const user = await t.user()
    const { orderId, orderNumber } = await t.away(user)
    const shared = () => t.ask(orderCalls.shareTicket.line, { by: user.token, body: { orderId } })
    const waiting = await shared()
    await t.desk.approve(orderNumber, 0, visaPdf)
    const given = await shared()
    assert.equal((await t.agency.orders.ofUser(orderId, user.userId)).status, 'issued')
    for (const { status, code, text } of [waiting, given]) {
      assert.deepEqual([status, code], [409, 'NOT_ISSUED'])
      assert.ok(!text.includes('/ticket/'), text)
    }
  })

  test('pictures are destroyed a week after the last answer', async () => {
    const user = await t.user()
    const { orderId, orderNumber } = await t.away(user)
    await t.desk.approve(orderNumber, 0, visaPdf)
    const pictures = await t.desk.papers(orderNumber)
    assert.equal(pictures.length, 4)
    assert.ok(pictures.every(({ jpeg }) => jpeg !== null && jpeg.length > 100))
    await t.visas.work.sweep()
    assert.equal((await t.agency.documents.mine(user.userId)).length, 4)
    forward({ hours: 24 * 7 })
    await t.visas.work.sweep()
    assert.equal((await t.agency.documents.mine(user.userId)).length, 0)
    const { applicants } = await t.visas.tracked(orderId, user.userId)
    assert.ok(applicants[0]?.papers.every(({ state }) => state === 'purged'))
    forward({ hours: -24 * 7 })
  })

  test('a picture that its owner destroyed is missing, and is asked for again', async () => {
    const user = await t.user()
    const { orderId, orderNumber } = await t.filed(user)
    const [kept] = await t.agency.documents.mine(user.userId)
    assert.ok(kept)
    await t.agency.documents.forget(user.userId, kept.id)
    await assert.rejects(t.desk.checked(orderNumber), { code: 'PAPERS_MISSING' })
    await t.desk.askAgain(orderNumber, { applicant: 0, kind: kept.kind, says: 'تصویر دیگر نزد ما نیست.' })
    const blobId = await t.keep(user.userId, kept.kind)
    await t.visas.replacePaper({ orderId, applicant: 0, kind: kept.kind, blobId }, user.userId)
    await t.desk.checked(orderNumber)
  })

  test('a visa goes along with what its owner takes, waits for the answer, and goes with the account', async () => {
    const user = await t.user()
    const { database } = t.house
    const part = visasPart(database, {
      vault: visaVault(t.house.settings),
      ordersOf: (userId, trx) => orderIdsOf(trx, userId),
    })
    const { orderNumber } = await t.away(user)
    const waiting = await part.unfinished?.(user.userId, database)
    assert.match(waiting?.[0] ?? '', /V-\d+ هنوز پاسخ نگرفته/)
    await t.desk.approve(orderNumber, 0, visaPdf)
    assert.deepEqual(await part.unfinished?.(user.userId, database), [])
    const files = await Array.fromAsync(part.files?.(user.userId) ?? [])
    assert.deepEqual(
      files.map(({ name, body }) => [name.replace(/\d+/, 'N'), body.length]),
      [['visa-N-1.pdf', visaPdf.length]],
    )
    assert.match(JSON.stringify(await part.exported(user.userId)), /"outcome":"approved"/)
    const person = { userId: user.userId, phone: null, email: null }
    const erase = () => database.transaction().execute((trx) => part.erase(trx, person))
    assert.equal(await erase(), 5)
    assert.equal(await erase(), 0)
    assert.deepEqual(await Array.fromAsync(part.files?.(user.userId) ?? []), [])
  })
})
