import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rial } from '#money/rial.ts'
import { ticketDocument } from '#papers/ticket-document.ts'
import { villageTicket } from '#papers/village-ticket.ts'

const [flight] = villageTicket.segments
const [sara] = villageTicket.passengers
const printed = ticketDocument(villageTicket)

test('a flight is told in both calendars, at the clock of each airport', () => {
  const [leg] = printed.legs
  assert.deepEqual(leg?.cells[0], {
    label: 'تاریخ پرواز',
    value: 'پنجشنبه ۱۲ آذر ۱۴۰۵',
    small: '۳ دسامبر ۲۰۲۶',
  })
  assert.deepEqual([leg?.from.time, leg?.to.time], ['۰۶:۱۵', '۰۷:۴۰'])
  assert.equal(leg?.way, '۱ ساعت و ۲۵ دقیقه · ایرباس \u2066A320\u2069')
  assert.equal(leg?.from.airport, 'فرودگاه مهرآباد، پایانهٔ\u00a0۴')
})

test('the traveller is told when to be at the airport, over midnight as well', () => {
  const early = { ...flight, departsAt: Temporal.PlainDateTime.from('2026-12-03T00:40') }
  const document = ticketDocument({ ...villageTicket, segments: [early] })
  assert.equal(document.legs[0]?.cells[1]?.value, '۲۲:۴۰')
})

test('an hour and a half at the airport is told as an hour and a half', () => {
  const charter = { ...flight, kind: 'charter' as const, presenceMinutes: 90 }
  const [leg] = ticketDocument({ ...villageTicket, segments: [charter] }).legs
  assert.deepEqual(leg?.cells[1], {
    label: 'حضور در فرودگاه',
    value: '۰۴:۴۵',
    small: 'دست‌کم ۱ ساعت و ۳۰ دقیقه پیش از پرواز',
  })
})

test('an arrival on another day says so', () => {
  assert.equal(landing('2026-12-03T23:59'), '')
  assert.equal(landing('2026-12-04T00:10'), 'روز بعد')
  assert.equal(landing('2026-12-05T00:10'), '۲ روز بعد')
  assert.equal(landing('2026-12-02T23:50'), 'روز قبل')
})

test('prices are in toman, and the total in rial as well', () => {
  assert.deepEqual(printed.price.lines[0], { label: 'بزرگسال، ۲ نفر', amount: '\u20665,780,000\u2069 تومان' })
  assert.equal(printed.price.totalInRial, '\u206661,700,000\u2069 ریال')
})

test('the penalty ladder is told in moments, and its last step has none', () => {
  assert.deepEqual(
    printed.penalties.map((step) => step.until),
    [
      'تا دوشنبه ۹ آذر، ساعت ۱۲:۰۰',
      'تا چهارشنبه ۱۱ آذر، ساعت ۱۲:۰۰',
      'تا پنجشنبه ۱۲ آذر، ساعت ۰۳:۱۵',
      'پس از آن',
    ],
  )
})

test('a ticket that is worth nothing when given back says it in words', () => {
  const { penalties } = ticketDocument({
    ...villageTicket,
    penalties: [{ percent: 100, amount: rial(61_700_000) }],
  })
  assert.deepEqual(penalties, [
    { until: 'در هر زمان', percent: 100, share: '۱۰۰٪', amount: 'بدون بازگشت وجه' },
  ])
})

test('an infant has no baggage of its own', () => {
  assert.deepEqual(
    printed.passengers.map((person) => person.baggage),
    ['۲۰ کیلو', '۲۰ کیلو', 'ندارد'],
  )
})

test('the paper says that it is no boarding pass', () => {
  assert.ok(printed.notes.some((note) => note.includes('کارت پرواز نیست')))
})

test('what stands in a name cannot reach drawings, file names or the direction of a line', () => {
  const hostile = ticketDocument({
    ...villageTicket,
    orderNumber: '../48',
    brand: {
      ...villageTicket.brand,
      colours: { band: 'red"/><script>', accent: '#F3A61F' },
      mark: { body: 'M0 0"/>', throat: '' },
    },
    passengers: [{ ...sara, name: '\u202eسارا', latinName: '\u2066SARA' }],
  })
  assert.equal(hostile.fileName, 'ticket-48-K7QX2M.pdf')
  assert.equal(hostile.brand.colours.band, '#141B3D')
  assert.equal(hostile.brand.mark.body, 'M0 0')
  assert.equal(hostile.passengers[0]?.name, 'سارا محمدی‌نژاد')
  assert.equal(hostile.passengers[0]?.latinName, '\u2066MOHAMMADINEZHAD / SARA\u2069')
})

function landing(at: string): string | undefined {
  const segment = { ...flight, arrivesAt: Temporal.PlainDateTime.from(at) }
  return ticketDocument({ ...villageTicket, segments: [segment] }).legs[0]?.to.day
}
