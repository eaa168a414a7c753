import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { Role } from '#desk/roles.ts'
import { lookAtVisa } from '#desk/server/visas/looks.ts'
import { visaView } from '#desk/web/visas/visa-view.ts'
import type { StaffVisitor } from '#server/visitor.ts'
import { applicantForm, openVisaOffice, type VisaOffice, visaPdf } from '#testing/app/visas.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'

const passport = readFileSync(new URL('../documents/server/pictures/dev-0.jpg', import.meta.url))

suite('an officer at a request for a visa', () => {
  let t: VisaOffice
  let officer: TestStaff
  let support: TestStaff
  before(async () => {
    t = await openVisaOffice()
    officer = await staffIn(t, ['visas'])
    support = await staffIn(t, ['support'])
  })
  after(() => t[Symbol.asyncDispose]())

  const line = (number: string, rest: string, method = 'POST') =>
    `${method} /api/desk/visas/${number}/${rest}`
  const entriesOf = (number: string) =>
    all(
      t.house.database,
      sql<{
        action: string
        outcome: string
        details: object
      }>`select action, outcome, details from desk.audit
        where subject_kind = 'order' and subject_id = ${number} order by n`,
    )

  async function looked(number: string, by: TestStaff, roles: readonly Role[]) {
    const { staffId, name } = by
    const visitor: StaffVisitor = {
      kind: 'staff',
      staffId,
      sessionId: staffId,
      name,
      roles,
      network: '203.0.113.0/24',
    }
    const filed = await lookAtVisa(t.agency, visitor, number)
    return filed && visaView(filed, { place: 0, roles, now: t.house.clock.now() })
  }

  test('sees the pictures, stored nowhere, and each look is one entry', async () => {
    const { orderNumber } = await t.filed(await t.user())
    const [, url = ''] = line(orderNumber, 'applicants/0/pictures/passport', 'GET').split(' ')
    const { app } = t.house
    for (const _ of [1, 2]) {
      const told = await app.inject({ method: 'GET', url, headers: { cookie: `desk=${officer.token}` } })
      assert.equal(told.statusCode, 200, told.body)
      assert.equal(told.headers['content-type'], 'image/jpeg')
      assert.equal(told.headers['cache-control'], 'private, no-store')
      assert.deepEqual([...told.rawPayload.subarray(0, 2)], [0xff, 0xd8])
    }
    const seen = {
      action: 'visa.picture-seen',
      outcome: 'looked',
      details: { applicant: 1, kind: 'passport' },
    }
    assert.deepEqual(await entriesOf(orderNumber), [seen])
    t.house.clock.set(t.house.clock.now().add({ minutes: 6 }))
    assert.equal((await officer.ask(`GET ${url}`)).status, 200)
    assert.deepEqual(await entriesOf(orderNumber), [seen, seen])
    assert.equal((await officer.ask(`GET ${url.replace('/0/', '/1/')}`)).code, 'APPLICANT_UNKNOWN')
    assert.equal((await officer.ask(`GET ${url.replace(orderNumber, '123456789')}`)).code, 'ORDER_NOT_FOUND')
  })

  test('pictures and work are nobody’s without the permission, who reads the page gets numbers masked', async () => {
    const { orderNumber } = await t.filed(await t.user())
    for (const [asked, body] of [
      [line(orderNumber, 'applicants/0/pictures/passport', 'GET'), undefined],
      [line(orderNumber, 'applicants/0/checks', 'GET'), undefined],
      [line(orderNumber, 'checked'), {}],
    ] as const) {
      const { status, code } = await support.ask(asked, body)
      assert.deepEqual([status, code], [403, 'NOT_PERMITTED'], asked)
    }
    const numbered = async (by: TestStaff, role: Role) =>
      (await looked(orderNumber, by, [role]))?.one.fields.find(({ name }) => name === 'شمارهٔ گذرنامه')?.typed
    assert.equal(await numbered(officer, 'visas'), 'A10000001')
    assert.equal(await numbered(support, 'support'), 'A•••001')
    assert.equal(await looked('123456789', officer, ['visas']), undefined)
  })

  test('reads the form beside the passport, and what differs is marked', async () => {
    const user = await t.user()
    const request = await t.requestOf(user, {
      people: [{ ...applicantForm(), passportNumber: 'X95998201' }],
    })
    const [first] = request['applicants'] as { papers: { kind: string; blobId: string }[] }[]
    const scan = first?.papers.find(({ kind }) => kind === 'passport')
    assert.ok(scan)
    scan.blobId = await t.keep(user.userId, 'passport', passport)
    const { data } = await t.submit(user, request)
    const { orderId, orderNumber } = data as { orderId: string; orderNumber: string }
    await t.pay(orderId)
    await t.agency.orders.work.issue(orderId)
    const told = await officer.ask(line(orderNumber, 'applicants/0/checks', 'GET'))
    assert.equal(told.status, 200, told.text)
    const { compared, findings } = told.data as {
      compared: { name: string; typed: string; read: string; state: string }[]
      findings: { kind: string; says: string[] }[]
    }
    const number = compared.find(({ name }) => name === 'شمارهٔ گذرنامه')
    assert.deepEqual(number, {
      name: 'شمارهٔ گذرنامه',
      typed: 'X95998201',
      read: 'X95998200',
      state: 'unlike',
    })
    assert.ok(findings.some(({ kind }) => kind === 'photo'))
  })

  test('moves a request on to its answer; each step is one entry, what is refused is none', async () => {
    const user = await t.user()
    const { orderId, orderNumber } = await t.filed(user)
    const ask = (rest: string, body: object = {}) => officer.ask(line(orderNumber, rest), body)
    assert.equal((await ask('sent')).code, 'STAGE_PASSED')
    const wanted = { kind: 'photo', says: 'زمینهٔ عکس سفید نیست.' }
    assert.equal((await ask('applicants/0/again', { ...wanted, says: ' ' })).status, 400)
    assert.equal((await ask('applicants/0/again', wanted)).status, 200)
    assert.equal((await ask('checked')).code, 'PAPERS_MISSING')
    const blobId = await t.keep(user.userId, 'photo')
    await t.visas.replacePaper({ orderId, applicant: 0, kind: 'photo', blobId }, user.userId)
    for (const step of ['checked', 'checked', 'sent']) assert.equal((await ask(step)).status, 200, step)
    const form = new FormData()
    form.set('file', new Blob([visaPdf]), 'visa.pdf')
    const body = new Response(form)
    const [, url = ''] = line(orderNumber, 'applicants/0/approve').split(' ')
    const { statusCode } = await t.house.app.inject({
      method: 'POST',
      url,
      headers: { cookie: `desk=${officer.token}`, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    })
    assert.equal(statusCode, 200)
    assert.equal((await ask('applicants/0/reject', { reason: 'رد شد' })).code, 'STAGE_PASSED')
    assert.equal((await t.visas.visaFile(orderId, 0, user.userId)).type, 'application/pdf')
    assert.deepEqual(
      (await entriesOf(orderNumber)).map(({ action }) => action),
      ['visa.asked-again', 'visa.checked', 'visa.sent', 'visa.approved'],
    )
  })

  test('offers a time where papers are handed over in person, and says what became of it', async () => {
    const { orderNumber } = await t.filed(await t.user(), {
      choice: { country: 'IT', days: 30 },
      more: { travelDate: '2027-02-10' },
    })
    const ask = (rest: string, body: object = {}) => officer.ask(line(orderNumber, rest), body)
    assert.equal((await ask('checked')).status, 200)
    const place = 'سفارت ایتالیا، تهران'
    assert.equal((await ask('appointment', { at: '2026-02-31T10:00', place })).status, 400)
    assert.equal((await ask('appointment', { at: '2026-12-05T10:00', place })).status, 200)
    for (const became of ['taken', 'attended'])
      assert.equal((await ask('appointment/state', { became })).status, 200, became)
    assert.equal((await looked(orderNumber, officer, ['visas']))?.stage, 'sent')
    assert.deepEqual((await entriesOf(orderNumber)).map(({ action }) => action).slice(1, 4), [
      'visa.appointment-offered',
      'visa.appointment-taken',
      'visa.appointment-attended',
    ])
  })
})
