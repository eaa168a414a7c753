import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { flightCalls } from '#flights/calls.ts'
import { paymentCalls } from '#payments/calls.ts'
import { type TestAgency, type TestResponse } from '#testing/app/agency.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { visaCalls } from '#visas/calls.ts'
import type { Named } from './belongings.ts'
import { lineWith } from './call-rules.ts'
import { nobodys } from './nobody.ts'
import { otherNamings } from './other-namings.ts'
import { type Owner, ownerIn } from './owner.ts'
import { agencyWithPasses } from './passes.ts'
import { visaRequest } from './visas.ts'

/** of a payment, a changed flight, a claim: he has none here */
const unanswered: ReadonlySet<string> = new Set([
  paymentCalls.byId.line,
  flightCalls.otherFlights.line,
  flightCalls.claimLetter.line,
  flightCalls.authorityLetter.line,
])

let agency: TestAgency
let owner: Owner
let second: Owner

suite('strangers with belongings of their own', () => {
  before(async () => {
    agency = await agencyWithPasses({ HOLDS_PER_TRAVELLER: '9' })
    owner = await ownerIn(agency, 1)
    second = await ownerIn(agency, 4)
  })
  after(async () => {
    await agency[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  test("whatever the call, every kind of the first's things is to a second user as unknown as one that never was", async () => {
    const before = await bothStates()
    for (const [line, namings] of Object.entries(otherNamings))
      for (const [at, naming] of namings.entries()) {
        const what = `${line}, naming ${at}`
        const told = await asked(line, naming(owner.things, second.things))
        const unknown = await asked(line, naming(nobodys, second.things))
        assert.ok(told.status >= 400 && told.status < 500, `${what} ${told.status} ${told.text}`)
        assert.notEqual(told.status, 429, what)
        assert.deepEqual(plain(told), plain(unknown), what)
        assertNoTrace(told, what)
      }
    assert.deepEqual(await bothStates(), before)
  })

  test('the owner himself is answered where he only looks, by one of these names at least', async () => {
    for (const [line, namings] of Object.entries(otherNamings).filter(([line]) => line.startsWith('GET'))) {
      const statuses = []
      for (const naming of namings)
        statuses.push((await asked(line, naming(owner.things, second.things), owner)).status)
      assert.equal(statuses.includes(200), !unanswered.has(line), `${line} ${statuses}`)
    }
  })

  test("a visa asked for with another's pictures is refused as with none", async () => {
    const { person, token } = second.buyer
    const before = await bothStates()
    const answers: TestResponse[] = []
    for (const { anotherPhoto, document } of [owner.things, nobodys]) {
      const papers = [
        { kind: 'photo', blobId: anotherPhoto },
        { kind: 'passport', blobId: document.id },
      ] as const
      const request = JSON.stringify(await visaRequest(agency, person, { papers }))
      answers.push(await agency.ask(visaCalls.submit.line, { by: token, body: { request } }))
    }
    const [told, unknown] = answers
    assert.ok(told && unknown)
    assert.match(told.said.map(({ property }) => property).join(), /papers/, told.text)
    assert.deepEqual(plain(told), plain(unknown))
    assertNoTrace(told, 'a visa with pictures of the first')
    assert.deepEqual(await bothStates(), before)
  })
})

function asked(line: string, how: Named, { buyer }: Owner = second): Promise<TestResponse> {
  return agency.ask(lineWith(line, how), { by: buyer.token, body: how.body, parts: how.parts })
}

function plain({ status, code, said }: TestResponse) {
  return { status, code, said }
}

async function bothStates(): Promise<readonly string[]> {
  return [await owner.state(), await second.state()]
}

function assertNoTrace({ text }: TestResponse, what: string): void {
  for (const trace of owner.traces) assert.ok(!text.includes(trace), `${what} tells ${trace}: ${text}`)
}
