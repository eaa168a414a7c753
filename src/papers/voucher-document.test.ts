import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleVoucher } from '#papers/sample-voucher.ts'
import { voucherDocument } from '#papers/voucher-document.ts'
import type { CancellationFacts } from '#papers/voucher-facts.ts'

const [first] = sampleVoucher.rooms
const voucher = voucherDocument(sampleVoucher)

test('the stay is told in both tongues and both calendars, at the clock of the hotel', () => {
  assert.deepEqual(
    voucher.cells.map(({ value, small }) => [value, small]),
    [
      [
        { fa: 'پنجشنبه ۱۲ آذر ۱۴۰۵', en: 'Thu 3 Dec 2026' },
        { fa: 'از ساعت ۱۴:۰۰', en: 'from 14:00' },
      ],
      [
        { fa: 'یکشنبه ۱۵ آذر ۱۴۰۵', en: 'Sun 6 Dec 2026' },
        { fa: 'تا ساعت ۱۲:۰۰', en: 'until 12:00' },
      ],
      [
        { fa: '۳ شب', en: '3 nights' },
        { fa: '۳ اتاق', en: '3 rooms' },
      ],
    ],
  )
})

test('a room says who signs for it, who sleeps in it and what they eat', () => {
  const [, family] = voucher.rooms
  assert.deepEqual(family, {
    title: { fa: 'اتاق دوم', en: 'Room 2' },
    leader: { fa: 'داریوش رستمی', en: 'DARIUSH ROSTAMI' },
    lines: [
      { fa: 'سوئیت خانواده، بالکن‌دار', en: 'Family suite with balcony' },
      {
        fa: '۲ بزرگسال، ۲ کودک (۴ و ۹ ساله)\u00a0· صبحانه و شام',
        en: '2 adults, 2 children (aged 4, 9)\u00a0· Half board',
      },
    ],
    voucherNumber: '\u2066KMR-7Q2X5\u2069',
  })
})

for (const [childAges, fa, en] of [
  [[], '۱ بزرگسال', '1 adult'],
  [[0], '۱ بزرگسال، ۱ کودک (زیر ۱ ساله)', '1 adult, 1 child (aged under 1)'],
  [[12, 1], '۱ بزرگسال، ۲ کودک (۱۲ و ۱ ساله)', '1 adult, 2 children (aged 12, 1)'],
] as const)
  test(`children of ${childAges.join(' and ') || 'nobody'} are told with their ages`, () => {
    const { rooms } = voucherDocument({ ...sampleVoucher, rooms: [{ ...first, adults: 1, childAges }] })
    assert.deepEqual(rooms[0]?.lines[1], {
      fa: `${fa}\u00a0· با صبحانه`,
      en: `${en}\u00a0· Breakfast included`,
    })
  })

test('rooms that are given back alike are told together, the others by themselves', () => {
  assert.deepEqual(voucher.terms, [
    {
      rooms: { fa: 'اتاق اول و دوم', en: 'Rooms 1, 2' },
      says: {
        fa: 'تا چهارشنبه ۱۱ آذر ۱۴۰۵، ساعت\u00a0۱۲:۰۰، بدون جریمه؛ تا پنجشنبه ۱۲ آذر ۱۴۰۵، ساعت\u00a0۱۴:۰۰، ۵۰٪\u00a0جریمه؛ پس از آن بدون بازگشت وجه.',
        en: 'Free of charge until Wed 2 Dec 2026, 12:00; 50% charged until Thu 3 Dec 2026, 14:00; no refund after that.',
      },
    },
    {
      rooms: { fa: 'اتاق سوم', en: 'Room 3' },
      says: { fa: 'این نرخ بازگشت وجه ندارد.', en: 'This rate is non-refundable.' },
    },
  ])
})

test('where all rooms are given back alike none is named', () => {
  const { terms } = voucherDocument({ ...sampleVoucher, rooms: [first, { ...first, room: 1 }] })
  assert.deepEqual(
    terms.map(({ rooms }) => rooms),
    [{ fa: '', en: '' }],
  )
})

for (const [what, cancellation, fa, en] of [
  ['no ladder', [], 'این نرخ بازگشت وجه ندارد.', 'This rate is non-refundable.'],
  ['one step for ever', [{ percent: 30 }], 'در هر زمان ۳۰٪\u00a0جریمه.', '30% charged at any time.'],
  ['nothing for ever', [{ percent: 0 }], 'در هر زمان بدون جریمه.', 'Free of charge at any time.'],
] as const satisfies readonly (readonly [string, readonly CancellationFacts[], string, string])[])
  test(`the terms of ${what}`, () => {
    const { terms } = voucherDocument({ ...sampleVoucher, rooms: [{ ...first, cancellation }] })
    assert.deepEqual(terms[0]?.says, { fa, en })
  })

test('a room that is left keeps the name it had beside the one that was given back', () => {
  const [, , third] = sampleVoucher.rooms
  assert.ok(third)
  const left = voucherDocument({ ...sampleVoucher, rooms: [third] })
  assert.deepEqual(left.rooms[0]?.title, { fa: 'اتاق سوم', en: 'Room 3' })
  assert.equal(left.voucherNumber, '\u2066KMR-7Q2X6\u2069')
})

test('who has no Latin name is still named at the desk', () => {
  const leader = { name: 'سارا محمدی', latinName: '' }
  const { rooms } = voucherDocument({ ...sampleVoucher, rooms: [{ ...first, leader }] })
  assert.deepEqual(rooms[0]?.leader, { fa: 'سارا محمدی', en: 'سارا محمدی' })
})

test('what stands in a name cannot reach file names or the direction of a line', () => {
  const hostile = voucherDocument({
    ...sampleVoucher,
    orderNumber: '../48',
    rooms: [
      {
        ...first,
        voucherNumber: '"><K/1',
        leader: { name: '\u202eسارا', latinName: '\u2066Sara' },
      },
    ],
  })
  assert.equal(hostile.fileName, 'voucher-48-K1.pdf')
  assert.deepEqual(hostile.rooms[0]?.leader, { fa: 'سارا', en: 'SARA' })
})

test('no price stands on what is shown at the desk', () => {
  assert.doesNotMatch(JSON.stringify(voucher), /تومان|ریال|IRR/u)
})

test('a share of the rate before tax says so in both languages', () => {
  const until = Temporal.PlainDateTime.from('2026-12-02T12:00')
  const cancellation = [
    { percent: 0, until },
    { percent: 50, isOfBase: true },
  ]
  const { terms } = voucherDocument({ ...sampleVoucher, rooms: [{ ...first, cancellation }] })
  assert.match(terms[0]?.says.fa ?? '', /۵۰٪\u00a0نرخ بدون مالیات جریمه/)
  assert.match(terms[0]?.says.en ?? '', /50% of the rate before tax charged/)
})
