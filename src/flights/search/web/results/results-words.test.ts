import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleProposal } from '#flights/search/sample-proposals.ts'
import { baggageWords, hoursWords, legsOf, timesOf } from '#flights/search/web/results/results-words.ts'
import { clockWords } from '#flights/web/clock-words.ts'
import { partyWords } from '#flights/web/party-words.ts'
import { priceText, priceWords } from '#money/display-unit.ts'

test('a price travels in rial and is read in toman', () => {
  assert.equal(priceText(28_900_000), '2,890,000')
  assert.equal(priceWords(28_900_000), '2,890,000 تومان')
})

test('times are Persian, two digits on both sides', () => {
  assert.equal(clockWords('06:15'), '۰۶:۱۵')
})

test('baggage is said with its unit, and its absence in words', () => {
  const baggage = (unit: 'Kg' | 'Pc', value: number) => baggageWords({ cabinKg: 5, checked: { unit, value } })
  assert.equal(baggage('Kg', 20), '۲۰ کیلو')
  assert.equal(baggage('Pc', 2), '۲ بسته')
  assert.equal(baggage('Kg', 0), 'بدون بار')
})

test('a party names only the groups that travel', () => {
  assert.equal(partyWords({ adults: 2, children: 1, infants: 0 }), '۲ بزرگسال، ۱ کودک')
})

test('a flight that lands after midnight says so; a stop names its city', () => {
  const leg = {
    origin: 'THR',
    destination: 'IFN',
    originName: 'فرودگاه مهرآباد',
    destinationName: 'فرودگاه اصفهان',
    originCityName: 'تهران',
    destinationCityName: 'اصفهان',
    departureDateTime: '2026-12-03T22:35',
    arrivalDateTime: '2026-12-03T23:30',
    durationMinutes: 55,
    airlineId: 'mahan',
    airlineCode: 'W5',
    airlineName: 'ماهان',
    flightNumber: 'W5 1041',
    aircraft: 'Airbus A310',
    cabinClass: 1,
    fareClass: 'Y',
    baggage: { cabinKg: 5, checked: { unit: 'Kg', value: 20 } },
  } as const
  const times = timesOf({
    departureDate: '2026-12-03',
    departureTime: '22:35',
    arrivalDate: '2026-12-04',
    arrivalTime: '01:10',
    durationMinutes: 155,
    marketingAirlineId: 'mahan',
    marketingAirlineCode: 'W5',
    marketingAirlineName: 'ماهان',
    flightNumber: 'W5 1041',
    baggage: { cabinKg: 5, checked: { unit: 'Kg', value: 20 } },
    flightLegs: [
      leg,
      { ...leg, origin: 'IFN', destination: 'MHD', originCityName: 'اصفهان', destinationCityName: 'مشهد' },
    ],
    connections: [],
  })
  assert.deepEqual(times.departure, { time: '۲۲:۳۵', city: 'تهران', code: 'THR' })
  assert.deepEqual(times.arrival, { time: '۰۱:۱۰', city: 'مشهد', code: 'MHD', daysLater: 1 })
  assert.deepEqual(times.stops, ['اصفهان'])
  assert.equal(times.duration, '۲ ساعت و ۳۵ دقیقه')
})

test('hours of a direction name the day it lands on when that is another one', () => {
  const [group] = sampleProposal({ legs: 1 }).flightGroups
  assert.ok(group)
  const overNight = {
    ...group,
    departureDate: '2026-12-03',
    departureTime: '22:35',
    arrivalDate: '2026-12-04',
    arrivalTime: '01:10',
  }
  assert.equal(hoursWords(overNight), '۲۲:۳۵ تا ۰۱:۱۰ \u2066(+۱)\u2069')
  assert.equal(hoursWords({ ...overNight, arrivalDate: '2026-12-03' }), '۲۲:۳۵ تا ۰۱:۱۰')
})

test('the way says what lies between two flights, and what each of them takes', () => {
  const [group] = sampleProposal({ legs: 2 }).flightGroups
  assert.ok(group)
  const [stop] = group.connections
  assert.ok(stop)
  const connections = [{ ...stop, isSelfTransfer: true, visa: 'ویزای ترانزیت می‌خواهد.' }]
  const [first, second] = legsOf({ ...group, connections })
  assert.equal(first?.change, undefined)
  assert.equal(second?.change?.words, '۱ ساعت و ۳۵ دقیقه توقف در اصفهان')
  assert.match(second?.change?.sentences.join(' ') ?? '', /دوباره تحویل بدهید.*ویزای ترانزیت می‌خواهد/)
  assert.match(first?.way ?? '', /بار ۲۰ کیلو/)
})
