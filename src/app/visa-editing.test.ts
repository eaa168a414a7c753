import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import type { SignedIn } from '#testing/app/agency.ts'
import { applicantForm, openVisaOffice, type VisaOffice } from '#testing/app/visas.ts'
import { visaCalls } from '#visas/calls.ts'
import { VisaRequest } from '#visas/requests.ts'
import { VisaTracked } from '#visas/responses.ts'

const contact = { phoneNumber: '09351112233', email: 'omid@example.ir' }

suite('a request for a visa before it is paid', () => {
  let t: VisaOffice
  before(async () => {
    t = await openVisaOffice()
  })
  after(() => t[Symbol.asyncDispose]())

  const people = [applicantForm(0), applicantForm(1)]
  const edit = ({ token }: SignedIn, body: object) =>
    t.ask(visaCalls.edit.line, { by: token, body, key: randomUUID() })
  const applicantsFor = async (user: SignedIn, forms: readonly object[]) =>
    VisaRequest.parse(await t.requestOf(user, { people: forms })).applicants

  test('other people and other pictures are the same order: its number, price and clock', async () => {
    const user = await t.user()
    const made = await t.submitted(user, { people })
    const ends = async () => (await t.agency.orders.detailsOf(user.userId, made.orderId)).holdExpiresAt
    const until = await ends()
    const applicants = await applicantsFor(user, [applicantForm(2), applicantForm(1)])
    for (let again = 0; again < 2; again += 1) {
      const told = await edit(user, { orderId: made.orderId, applicants, contact })
      assert.equal(told.status, 200, told.text)
      const seen = VisaTracked.parse(told.data)
      assert.deepEqual([seen.orderNumber, seen.total], [made.orderNumber, made.total])
    }
    const [first, second] = await t.agency.orders.passengersOf(made.orderId)
    assert.deepEqual([first?.firstName, second?.firstName], ['NIKA', 'OMID'])
    assert.deepEqual(await t.visas.papersToEdit(made.orderId, user.userId), sorted(applicants))
    assert.equal((await t.agency.orders.contactOf(made.orderId)).email, contact.email)
    assert.equal(await ends(), until)
    assert.equal(await t.pay(made.orderId), 'paid')
    await t.agency.orders.work.issue(made.orderId)
    assert.equal((await t.visas.tracked(made.orderId, user.userId)).stage, 'received')
  })

  test('what is wrong is named and changes nothing: a field, a picture, a number, an age', async () => {
    const user = await t.user()
    const { orderId } = await t.submitted(user, { people })
    const before = await t.agency.orders.passengersOf(orderId)
    const papers = await t.visas.papersToEdit(orderId, user.userId)
    const [one, two] = await applicantsFor(user, people)
    const another = await applicantsFor(await t.user(), people)
    assert.ok(one && two)
    const child = { ...applicantForm(0), birthDateFa: '1397-05-24' }
    for (const [applicants, property] of [
      [[{ ...one, fields: { ...one.fields, firstNameFarsi: '' } }, two], 'applicants.0.firstNameFarsi'],
      [[{ ...one, papers: another[0]?.papers }, two], 'applicants.0.papers.passport'],
      [[one], 'applicants'],
      [[{ ...one, fields: child }, two], 'applicants.0.birthDateFa'],
    ] as const) {
      const told = await edit(user, { orderId, applicants, contact })
      assert.equal(told.status, 400, told.text)
      assert.ok(told.text.includes(`"${property}"`), told.text)
    }
    assert.deepEqual(await t.agency.orders.passengersOf(orderId), before)
    assert.deepEqual(await t.visas.papersToEdit(orderId, user.userId), papers)
  })

  test('strangers find no order, and what is paid or over stays as it is', async () => {
    const user = await t.user()
    const { orderId } = await t.submitted(user, { people })
    const applicants = await applicantsFor(user, people)
    const body = { orderId, applicants, contact }
    assert.equal((await edit(await t.user(), body)).code, 'ORDER_NOT_FOUND')
    await t.pay(orderId)
    await t.agency.orders.work.issue(orderId)
    const papers = (await t.visas.tracked(orderId, user.userId)).applicants
    assert.equal((await edit(user, body)).status, 409)
    assert.equal(await t.visas.papersToEdit(orderId, user.userId), undefined)
    assert.deepEqual((await t.visas.tracked(orderId, user.userId)).applicants, papers)
    const over = await t.submitted(user, { people })
    await t.agency.orders.cancel(over.orderId, user.userId)
    assert.equal((await edit(user, { ...body, orderId: over.orderId })).status, 409)
  })
})

/** As they are stored: by kind. */
function sorted(applicants: VisaRequest['applicants']) {
  const kinds = ['passport', 'photo', 'nationalCard', 'birthCertificate', 'previousVisa']
  return applicants.map(({ papers }) =>
    papers.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)),
  )
}
