import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, suite, test } from 'node:test'
import { unzipSync } from 'fflate'
import { jwtVerify } from 'jose'
import sharp from 'sharp'
import { flightCalls } from '#flights/calls.ts'
import { passSettingsIn } from '#flights/passes/server/pass-settings.ts'
import type { PassWanted } from '#flights/passes/server/wallet-passes.ts'
import { readPdf, words } from '#papers/server/pdf-reader.ts'
import { correctingAt } from '#testing/app/corrections.ts'
import { openRebookingHouse, type RebookingHouse, type Ticketed } from '#testing/app/rebooking.ts'
import { omid, sara } from '#testing/flights/buying.ts'
import { passKeysIn } from '#testing/flights/pass-keys.ts'
import { testFolder } from '#testing/server/folder.ts'

const folder = testFolder('wallet-passes')
mkdirSync(folder, { recursive: true })
const keys = passKeysIn(folder)

interface Pass {
  readonly passTypeIdentifier: string
  readonly teamIdentifier: string
  readonly serialNumber: string
  readonly relevantDate: string
  readonly voided: boolean
  readonly barcodes: readonly { readonly message: string }[]
  readonly boardingPass: Readonly<Record<string, unknown>> & { readonly transitType: string }
}

suite('a ticket in the wallet of a phone', () => {
  let t: RebookingHouse
  let at: ReturnType<typeof correctingAt>
  before(async () => {
    t = await openRebookingHouse(keys.environment)
    at = correctingAt(t)
  })
  after(async () => {
    await t[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true })
  })

  const of = ({ orderId, owner }: Ticketed, passenger = 0): PassWanted => ({
    orderId,
    userId: owner.userId,
    passenger,
  })
  const filesOf = async (mine: Ticketed, passenger = 0) =>
    unzipSync((await t.agency.flights.passes.apple(of(mine, passenger))).body)
  const passIn = (files: Record<string, Uint8Array>) =>
    JSON.parse(Buffer.from(files['pass.json'] ?? []).toString()) as Pass
  const linkOf = async (mine: Ticketed) => {
    const address = await t.agency.flights.passes.google(of(mine))
    assert.match(address, /^https:\/\/pay\.google\.com\/gp\/v\/save\//)
    return address.slice(address.lastIndexOf('/') + 1)
  }

  test('every file is in the manifest, and openssl finds its signature to be of the authority', async () => {
    const files = await filesOf(await at.ticketed(false, [sara]))
    const { 'manifest.json': manifest = new Uint8Array(), signature = new Uint8Array(), ...others } = files
    const digests = Object.entries(others).map(([name, bytes]) => [
      name,
      createHash('sha1').update(bytes).digest('hex'),
    ])
    assert.deepEqual(JSON.parse(Buffer.from(manifest).toString()), Object.fromEntries(digests))
    for (const [name, side] of [
      ['icon.png', 29],
      ['icon@2x.png', 58],
      ['logo@2x.png', 100],
    ] as const)
      assert.equal((await sharp(others[name]).metadata()).width, side, name)
    writeFileSync(path.join(folder, 'manifest.json'), manifest)
    writeFileSync(path.join(folder, 'signature'), signature)
    const verified = (name: string) =>
      execFileSync(
        'openssl',
        [
          'cms',
          '-verify',
          '-binary',
          '-inform',
          'DER',
          '-in',
          'signature',
          '-content',
          name,
          '-CAfile',
          'authority.pem',
          '-purpose',
          'any',
        ],
        { cwd: folder, encoding: 'buffer', stdio: ['ignore', 'pipe', 'pipe'] },
      )
    assert.deepEqual(verified('manifest.json'), Buffer.from(manifest))
    writeFileSync(path.join(folder, 'other.json'), `${Buffer.from(manifest).toString()} `)
    assert.throws(() => verified('other.json'), /Verification failure/)
  })

  test('it says what the printed ticket says, and nothing of anybody’s papers', async () => {
    const mine = await at.ticketed(false, [sara, omid])
    const [first, second] = await Promise.all([filesOf(mine), filesOf(mine, 1)])
    const pass = passIn(first)
    assert.deepEqual([pass.passTypeIdentifier, pass.teamIdentifier], ['pass.test.flights', 'TEAM123456'])
    assert.equal(pass.boardingPass.transitType, 'PKTransitTypeAir')
    const { body } = await t.agency.flights.ticketPdf({ orderId: mine.orderId, userId: mine.owner.userId })
    const printed = readPdf(body).words
    const [number = '', other = ''] = await at.numbersOf(mine)
    const told = JSON.stringify(pass)
    const { reference } = (await t.agency.orders.order(mine.orderId)) ?? {}
    const [journey] = await t.agency.orders.journeysOf(mine.orderId)
    assert.ok(journey && reference)
    for (const fact of [number, reference, journey.origin, journey.destination]) {
      assert.ok(told.includes(fact), fact)
      assert.ok(
        words(fact).every((word) => printed.has(word)),
        `${fact} is printed`,
      )
    }
    assert.ok(told.includes(journey.flightNumber) && told.includes('SARA'))
    assert.equal(
      Temporal.Instant.from(pass.relevantDate).toString(),
      journey.departsAt.toString(),
      'by the clock of its airport',
    )
    assert.ok(JSON.stringify(passIn(second)).includes(other))
    assert.notEqual(passIn(second).serialNumber, pass.serialNumber)
    for (const person of await t.agency.orders.passengersOf(mine.orderId))
      for (const paper of [person.nationalCode, person.passport?.number])
        if (paper) assert.ok(!told.includes(paper) && !JSON.stringify(passIn(second)).includes(paper))
  })

  test("Google's link is signed by the service account, with the same facts", async () => {
    const mine = await at.ticketed(false, [sara])
    const { payload, protectedHeader } = await jwtVerify(await linkOf(mine), keys.googlePublicKey, {
      algorithms: ['RS256'],
      audience: 'google',
      issuer: 'passes@test.iam',
      currentDate: new Date(t.house.clock.now().epochMilliseconds),
    })
    assert.equal(protectedHeader.alg, 'RS256')
    assert.equal(payload['typ'], 'savetowallet')
    const [number = ''] = await at.numbersOf(mine)
    const { flightClasses, flightObjects } = payload['payload'] as Record<string, readonly object[]>
    assert.equal(flightClasses?.length, 1)
    const told = JSON.stringify([flightClasses, flightObjects])
    const [journey] = await t.agency.orders.journeysOf(mine.orderId)
    assert.ok(journey)
    const departs = journey.departsLocal.toString({ smallestUnit: 'second' })
    for (const fact of [number, departs, journey.origin, journey.destination, '3388000000012345678.'])
      assert.ok(told.includes(fact), fact)
    const [person] = await t.agency.orders.passengersOf(mine.orderId)
    assert.ok(person?.nationalCode && !told.includes(person.nationalCode))
  })

  test('a pass taken again replaces the one before, and of a cancelled flight it is void', async () => {
    const mine = await at.ticketed(false, [sara])
    const before = passIn(await filesOf(mine))
    assert.equal(before.voided, false)
    await t.cancelled(mine)
    const then = passIn(await filesOf(mine))
    assert.equal(then.voided, true)
    assert.equal(then.serialNumber, before.serialNumber)
    assert.match(Buffer.from((await linkOf(mine)).split('.')[1] ?? '', 'base64url').toString(), /"INACTIVE"/)
  })

  test('for its owner alone, with keys alone, and while the certificate holds', async () => {
    const mine = await at.ticketed(true, [sara])
    const stranger = await t.somebody()
    for (const call of [flightCalls.applePass, flightCalls.googlePass]) {
      const line = call.line.replace('{orderId}', mine.orderId)
      assert.equal((await t.ask(line, { by: mine.owner.token })).status, 200)
      assert.equal((await t.ask(line, { by: stranger.token })).code, 'ORDER_NOT_FOUND')
      assert.equal((await t.ask(line)).status, 401)
      assert.equal((await t.ask(`${line}?passenger=5`, { by: mine.owner.token })).code, 'TICKETS_REFUNDED')
    }
    assert.deepEqual(t.agency.flights.passes.offered(), { apple: true, google: true })
    const now = t.house.clock.now()
    t.house.clock.set(Temporal.Instant.from('2036-01-02T00:00:00Z'))
    assert.deepEqual(t.agency.flights.passes.offered(), { apple: false, google: true })
    await assert.rejects(t.agency.flights.passes.apple(of(mine)), { code: 'NO_PASSES' })
    t.house.clock.set(now)
  })

  test('keys that do not belong together stop the start, and none are none', () => {
    assert.deepEqual(passSettingsIn({}), { settings: { apple: undefined, google: undefined }, faults: [] })
    const { APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY, APPLE_PASS_AUTHORITY, ...google } = keys.environment
    for (const [given, fault] of [
      [{ APPLE_PASS_CERTIFICATE }, /goes with/],
      [{ APPLE_PASS_CERTIFICATE: APPLE_PASS_AUTHORITY, APPLE_PASS_KEY, APPLE_PASS_AUTHORITY }, /another key/],
      [
        { APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY, APPLE_PASS_AUTHORITY: APPLE_PASS_CERTIFICATE },
        /was not made by/,
      ],
      [{ GOOGLE_WALLET_ISSUER: '1' }, /goes with/],
      [{ ...google, GOOGLE_WALLET_ISSUER: 'ours' }, /digits/],
      [{ ...google, GOOGLE_WALLET_KEY: path.join(folder, 'none.json') }, /GOOGLE_WALLET_KEY: ENOENT/],
    ] as const)
      assert.match(passSettingsIn(given).faults.join('\n'), fault)
    assert.ok(readFileSync(APPLE_PASS_KEY, 'utf8').includes('PRIVATE KEY'))
  })
})
