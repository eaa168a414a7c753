import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cityName } from '#flights/search/server/city-name.ts'
import { dayHours } from '#flights/travel-day/day-hours.ts'
import type { LegOfDay } from '#flights/travel-day/travel-day.ts'
import { dayTexts } from '#flights/travel-day/web/day-texts.ts'
import { airportOf } from '#places/airports.ts'

interface Flown {
  readonly from?: string
  readonly to?: string
  readonly departs: string
  readonly arrives: string
  readonly airline?: string
}

function legOf({ from = 'THR', to = 'MHD', departs, arrives, airline = 'W5' }: Flown): LegOfDay {
  const place = (iata: string) => ({ ...airportOf(iata), city: cityName(airportOf(iata)) })
  const departsLocal = Temporal.PlainDateTime.from(departs)
  const departsAt = departsLocal.toZonedDateTime(airportOf(from).timeZone).toInstant()
  const isInternational = airportOf(from).country !== airportOf(to).country
  return {
    leg: 0,
    name: undefined,
    airline: 'ماهان',
    flightNumber: 'W5 1041',
    pnr: 'K7QX2M',
    from: place(from),
    to: place(to),
    departsLocal,
    arrivesLocal: Temporal.PlainDateTime.from(arrives),
    isInternational,
    changed: undefined,
    hours: dayHours({ airline, isInternational, isCharter: false, departsAt }),
    place: undefined,
    cabinKg: 5,
    bags: [{ position: 0, who: 'سارا محمدی', checkedKg: 20, extra: '۱۰ کیلو', seats: undefined }],
  }
}

function textsOf(leg: LegOfDay, now: string) {
  const texts = dayTexts({
    orderId: 'o',
    orderNumber: 'PR-1',
    brand: null,
    now: Temporal.Instant.from(now),
    legs: [leg],
    papers: [],
    wished: ['leave'],
  })
  const [first] = texts.legs
  assert.ok(first)
  return { ...texts, first }
}

test('half an hour after midnight one leaves the evening before, and that evening is named', () => {
  const leg = legOf({ departs: '2026-12-03T00:30', arrives: '2026-12-03T02:00' })
  const { first } = textsOf(leg, '2026-12-02T20:00:00Z') // 23:30 in Tehran
  const at = Object.fromEntries(first.steps.map((step) => [step.says, step]))
  assert.equal(at['از خانه راه بیفتید']?.at, 'چهارشنبه ۱۱ آذر، ساعت ۲۲:۰۰')
  assert.equal(at['در فرودگاه باشید']?.at, 'چهارشنبه ۱۱ آذر، ساعت ۲۳:۳۰')
  assert.equal(at['پرواز']?.at, 'ساعت ۰۰:۳۰')
  assert.equal(first.away, 'فردا')
  assert.deepEqual(
    first.steps.filter(({ isPast }) => isPast).map(({ says }) => says),
    ['از خانه راه بیفتید', 'در فرودگاه باشید'],
  )
})

test('today is the day at the airport it leaves from', () => {
  const leg = legOf({
    from: 'IST',
    to: 'IKA',
    departs: '2026-12-03T00:20',
    arrives: '2026-12-03T04:00',
    airline: 'TK',
  })
  // past midnight in Tehran, not yet in Istanbul
  const { first } = textsOf(leg, '2026-12-02T20:45:00Z')
  assert.equal(first.away, 'فردا')
  assert.equal(first.phone, undefined)
  assert.match(first.clockNote, /استانبول است و ساعت رسیدن به وقت تهران/)
})

test('a flight that is late or early is told by its new hour, beside the one of the ticket', () => {
  const moved = (sold: string) =>
    textsOf(
      {
        ...legOf({ departs: '2026-12-03T01:15', arrives: '2026-12-03T02:45' }),
        changed: { isCancelled: false, soldLocal: Temporal.PlainDateTime.from(sold) },
      },
      '2026-12-02T10:00:00Z',
    ).first
  assert.match(
    moved('2026-12-02T22:15').alert?.says ?? '',
    /۳ ساعت دیرتر از بلیت.* چهارشنبه ۱۱ آذر، ساعت ۲۲:۱۵ بود/,
  )
  assert.match(moved('2026-12-03T02:00').alert?.says ?? '', /۴۵ دقیقه زودتر/)
  assert.equal(moved('2026-12-03T01:15').alert, undefined)
})

test('of a cancelled flight no hour is told, only not to go', () => {
  const leg = legOf({ departs: '2026-12-03T08:00', arrives: '2026-12-03T09:30' })
  const { first } = textsOf(
    { ...leg, changed: { isCancelled: true, soldLocal: leg.departsLocal } },
    '2026-12-02T10:00:00Z',
  )
  assert.deepEqual([first.steps, first.away, first.alert?.tone], [[], undefined, 'bad'])
})

test('a terminal is said with who said it and when; unsaid it is not guessed', () => {
  const leg = legOf({ departs: '2026-12-03T08:00', arrives: '2026-12-03T09:30' })
  assert.equal(textsOf(leg, '2026-12-03T02:00:00Z').first.place, undefined)
  const toldAt = Temporal.Instant.from('2026-12-03T01:30:00Z')
  const { first } = textsOf(
    { ...leg, place: { terminal: '4', gate: null, source: 'میز پشتیبانی', toldAt } },
    '2026-12-03T02:00:00Z',
  )
  assert.equal(first.place, 'پایانهٔ ۴')
  assert.match(first.placeNote, /^به گفتهٔ میز پشتیبانی، ساعت ۰۵:۰۰؛/)
  assert.equal(first.phone?.number, '199')
})

test('messages that can come no more are not offered, and none is chosen beforehand', () => {
  const leg = legOf({ departs: '2026-12-03T08:00', arrives: '2026-12-03T09:30' })
  const offered = (now: string) =>
    textsOf(leg, now).messages.map(({ message, isWished }) => `${message} ${isWished}`)
  assert.deepEqual(offered('2026-12-02T02:00:00Z'), ['leave true', 'gate false'])
  assert.deepEqual(offered('2026-12-04T02:00:00Z'), [])
  const abroad = legOf({
    from: 'IKA',
    to: 'IST',
    departs: '2026-12-03T08:00',
    arrives: '2026-12-03T10:30',
    airline: 'TK',
  })
  assert.deepEqual(
    textsOf(abroad, '2026-12-02T02:00:00Z').messages.map(({ message }) => message),
    ['check-in', 'leave', 'gate'],
  )
})

test('bags are told by person, with what was bought beside the ticket', () => {
  const leg = legOf({ departs: '2026-12-03T08:00', arrives: '2026-12-03T09:30' })
  const infant = { position: 1, who: 'نیکا محمدی', checkedKg: 0, extra: undefined, seats: undefined }
  const { first } = textsOf({ ...leg, bags: [...leg.bags, infant] }, '2026-12-02T10:00:00Z')
  assert.deepEqual(
    first.bags.map(({ what }) => what),
    ['۲۰ کیلو بار تحویلی، و ۱۰ کیلو بار اضافه', 'بدون بار تحویلی'],
  )
})
