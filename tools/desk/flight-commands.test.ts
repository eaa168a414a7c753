import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { all } from '#database/database.ts'
import { refundCalls } from '#refunds/calls.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { type Owner, ownerIn } from '../../journeys/buyer/owner.ts'
import { explainedBy, usage } from './commands.ts'

suite('flights that change after their tickets were sold', () => {
  let t: TestAgency
  let owner: Owner
  before(async () => {
    t = await openTestAgency({ HOLDS_PER_TRAVELLER: '9' })
    owner = await ownerIn(t)
  })
  after(() => t[Symbol.asyncDispose]())

  const say = (...words: string[]) => explainedBy(t.agency, words)
  const sent = async () =>
    (
      await all(
        t.house.database,
        sql<{ template: string; tokens: readonly string[] }>`
          select template, tokens from messages.outbox
          where template in ('flight-late', 'flight-early', 'flight-new-time', 'flight-cancelled', 'penalty-waived', 'hold-cancelled')
          order by template`,
      )
    ).map(({ template, tokens }) => [template, ...tokens])
  async function penalties(): Promise<readonly number[]> {
    const line = refundCalls.refundable.line.replace('{orderId}', owner.things.issuedOrder)
    const { data } = await t.ask(line, { by: owner.buyer.token })
    return refundCalls.refundable.answer.parse(data).items.map(({ penalty }) => penalty)
  }
  async function bought() {
    const { orders } = t.agency
    const [journey] = await orders.journeysOf(owner.things.issuedOrder)
    const order = await orders.order(owner.things.issuedOrder)
    assert.ok(journey && order)
    const flight = journey.flightNumber.replace(' ', '')
    return {
      flight,
      departs: journey.departsLocal,
      date: journey.departsLocal.toPlainDate(),
      number: order.orderNumber,
    }
  }

  test('a long delay brings the whole price back, and its travellers are told of it once', async () => {
    const { flight, date, number, departs } = await bought()
    assert.ok((await penalties()).every((penalty) => penalty > 0))
    await assert.rejects(say('delayed', flight, `${date}`, '0') ?? '', { code: 'ODD_DELAY' })
    await assert.rejects(say('delayed', flight, `${date}`, '2881') ?? '', { code: 'ODD_DELAY' })
    await assert.rejects(say('delayed', 'W59', `${date}`, '180') ?? '', { code: 'FLIGHT_UNKNOWN' })
    assert.deepEqual(await say('delayed', flight, 'tomorrow', '180'), [
      'not understood: flights are W51041, days 2026-11-30, hours 2026-11-30T18:00 in Tehran',
    ])
    assert.deepEqual(await sent(), [])
    for (let again = 0; again < 2; again++)
      assert.deepEqual(await say('delayed', flight, `${date}`, '195'), ['orders told of it: 1', number])
    const [[template, order, hours, hour, route] = [], ...more] = await sent()
    assert.deepEqual([template, order, hours, more], ['flight-late', number, '۳:۱۵', []])
    const leaves = departs.add({ minutes: 195 })
    assert.equal(hour, clockTime(leaves))
    assert.equal(route, `تهران به مشهد ${weekdayDayMonth(leaves.toPlainDate())}`)
    assert.deepEqual(await penalties(), [0])
    assert.deepEqual(await say('delayed', flight, `${date}`, '-125'), ['orders told of it: 1', number])
    const early = (await sent()).find(([name]) => name === 'flight-early')
    assert.deepEqual(early?.slice(1, 3), [number, '۲:۰۵'])
  })

  test('a short delay is told with its hour, and takes nothing back that was declared', async () => {
    const { flight, date, number, departs } = await bought()
    assert.deepEqual(await say('delayed', flight, `${date}`, '45'), ['orders told of it: 1', number])
    const short = (await sent()).find(([name]) => name === 'flight-new-time')
    assert.deepEqual(short?.slice(1, 3), [number, clockTime(departs.add({ minutes: 45 }))])
    assert.deepEqual(await penalties(), [0], 'what was set free stays free')
  })

  test('of a flight that does not go, and of an airline’s waiver, they are told as well', async () => {
    const { flight, date, number } = await bought()
    const kept = await t.agency.orders.order(owner.things.openOrder)
    const [told, first, ended, ...numbers] = (await say('cancelled', flight, `${date}`)) ?? []
    assert.deepEqual([told, first, ended], ['orders told of it: 1', number, 'unpaid orders ended: 3'])
    assert.ok(numbers.includes(kept?.orderNumber ?? ''))
    assert.equal((await t.agency.orders.order(owner.things.openOrder))?.status, 'cancelled')
    const airline = flight.slice(0, 2)
    const window = [`${date}`, `${date.add({ days: 1 })}`]
    const waiver = (...rest: string[]) => say('waiver', 'emergency', airline, ...window, ...rest)
    assert.deepEqual(await waiver('2026-01-01', '-', 'charters', 'بخشنامه'), ['orders told of it: 0'])
    assert.deepEqual(await waiver('-', '-', 'charters', 'بخشنامه'), ['orders told of it: 1', number])
    assert.match(((await waiver('-', 'later', 'charters', 'بخشنامه')) ?? [])[0] ?? '', /^not understood/)
    const backwards = await say(
      'waiver',
      'emergency',
      airline,
      ...window.toReversed(),
      '-',
      '-',
      'charters',
      'x',
    )
    assert.match(backwards?.[0] ?? '', /^not understood/)
    assert.deepEqual(
      (await sent()).map(([template]) => template),
      [
        'flight-cancelled',
        'flight-early',
        'flight-late',
        'flight-new-time',
        'hold-cancelled',
        'hold-cancelled',
        'hold-cancelled',
        'penalty-waived',
      ],
    )
  })

  for (const words of [[], ['toString'], ['delayed', 'W51041'], ['tasks', 'all']])
    test(`«${words.join(' ')}» is no command`, async () => {
      assert.equal(await say(...words), undefined)
    })

  test('the use of every word is told', () => {
    assert.ok(usage.includes('npm run desk -- delayed FLIGHT DATE MINUTES'))
  })
})
