import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { flightCalls } from '#flights/calls.ts'
import type { Contract } from '#flights/contracts/contract.ts'
import { openContracts } from '#flights/contracts/server/contracts.ts'
import { negative, rial } from '#money/rial.ts'
import { orderCalls } from '#orders/calls.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { productionSettings } from '#testing/app/production.ts'
import { contractFrom } from '#testing/flights/contract.ts'
import { openTestHouse } from '#testing/server/house.ts'
import { newDiary } from '../../journeys/buyer/diary.ts'
import { agree, submit } from '../../journeys/buyer/flight-goods.ts'
import { personOf } from '../../journeys/buyer/person.ts'
import { explainedBy, usage } from './commands.ts'

suite('contracts by their command, in production', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parastoo-contracts-'))
  let t: TestAgency
  let first: Temporal.PlainDate
  let contract: Contract
  before(async () => {
    t = await openTestAgency(productionSettings())
    first = t.house.clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate().add({ days: 10 })
    contract = contractFrom(first)
  })
  after(async () => {
    rmSync(folder, { recursive: true, force: true })
    await t[Symbol.asyncDispose]()
  })

  const say = async (...words: string[]) => {
    const told = await explainedBy(t.agency.flights.contracts, words)
    process.exitCode = 0 // what the command says of a refused file is read, not exited with
    return told
  }
  function load(document: unknown) {
    const file = path.join(folder, 'contract.json')
    writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document))
    return say('load', file)
  }
  async function found(origin: string, destination: string, date = first.add({ days: 2 })) {
    const body = {
      origin: { code: origin },
      destination: { code: destination },
      dates: [date.toString()],
      adults: 1,
    }
    const told = await t.ask(flightCalls.available.line, { body })
    return told.status === 200 ? flightCalls.available.answer.parse(told.data).proposals : told.code
  }
  async function sourcesOf(origin: string, destination: string): Promise<readonly (string | undefined)[]> {
    const { flights } = t.agency
    const places = {
      origin: { code: origin, kind: 'CityCode' },
      destination: { code: destination, kind: 'CityCode' },
    } as const
    const party = { adults: 1, children: 0, infants: 0 }
    const { requestId, proposals } = await flights.search({
      flightType: 1,
      ...places,
      dates: [first.toString()],
      ...party,
    })
    const asked = { requestId, proposalId: proposals[0]?.proposalId ?? '' }
    const [facts, rules] = await Promise.all([flights.facts(asked), flights.fareRules(asked)])
    return [facts.flights[0]?.aircraft, facts.flights[0]?.aircraftSource, rules.source]
  }
  async function calendarLowest(origin: string, destination: string) {
    const body = {
      origin: { code: origin },
      destination: { code: destination },
      from: first.toString(),
      days: 3,
    }
    const told = await t.ask(flightCalls.plpCalendar.line, { body })
    assert.equal(told.status, 200, told.text)
    return flightCalls.plpCalendar.answer
      .parse(told.data)
      .days.slice(0, 3)
      .map(({ lowest }) => lowest)
  }
  async function boughtToMashhad() {
    const person = personOf(7)
    const buyer = { person, ...(await t.admit(person.phone)) }
    await t.agency.database.transaction().execute((trx) =>
      t.agency.wallet.post(trx, {
        key: 'a top-up',
        kind: 'topped-up',
        memo: 'top-up',
        postings: [
          { account: { class: 'gateway-clearing', gatewayId: 1 }, amount: negative(rial(50_000_000)) },
          { account: { class: 'traveller-wallet', userId: buyer.userId }, amount: rial(50_000_000) },
        ],
      }),
    )
    const shop = { ask: t.ask, pepper: t.house.settings.secrets.pepper }
    const [offer] = (await found('THR', 'MHD')) ?? []
    assert.ok(typeof offer === 'object')
    const diary = newDiary(buyer)
    const date = first.add({ days: 2 }).toString()
    const orderId = await submit(shop, { date, fareId: Number(offer.proposalId) }, diary)
    assert.ok(orderId !== undefined && (await agree(shop, diary, orderId)), diary.refused?.text ?? 'refused')
    const paid = await t.ask(orderCalls.confirm.line, { by: buyer.token, body: { orderId } })
    assert.equal(paid.status, 200, paid.text)
    await t.agency.orders.work.issue(orderId)
    const told = await t.ask(flightCalls.verifyIssue.line.replace('{id}', orderId), { by: buyer.token })
    return { buyer, ...flightCalls.verifyIssue.answer.parse(told.data) }
  }

  test('what is not loaded is not sold; what is, is found, priced, held, paid, ticketed and owed to its seller', async () => {
    assert.deepEqual(await say('list'), ['no contract was loaded'])
    assert.equal(await found('THR', 'MHD'), 'NOT_FLOWN')
    assert.deepEqual(t.agency.flights.contracts.sellers(), [], 'production has none of its own')
    assert.deepEqual(await load(contract), ['kooch-autumn is on sale: 42 departures, 126 seats'])
    assert.deepEqual(t.agency.flights.contracts.sellers(), [contract.seller])
    const domestic = await found('THR', 'MHD')
    assert.ok(Array.isArray(domestic))
    const shown = domestic.map(({ flightGroups: [group], totalPrice, sellerName, isCharter, seat }) => [
      group?.flightNumber,
      group?.departureTime,
      group?.arrivalTime,
      totalPrice,
      sellerName,
      isCharter,
      seat,
    ])
    assert.deepEqual(shown, [['W5 9999', '10:30', '12:00', 28_000_000, 'چارتر کوچ نمونه', true, 3]])
    assert.deepEqual(await sourcesOf('THR', 'MHD'), [
      'بوئینگ 737-500',
      'قرارداد چارتر کوچ نمونه',
      'قرارداد چارتر کوچ نمونه',
    ])
    const abroad = await found('IKA', 'IST')
    assert.ok(Array.isArray(abroad))
    const [far] = abroad
    assert.deepEqual(
      [abroad.length, far?.totalPrice, far?.flightGroups[0]?.durationMinutes],
      [1, 61_000_000, 190],
    )
    assert.deepEqual(await calendarLowest('THR', 'MHD'), [28_000_000, 28_000_000, 28_000_000])
    assert.deepEqual(await calendarLowest('THR', 'IST'), [61_000_000, 61_000_000, 61_000_000])
    const { status, pnr, orderId } = await boughtToMashhad()
    assert.equal(status, 'issued')
    assert.ok(pnr)
    const owed = (await t.agency.supplierAccounts.owed()).map(({ supplier, amount }) => [supplier, amount])
    assert.deepEqual(owed, [['flight/kooch-autumn', 26_300_000]])
    const [seats] = (await found('THR', 'MHD')) ?? []
    assert.equal(typeof seats === 'object' && seats.seat, 2)
    await withdrawn(orderId)
  })

  async function withdrawn(orderId: string) {
    assert.deepEqual(await load(contract), ['kooch-autumn was loaded before: nothing changed'])
    assert.match((await say('list'))?.join() ?? '', /^kooch-autumn\ton sale\t.*\t126 seats\t0 held\t1 sold\t/)
    assert.deepEqual(await load({ ...contract, seller: 'چارتر دیگر' }), [
      'nothing was loaded',
      'name: kooch-autumn is loaded with other contents; withdraw it, or give this one another name',
    ])
    const again = (await load({ ...contract, name: 'kooch-again' })) ?? []
    assert.equal(again.length, 43)
    assert.equal(again[1], `flights: W5 5116 of ${first} is on sale by contract kooch-autumn`)
    const [kept] = (await found('THR', 'MHD')) ?? []
    assert.ok(typeof kept === 'object')
    await say('withdraw', 'kooch-autumn')
    await assert.rejects(say('withdraw', 'kooch-autumn'), { code: 'CONTRACT_NOT_FOUND' })
    for (const [origin, destination] of [
      ['THR', 'MHD'],
      ['IKA', 'IST'],
    ] as const) {
      assert.equal(await found(origin, destination), 'NOT_FLOWN')
      assert.deepEqual(await calendarLowest('THR', destination), [null, null, null])
    }
    assert.equal((await t.agency.orders.numbersOf([orderId])).size, 1)
    const late = personOf(8)
    const diary = newDiary({ person: late, ...(await t.admit(late.phone)) })
    const told = await t.ask(flightCalls.submit.line, {
      by: diary.buyer.token,
      body: {
        requestId: 'none',
        proposalId: kept.proposalId,
        passengers: [late.form],
        contact: late.contact,
      },
    })
    assert.notEqual(told.status, 200)
    // its flights may be contracted anew, under another name, beside what was sold
    assert.deepEqual(await load({ ...contract, name: 'kooch-again' }), [
      'kooch-again is on sale: 42 departures, 126 seats',
    ])
    const [offered] = (await found('THR', 'MHD')) ?? []
    assert.equal(typeof offered === 'object' && offered.seat, 3)
  }

  test('what another process loads is on sale here soon, and what it withdraws is not', async () => {
    const other = openContracts(t.house)
    const [toMashhad] = contract.flights
    const [name, airports] = ['kooch-west', { origin: 'THR', destination: 'TBZ', flight: 'W5 88' }]
    await other.load(JSON.stringify({ ...contract, name, flights: [{ ...toMashhad, ...airports }] }))
    while (!Array.isArray(await found('THR', 'TBZ'))) await sleep(50)
    await other.withdraw(name)
    while (Array.isArray(await found('THR', 'TBZ'))) await sleep(50)
  })

  test('a file with faults fails the command, which tells all of them, and nothing is loaded', async () => {
    const before = await say('list')
    const [toMashhad] = contract.flights
    const wrong = { ...contract, name: 'wrong', flights: [{ ...toMashhad, flight: 'Q0 12', origin: 'XXX' }] }
    assert.deepEqual(await load(wrong), [
      'nothing was loaded',
      'flights[0].flight: no airline we know: Q0',
      'flights[0].origin: no airport we sell: XXX',
    ])
    assert.deepEqual(await say('list'), before)
  })

  test('the use of every word is told', () => {
    assert.deepEqual(usage, [
      'npm run contracts -- load FILE.json',
      'npm run contracts -- list',
      'npm run contracts -- withdraw NAME',
    ])
  })
})

test('in a demo, a number of its own timetable is not given to a contract', async () => {
  await using house = await openTestHouse()
  const contracts = openContracts(house)
  const first = house.clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate()
  const loaded = await contracts.load(JSON.stringify(contractFrom(first)))
  assert.deepEqual(loaded, {
    state: 'refused',
    faults: ['flights: W5 9999 is a flight of the demo’s own timetable'],
  })
})
