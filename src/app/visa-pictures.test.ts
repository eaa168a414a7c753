import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, suite, test } from 'node:test'
import { documentCalls } from '#documents/calls.ts'
import { type ComparedForm, unlike } from '#documents/field-differences.ts'
import type { Reading } from '#documents/reader/reading.ts'
import { orderCalls } from '#orders/calls.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { applicantForm, openVisaOffice, type VisaOffice } from '#testing/app/visas.ts'
import { VisaTracked } from '#visas/responses.ts'
import { heldAgainst } from '#visas/web/held-against.ts'

const passport = readFileSync(new URL('../documents/server/pictures/dev-0.jpg', import.meta.url))

const jaleh = {
  firstName: 'Jaleh',
  lastName: 'Walid',
  birthDateFa: '1394-10-25',
  passportNumber: 'X95998200',
  passportExpirationDateFa: '2032-10-14',
}
type Typed = typeof jaleh

suite('pictures of passports in requests for visas', () => {
  let t: VisaOffice
  before(async () => {
    t = await openVisaOffice()
  })
  after(() => t[Symbol.asyncDispose]())

  test('a form that says what its passport says is told nothing, and is taken', async () => {
    const { fields, reading, status } = await asked(jaleh, passport)
    assert.equal(reading.verdict, 'accepted')
    assert.deepEqual([unlike(fields, reading), status], [[], 200])
  })

  test('a form that says something else is told what, and is taken as its writer leaves it', async () => {
    const typed = { ...jaleh, lastName: 'Valid', passportNumber: 'X95998201', birthDateFa: '1394-10-26' }
    const { fields, reading, status, ordered } = await asked(typed, passport)
    const told = [
      { field: 'passportNumber', read: 'X95998200' },
      { field: 'birthDateFa', read: '1394-10-25' },
      { field: 'lastName', read: 'WALID' },
    ]
    assert.deepEqual([unlike(fields, reading), status], [told, 200])
    assert.deepEqual([ordered?.lastName, ordered?.passportNumber], ['VALID', 'X95998201'])
    // a later picture is compared with the request
    assert.ok(ordered)
    assert.deepEqual(unlike(ordered, reading), told)
  })

  test('a picture in which no passport can be read accuses nobody, and is taken', async () => {
    const { fields, reading, status } = await asked({ ...jaleh, passportNumber: 'X95998201' })
    assert.equal(reading.verdict, 'invalid')
    assert.deepEqual([unlike(fields, reading), status], [[], 200])
  })

  async function asked(typed: Typed, picture?: Buffer) {
    const user = await t.user()
    const fields = { ...applicantForm(2), ...typed }
    const request = await t.requestOf(user, { people: [fields, applicantForm(0)] })
    const blobId = await t.keep(user.userId, 'passport', picture)
    const { status, data, text } = await t.submit(user, withPassport(request, blobId))
    assert.equal(status, 200, text)
    const { orderId } = VisaTracked.parse(data)
    return { fields, status, reading: await read(user, blobId), ordered: await ordered(user, orderId) }
  }
  async function read({ token }: SignedIn, blobId: string): Promise<Reading> {
    const { data } = await t.ask(documentCalls.read.line, { by: token, parts: { blobId } })
    return documentCalls.read.answer.parse(data)
  }
  async function ordered({ token }: SignedIn, orderId: string): Promise<ComparedForm | undefined> {
    const { data } = await t.ask(orderCalls.details.line.replace('{id}', orderId), { by: token })
    const [first] = orderCalls.details.answer.parse(data).passengers
    return first && heldAgainst(first)
  }
})

function withPassport(request: Record<string, unknown>, blobId: string): object {
  const [first, ...others] = request['applicants'] as readonly {
    readonly papers: readonly { kind: string }[]
  }[]
  const papers = first?.papers.map((paper) => (paper.kind === 'passport' ? { ...paper, blobId } : paper))
  return { ...request, applicants: [{ ...first, papers }, ...others] }
}
