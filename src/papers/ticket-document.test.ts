import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rial } from '#money/rial.ts'
import { sampleTicket } from '#papers/sample-ticket.ts'
import { ticketDocument } from '#papers/ticket-document.ts'
import type { SegmentFacts, TicketFacts } from '#papers/ticket-facts.ts'

const [way] = sampleTicket.directions
const [flight] = way.segments
const [sara] = sampleTicket.passengers
const printed = ticketDocument(sampleTicket)

test('a flight is told in both calendars, at the clock of each airport', () => {
  const [leg] = printed.legs
  assert.deepEqual(leg?.cells[0], {
    label: 'تاریخ پرواز',
    value: 'پنجشنبه ۱۲ آذر ۱۴۰۵',
    small: '۳ دسامبر ۲۰۲۶',
  })
  assert.deepEqual([leg?.from.time, leg?.to.time], ['۰۶:۱۵', '۰۷:۴۰'])
  assert.equal(leg?.way, '۱ ساعت و ۲۵ دقیقه\u00a0· ایرباس \u2066A320\u2069')
  assert.equal(leg?.from.airport, 'فرودگاه مهرآباد، پایانهٔ\u00a0۴')
})

test('the traveller is told when to be at the airport, over midnight as well', () => {
  const early = { ...flight, departsAt: Temporal.PlainDateTime.from('2026-12-03T00:40') }
  const document = ticketDocument(flying(early))
  assert.equal(document.legs[0]?.cells[1]?.value, 'چهارشنبه ۱۱ آذر، ساعت ۲۲:۴۰')
  const atMidnight = { ...early, departsAt: Temporal.PlainDateTime.from('2026-12-03T02:00') }
  assert.equal(ticketDocument(flying(atMidnight)).legs[0]?.cells[1]?.value, 'ساعت ۰۰:۰۰')
})

test('an hour and a half at the airport is told as an hour and a half', () => {
  const charter = { ...flight, kind: 'charter' as const, presenceMinutes: 90 }
  const [leg] = ticketDocument(flying(charter)).legs
  assert.deepEqual(leg?.cells[1], {
    label: 'حضور در فرودگاه',
    value: 'ساعت ۰۴:۴۵',
    small: 'دست‌کم ۱ ساعت و ۳۰ دقیقه پیش از پرواز',
  })
})

test('an arrival on another day says so', () => {
  assert.equal(landing('2026-12-03T23:59'), '')
  assert.equal(landing('2026-12-04T00:10'), 'روز بعد')
  assert.equal(landing('2026-12-05T00:10'), '۲ روز بعد')
  assert.equal(landing('2026-12-02T23:50'), 'روز قبل')
})

test('what a voucher took off is a line of its own, and the total is what was paid', () => {
  const { lines } = sampleTicket.price
  const price = { lines, discount: rial(1_965_000), total: rial(59_735_000) }
  const view = ticketDocument({ ...sampleTicket, price }).price
  assert.deepEqual(view.lines.at(-1), { label: 'تخفیف', amount: '\u2066−196,500\u2069 تومان' })
  assert.equal(view.total, '\u20665,973,500\u2069 تومان')
})

test('prices are in toman, and the total in rial as well', () => {
  assert.deepEqual(printed.price.lines[0], { label: 'بزرگسال، ۲ نفر', amount: '\u20665,780,000\u2069 تومان' })
  assert.equal(printed.price.totalInRial, '\u206661,700,000\u2069 ریال')
})

test('the penalty ladder is told in moments, and its last step has none', () => {
  assert.deepEqual(
    printed.penalties[0]?.steps.map((step) => step.until),
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
    ...sampleTicket,
    directions: [{ ...way, penalties: [{ percent: 100, amount: rial(61_700_000) }] }],
  })
  assert.deepEqual(penalties[0]?.steps, [
    { until: 'در هر زمان', percent: 100, share: '۱۰۰٪', amount: 'بدون بازگشت وجه' },
  ])
})

test('a bag that was bought stands beside the fare’s own, and in the sum of both', () => {
  const [sara, ...others] = sampleTicket.passengers
  const bought = sara.tickets.map((one) => ({ ...one, extraKg: 10 }))
  const { passengers } = ticketDocument({
    ...sampleTicket,
    passengers: [{ ...sara, tickets: bought }, ...others],
  })
  assert.equal(passengers[0]?.tickets[0]?.baggage, '۳۰ کیلو (۲۰ و ۱۰ اضافه)')
})

test('an infant has no baggage of its own', () => {
  assert.deepEqual(
    printed.passengers.map((person) => person.tickets[0]?.baggage),
    ['۲۰ کیلو', '۲۰ کیلو', 'ندارد'],
  )
})

test('the paper says that it is no boarding pass', () => {
  assert.ok(printed.notes.some((note) => note.includes('کارت پرواز نیست')))
})

test('what stands in a name cannot reach drawings, file names or the direction of a line', () => {
  const hostile = ticketDocument({
    ...sampleTicket,
    orderNumber: '../48',
    brand: {
      ...sampleTicket.brand,
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

const back = {
  ...flight,
  flightNumber: 'W5 1042',
  from: flight.to,
  to: flight.from,
  departsAt: Temporal.PlainDateTime.from('2026-12-06T21:10'),
  arrivesAt: Temporal.PlainDateTime.from('2026-12-06T22:40'),
}

test('a round trip names its directions, each with its own booking, ladder and tickets', () => {
  const tickets = [...sara.tickets, { direction: 1, number: '537-2401736655', baggageKg: 30 }]
  const { legs, passengers, penalties, fileTitle } = ticketDocument({
    ...sampleTicket,
    directions: [
      { ...way, name: 'رفت' },
      { ...way, name: 'برگشت', pnr: 'M3W9TC', segments: [back] },
    ],
    passengers: [{ ...sara, tickets }],
  })
  assert.deepEqual(
    legs.map(({ before, pnr, reference }) => [before, pnr, reference.content]),
    [
      ['رفت', '\u2066K7QX2M\u2069', sampleTicket.ticketAddress],
      ['برگشت', '\u2066M3W9TC\u2069', sampleTicket.ticketAddress],
    ],
  )
  assert.deepEqual(
    passengers[0]?.tickets.map(({ direction, number, baggage }) => [direction, number, baggage]),
    [
      ['رفت', '\u2066537-2401736652\u2069', '۲۰ کیلو'],
      ['برگشت', '\u2066537-2401736655\u2069', '۳۰ کیلو'],
    ],
  )
  assert.equal(new Set(passengers[0]?.tickets.map(({ reference }) => reference?.content)).size, 2)
  assert.deepEqual(
    penalties.map(({ direction, steps }) => [direction, steps.length]),
    [
      ['رفت', 4],
      ['برگشت', 4],
    ],
  )
  assert.equal(fileTitle, 'بلیت تهران به مشهد، \u2066K7QX2M\u2069')
})

test('a change of flights says where, how long, and that bags do not go on by themselves', () => {
  const on = {
    ...back,
    change: { city: 'دبی', minutes: 255, isSelfTransfer: true, otherAirport: 'فرودگاه شارجه' },
  }
  const { legs, fileTitle } = ticketDocument({
    ...sampleTicket,
    directions: [{ ...way, segments: [flight, on] }],
  })
  assert.deepEqual(
    legs.map(({ before }) => before),
    [
      '',
      'تغییر پرواز در دبی، ۴ ساعت و ۱۵ دقیقه\u00a0· پرواز بعد از فرودگاه شارجه است\u00a0· دو بلیت جدا: بار را تحویل بگیرید و دوباره پذیرش شوید',
    ],
  )
  assert.equal(fileTitle, 'بلیت تهران به تهران، \u2066K7QX2M\u2069')
})

test('who shows a passport is told to bring it', () => {
  const abroad = { ...sara, document: { kind: 'passport', number: 'K45128903' } } as const
  const { passengers, notes } = ticketDocument({ ...sampleTicket, passengers: [abroad] })
  assert.equal(passengers[0]?.document, 'گذرنامه \u2066K45128903\u2069')
  assert.ok(notes.some((note) => note.startsWith('گذرنامهٔ هر مسافر')))
})

test('a ticket abroad says the same in English, one inside the country does not', () => {
  assert.equal(printed.english, null)
  const english = { airline: 'Mahan Air', from: 'Tehran, Imam Khomeini', to: 'Dubai', cabin: 'Economy' }
  const abroad = {
    ...flight,
    english,
    presenceMinutes: 180,
    to: { ...flight.to, iata: 'DXB' },
    departsAt: Temporal.PlainDateTime.from('2026-12-03T02:45'),
  }
  const told = ticketDocument({ ...flying(abroad), passengers: [sara] }).english
  assert.deepEqual(told?.flights, [
    [
      'W5 1041\u00a0· Mahan Air\u00a0· Tehran, Imam Khomeini (THR) to Dubai (DXB)',
      'Departs Thu 3 Dec 2026, 02:45\u00a0· Arrives Thu 3 Dec 2026, 07:40 (local times)',
      'Economy, class Y\u00a0· Booking reference K7QX2M\u00a0· Be at the airport from Wed 2 Dec 2026, 23:45',
    ],
  ])
  assert.deepEqual(told?.passengers, [
    [
      'MOHAMMADINEZHAD / SARA\u00a0· Adult\u00a0· National ID 0084575948',
      'Ticket 537-2401736652\u00a0· 20 kg checked baggage',
    ],
  ])
  assert.equal(told?.paid, 'Paid in full: IRR 61,700,000')
})

test('the English of a ticket knows what became of a flight, and every separate ticket of it', () => {
  const english = { airline: 'Mahan Air', from: 'Tehran', to: 'Dubai', cabin: 'Economy' }
  const further = { place: 0, pnr: 'AB12CD' }
  const told = (changed: SegmentFacts['changed']) =>
    ticketDocument(flying({ ...flight, english, further, ...(changed && { changed }) })).english?.flights[0]
  const soldLocal = Temporal.PlainDateTime.from('2026-12-03T03:00')
  assert.match(told(undefined)?.at(-1) ?? '', /Booking reference AB12CD/)
  assert.match(told({ isCancelled: true, soldLocal })?.at(-1) ?? '', /^CANCELLED/)
  assert.match(told({ isCancelled: false, soldLocal })?.at(-1) ?? '', /was to leave Thu 3 Dec 2026, 03:00/)
  assert.doesNotMatch(told({ isCancelled: false, soldLocal: flight.departsAt })?.at(-1) ?? '', /was to leave/)
  const [own] = sara.tickets
  const twice = {
    ...sara,
    tickets: own === undefined ? [] : [{ ...own, furtherNumbers: ['235-1234567890'] }],
  }
  const { english: page } = ticketDocument({ ...flying({ ...flight, english }), passengers: [twice] })
  assert.match(page?.passengers[0]?.at(-1) ?? '', /Ticket 537-2401736652, 235-1234567890\s·/)
})

function flying(segment: SegmentFacts): TicketFacts {
  return { ...sampleTicket, directions: [{ ...way, segments: [segment] }] }
}

function landing(at: string): string | undefined {
  const segment = { ...flight, arrivesAt: Temporal.PlainDateTime.from(at) }
  return ticketDocument(flying(segment)).legs[0]?.to.day
}
