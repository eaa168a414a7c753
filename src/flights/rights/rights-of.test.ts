import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { directiveRows } from '#flights/rights/directive-rights.ts'
import { europeanRows } from '#flights/rights/european-rights.ts'
import { montrealRows } from '#flights/rights/montreal-rights.ts'
import type { FlightOfRights, Right, RightsEvent } from '#flights/rights/right.ts'
import { rightsOf } from '#flights/rights/rights-of.ts'

const day = Temporal.PlainDate.from('2026-12-05')
const home: FlightOfRights = {
  isCharter: false,
  originCountry: 'IR',
  destinationCountry: 'IR',
  carrierCountry: 'IR',
  km: 740,
}
const abroad = (from: string, to: string, more: Partial<FlightOfRights> = {}): FlightOfRights => ({
  ...home,
  originCountry: from,
  destinationCountry: to,
  ...more,
})
const cancelled = (noticeHours: number, lateMinutes = 0): RightsEvent => ({
  kind: 'cancelled',
  noticeHours,
  lateMinutes,
})
const late = (minutes: number): RightsEvent => ({ kind: 'late', minutes })
const early = (minutes: number): RightsEvent => ({ kind: 'early', minutes })

function words({ due, by }: Right): string {
  const { kind, ...more } = due
  return [by === 'us' ? 'we' : 'they', kind, ...Object.values(more)].join(' ')
}
const said = (flight: FlightOfRights, event: RightsEvent, on = day) => rightsOf(flight, event, on).map(words)

const rows = [...directiveRows, ...europeanRows(abroad('DE', 'IR')), ...montrealRows]

test('the table of what is due', () => {
  const table: readonly [string, FlightOfRights, RightsEvent, readonly string[]][] = [
    ['cancelled a week before', home, cancelled(168), ['we money']],
    ['between six and seven days the least is counted', home, cancelled(150), ['we money']],
    ['six days before', home, cancelled(144), ['we money', 'they discount 30']],
    ['a day before', home, cancelled(24), ['we money', 'they discount 30']],
    ['on the last day', home, cancelled(23.9), ['we money', 'they discount 50']],
    ['after it had left', home, cancelled(-2), ['we money', 'they discount 50']],
    ['after four hours of waiting', home, cancelled(3, 241), ['we money', 'they penalty 50']],
    ['late less than an hour', home, late(59), []],
    ['late an hour', home, late(60), ['they refreshment']],
    ['late two hours', home, late(120), ['they refreshment']],
    ['late more than two hours', home, late(121), ['we money', 'we other-flight', 'they refreshment']],
    ['late four hours', home, late(240), ['we money', 'we other-flight', 'they refreshment']],
    [
      'late more than four',
      home,
      late(241),
      ['we money', 'we other-flight', 'they refreshment', 'they discount 30'],
    ],
    ['early two hours', home, early(-120), []],
    ['early more than two hours', home, early(-121), ['we money']],
    ['left behind', home, { kind: 'denied-boarding' }, ['they money', 'they free-ticket']],
    ['luggage inside Iran: nobody told us', home, { kind: 'luggage' }, []],
    ['a charter has our own rule alone', { ...home, isCharter: true }, cancelled(5), ['we money']],
    [
      'to Türkiye and no law that we know',
      abroad('IR', 'TR', { carrierCountry: 'TR' }),
      cancelled(5),
      ['we money'],
    ],
    [
      'from Germany with anybody',
      abroad('DE', 'IR', { km: 3760 }),
      cancelled(5),
      ['we money', 'we other-flight', 'they care', 'they euro 600'],
    ],
    [
      'to Germany with an airline of there',
      abroad('IR', 'DE', { km: 3760, carrierCountry: 'DE' }),
      late(180),
      ['they euro 600', 'we money'],
    ],
    ['to Germany with one of ours', abroad('IR', 'DE', { km: 3760 }), late(300), ['we money']],
    [
      'within the Union, short',
      abroad('DE', 'FR', { km: 450 }),
      late(180),
      ['they care', 'they euro 250', 'we money'],
    ],
    [
      'within the Union, long',
      abroad('PT', 'FI', { km: 3360 }),
      late(300),
      ['they care', 'they euro 400', 'we money'],
    ],
    [
      'within the Union beyond 3500',
      abroad('ES', 'FI', { km: 3600 }),
      { kind: 'denied-boarding' },
      ['they euro 400', 'they money', 'they other-flight', 'they care'],
    ],
    [
      'two weeks before, no compensation',
      abroad('DE', 'TR', { km: 2000 }),
      cancelled(336),
      ['we money', 'we other-flight', 'they care'],
    ],
    [
      'a lower class, far',
      abroad('FR', 'IR', { km: 4200 }),
      { kind: 'lower-class' },
      ['they part-of-price 75'],
    ],
    [
      'a lower class, near',
      abroad('FR', 'DE', { km: 450 }),
      { kind: 'lower-class' },
      ['they part-of-price 30'],
    ],
    ['luggage between two parties', abroad('TR', 'AE'), { kind: 'luggage' }, ['they luggage 1519 7']],
    ['luggage from Iran', abroad('IR', 'TR'), { kind: 'luggage' }, []],
  ]
  for (const [what, flight, event, expected] of table) assert.deepEqual(said(flight, event), expected, what)
  const seen = new Set(table.flatMap(([, flight, event]) => rightsOf(flight, event, day).map(({ id }) => id)))
  assert.deepEqual(
    rows.map(({ id }) => id).filter((id) => !seen.has(id)),
    [],
    'each row is in the table',
  )
})

test('every row has its source, and none holds before its day', () => {
  for (const { source, id } of rows) {
    assert.match(source.name + source.article, /[\u0600-\u06ff]/, id)
    assert.ok(Temporal.PlainDate.from(source.from))
  }
  assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length)
  assert.deepEqual(said(home, cancelled(5), Temporal.PlainDate.from('2015-05-03')), ['we money'])
  assert.deepEqual(said(abroad('TR', 'AE'), { kind: 'luggage' }, Temporal.PlainDate.from('2024-12-27')), [])
})

test('a later flight never owes less, and nothing is owed twice', () => {
  const minutes = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(minutes, minutes, (a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((of) => said(home, late(of)))
      assert.ok(less?.every((one) => more?.includes(one)))
      assert.equal(new Set(more).size, more?.length)
    }),
  )
})
