import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { paymentCalls } from '#payments/calls.ts'
import { type TestAgency, type TestResponse } from '#testing/app/agency.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import type { Belongings } from './belongings.ts'
import { lineWith, named, ofOneself } from './call-rules.ts'
import { captchaIn } from './captchas.ts'
import { changedOrder, movedOrder, withNewTime } from './changed-flights.ts'
import type { Buyer } from './diary.ts'
import { bagWishOf } from './later-bags.ts'
import { moveOfPolicy } from './moved-policy.ts'
import { nobodys } from './nobody.ts'
import { ofEverybody } from './open-calls.ts'
import { buyerIn, type Owner, ownerIn } from './owner.ts'
import { agencyWithPasses } from './passes.ts'
import { orderToSplit } from './splits.ts'
import { bookedStay, openTripOf } from './stays.ts'
import { openTourOf } from './tours.ts'
import { unissuedBy } from './unissued.ts'
import { visaToEdit } from './visas.ts'
import { wishedDateOf } from './wished-date.ts'

let agency: TestAgency
let owner: Owner
let stranger: Buyer

suite('strangers', () => {
  before(async () => {
    agency = await agencyWithPasses({ HOLDS_PER_TRAVELLER: '9' })
    owner = await ownerIn(agency)
    stranger = await buyerIn(agency, 2)
  })
  after(async () => {
    await agency[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  /** Booked as others are, and two months ago. */
  async function stayOver(): Promise<string> {
    const orderId = await bookedStay(agency.agency, owner.buyer)
    await sql`update hotels.stays set check_in = check_in - 60, check_out = check_out - 60 where order_id = ${orderId}`.execute(
      agency.house.database,
    )
    return orderId
  }

  test('every call on the wire has a rule for strangers', async () => {
    const ruled = [...Object.keys(named), ...Object.keys(ofOneself), ...ofEverybody]
    assert.deepEqual((await mounted()).map(({ line }) => line).sort(), ruled.sort())
  })

  test('nothing else answers on the wire but what is for everybody', async () => {
    const called = new Set((await mounted()).map(({ line }) => line.replace(/\{(\w+)\}/g, ':$1')))
    const others = linesPrinted(agency.house.app.printRoutes({ commonPrefix: false })).filter(
      (line) => !called.has(line) && !isOfDesk(line),
    )
    assert.deepEqual(others.sort(), uncalled)
  })

  test('a guest is asked to sign in by every call that is about somebody', async () => {
    const before = await owner.state()
    for (const { line, wantsUser } of await mounted()) {
      assert.equal(wantsUser, !ofEverybody.includes(line), line)
      const told = await asked(line, owner.things)
      assert.equal(told.status === 401, wantsUser, `${line} ${told.status} ${told.text}`)
      if (wantsUser) assert.deepEqual(told.said, [{ errors: ['برای ادامه وارد حساب خود شوید.'] }], line)
      assertNoTrace(told, line)
    }
    assert.equal(await owner.state(), before)
  })

  test("to a second user every thing of the first's is as unknown as one that never was", async () => {
    const before = await owner.state()
    for (const line of Object.keys(named)) {
      const told = await asked(line, owner.things, stranger.token)
      const unknown = await asked(line, nobodys, stranger.token)
      assert.equal(told.status, 404, `${line} ${told.status} ${told.text}`)
      assert.deepEqual(
        [told.status, told.code, told.said],
        [unknown.status, unknown.code, unknown.said],
        line,
      )
      assertNoTrace(told, line)
    }
    assert.equal(await owner.state(), before)
  })

  test('asked about himself a second user hears nothing of the first', async () => {
    for (const [line, body] of Object.entries(ofOneself)) {
      const told = await agency.ask(line, { by: stranger.token, body })
      // refusals the owner would get as well (no fresh step-up, no file, no passkey)
      const isUnproven = unproven.includes(told.code ?? '')
      assert.ok([200, 409].includes(told.status) || isUnproven, `${line} ${told.status} ${told.text}`)
      assertNoTrace(told, line)
    }
  })

  test("a return from the bank with another payment's reference is of no payment", async () => {
    const { payment } = owner.things
    const before = await owner.state()
    for (const query of ['', `?Authority=S${'0'.repeat(35)}&Status=OK`, '?Authority[]=S&Status=OK']) {
      const told = await agency.ask(paymentCalls.comeBack.line.replace('{attemptId}', payment) + query)
      assert.equal(told.status, 404, told.text)
      assertNoTrace(told, query)
    }
    assert.equal(await owner.state(), before)
  })

  test('a session that has ended is a guest', async () => {
    const gone = await buyerIn(agency, 3)
    await agency.ask('POST /accounts/connect/logout', { by: gone.token })
    for (const line of [...Object.keys(named), ...Object.keys(ofOneself)])
      assert.equal((await asked(line, owner.things, gone.token)).status, 401, line)
  })

  test('the owner may do all of it', async () => {
    const changed = await changedOrder(agency, owner.buyer)
    const things = {
      ...owner.things,
      captcha: await captchaIn(agency, owner.buyer, owner.things.openOrder),
      ...(await withNewTime(agency, owner)),
      corrected: { ...owner.buyer.person.form, birthDateFa: '1368/07/15' },
      changedOrder: await changed(),
      movedOrder: await movedOrder(agency, owner.buyer),
      wishedDate: await wishedDateOf(agency, owner.buyer),
      unissued: await unissuedBy(agency, owner.buyer),
      policyMove: await moveOfPolicy(agency, owner.buyer, owner.things.issuedPolicy),
      stayOver: await stayOver(),
      openTrip: await openTripOf(agency.agency, owner.buyer),
      orderToSplit: await orderToSplit(agency.agency, owner.buyer),
      openTour: await openTourOf(agency, owner.buyer),
      bagWish: await bagWishOf(agency, owner.buyer),
      visaToEdit: await visaToEdit(agency, owner.buyer),
    }
    for (const line of Object.keys(named)) {
      const told = await asked(line, things, owner.buyer.token)
      assert.equal(told.status, 200, `${line} ${told.status} ${told.text}`)
    }
  })
})

const unproven = [
  'STEP_UP_NEEDED',
  'CODE_SPENT',
  'FILE_MISSING',
  'PASSKEY_NOT_MADE',
  'REQUEST_UNREADABLE',
  'TOUR_NOT_FOUND',
  'SLOT_NOT_FOUND',
  'NO_AGENCY',
]

/** For monitoring, browsers and signed webhooks; the socket checks authorisation itself. */
const uncalled = [
  'GET /api/payment/Return',
  'GET /api/payment/Return/:attemptId*',
  'GET /healthz',
  'GET /live',
  'GET /live/events',
  'GET /live/share/:token',
  'GET /magazine/feed.xml',
  'GET /magazine/pictures/:name',
  'GET /openapi.json',
  'GET /readyz',
  'GET /status.atom',
  'GET /status.json',
  'POST /api/payment/Return',
  'POST /api/payment/Return/:attemptId*',
  'POST /suppliers/:name/events',
]

/** Lines of the printed route tree, without HEAD. */
function linesPrinted(tree: string): readonly string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((row) => {
    const [, branch = '', part = '', methods] = /^([│├└─\s]*)(\S*)(?: \(([^)]*)\))?/.exec(row) ?? []
    const depth = branch.length / 4
    above.length = Math.max(0, depth - 1)
    const path = above.join('') + part
    above.push(part)
    const asked = methods?.split(', ').filter((method) => method !== 'HEAD') ?? []
    return asked.map((method) => `${method} ${path}`)
  })
}

async function mounted(): Promise<readonly { readonly line: string; readonly wantsUser: boolean }[]> {
  const { text } = await agency.ask('GET /openapi.json')
  const { paths }: { paths: Record<string, Record<string, { security?: unknown }>> } = JSON.parse(text)
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({
        line: `${method.toUpperCase()} ${path}`,
        wantsUser: security !== undefined,
      })),
    )
    .filter(({ line }) => !isOfDesk(line))
}

/** Of the house's own people, whose calls have a matrix of their own (`src/app/desk-access.test.ts`). */
function isOfDesk(line: string): boolean {
  return line.includes(' /api/desk/')
}

function asked(line: string, things: Belongings, by?: string): Promise<TestResponse> {
  const how = named[line]?.(things) ?? {}
  return agency.ask(lineWith(line, how), { by, body: how.body, parts: how.parts })
}

function assertNoTrace({ text }: TestResponse, line: string): void {
  for (const trace of owner.traces) assert.ok(!text.includes(trace), `${line} tells ${trace}: ${text}`)
}
