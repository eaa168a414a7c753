import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routeRulesAbroad } from '#flights/abroad/route-rules-abroad.ts'
import type { Connection, FlightGroup } from '#flights/proposal.ts'
import { sampleProposal } from '#flights/search/sample-proposals.ts'

const [template] = sampleProposal().flightGroups
const [flight] = template?.flightLegs ?? []

function way(airports: string, stop: Partial<Connection> = {}): FlightGroup {
  assert.ok(template && flight)
  const codes = airports.split('-')
  const stops = codes.slice(1, -1)
  return {
    ...template,
    flightLegs: codes
      .slice(1)
      .map((destination, at) => ({ ...flight, origin: codes[at] ?? '', destination })),
    connections: stops.map((airport) => ({
      airport,
      airportName: airport,
      cityName: airport,
      nextAirport: null,
      minutes: 120,
      isSelfTransfer: false,
      isOvernight: false,
      visa: null,
      ...stop,
    })),
  }
}

const titles = (...directions: readonly FlightGroup[]) =>
  routeRulesAbroad(directions).rules.map(({ title }) => title)
const text = (title: string, ...directions: readonly FlightGroup[]) =>
  routeRulesAbroad(directions).rules.find((rule) => rule.title === title)?.text

test('there is what every journey abroad needs: three hours, a passport of six months, local times', () => {
  const direct = way('IKA-IST')
  assert.match(text('حضور در فرودگاه', direct) ?? '', /۳ ساعت/)
  assert.match(text('گذرنامه', direct) ?? '', /۶ ماه پس از رسیدن آخرین پرواز/)
  assert.deepEqual(titles(direct), [
    'حضور در فرودگاه',
    'گذرنامه',
    'ویزای ترکیه',
    'عوارض خروج از کشور',
    'ساعت‌ها',
    'تغییر تاریخ',
    'نام مسافر',
    'نوزاد',
  ])
})

test('beside our six months each country says what it asks of a passport, and where we do not know it is said', () => {
  const ours = 'برای خرید باید دست‌کم تا ۶ ماه پس از رسیدن آخرین پرواز اعتبار داشته باشد.'
  const passport = (airports: string) => text('گذرنامه', way(airports))?.split(ours)[1]?.trim()
  assert.equal(
    passport('IKA-FRA'),
    'آلمان ۳ ماه اعتبار پس از خروج می‌خواهد. این را در مهر ۱۴۰۴ خوانده‌ایم و شاید عوض شده باشد؛ از سفارت بپرسید.',
  )
  assert.match(passport('IKA-LHR') ?? '', /^بریتانیا.* اعتبار تا پایان اقامت می‌خواهد/)
  assert.equal(passport('IKA-TAS'), 'قاعدهٔ ازبکستان را نمی‌دانیم؛ ۶ ماه را کف بگیرید.')
})

test('there and back asks for the visa of there, not of home', () => {
  assert.deepEqual(
    titles(way('IKA-IST'), way('IST-IKA')).filter((title) => title.startsWith('ویزا')),
    ['ویزای ترکیه'],
  )
  assert.deepEqual(
    titles(way('BGW-IKA')).filter((title) => title.startsWith('ویزا')),
    ['ویزای ایران'],
  )
})

test('many directions ask for each country once, in their order', () => {
  assert.deepEqual(
    titles(way('IKA-IST'), way('IST-FRA'), way('FRA-IKA')).filter((title) => title.startsWith('ویزا')),
    ['ویزای ترکیه', 'ویزای آلمان (حوزهٔ شنگن)'],
  )
})

test('the paper of a stop is told once, and so are tickets of their own', () => {
  const visa = 'برای عبور ویزا می‌خواهید.'
  const stop = { visa, isSelfTransfer: true }
  const rules = titles(way('IKA-FRA-LHR', stop), way('LHR-FRA-IKA', stop))
  assert.equal(text('ویزای ترانزیت', way('IKA-FRA-LHR', stop), way('LHR-FRA-IKA', stop)), visa)
  assert.equal(rules.filter((title) => title === 'بلیت‌های جدا').length, 1)
  assert.ok(!titles(way('IKA-IST-LHR')).includes('بلیت‌های جدا'))
})

test('the exit duty is of those who leave Iran alone', () => {
  assert.ok(titles(way('IKA-IST-LHR')).includes('عوارض خروج از کشور'))
  for (const airports of ['BGW-IST', 'IST-IKA', 'NJF-MHD'])
    assert.ok(!titles(way(airports)).includes('عوارض خروج از کشور'), airports)
})
