import assert from 'node:assert/strict'
import { test } from 'node:test'
import { airlineOf } from '#places/airlines.ts'
import { airportOf, cityOf } from '#places/airports.ts'
import { landingContent } from '#storefront/landing-content.ts'
import { type LandingFacts, weekdayPrices } from '#storefront/landing-facts.ts'
import { priceSentence, serviceSentence, weekdaySentence } from '#storefront/landing-words.ts'
import { robots, sitemap } from '#storefront/sitemap.ts'

const fromTehran = {
  origin: 'THR',
  originName: 'تهران',
  lowest: 19_650_000,
  date: '2026-12-05',
  weeklyFlights: 223,
  durationMinutes: 85,
  distanceKm: 751,
  path: '/plp',
}

const facts: LandingFacts = {
  city: cityOf('MHD'),
  countryName: 'ایران',
  airports: [airportOf('MHD')],
  services: [
    {
      origin: 'THR',
      destination: 'MHD',
      distanceKm: 751,
      durationMinutes: 85,
      weeklyFlights: 223,
      firstDeparture: '05:55',
      lastDeparture: '23:50',
      airlines: [{ id: 'mahan', weeklyFlights: 223 }],
    },
  ],
  airlines: [{ airline: airlineOf('mahan'), weeklyFlights: 223 }],
  flights: {
    cityCode: 'MHD',
    cityName: 'مشهد',
    pricedAt: '2026-11-21T06:00:00Z',
    daysCompared: 30,
    unready: 0,
    origins: [fromTehran],
    from: { origin: 'THR', originName: 'تهران', days: [], months: [] },
  },
  weekdays: undefined,
  others: [],
  aheadOfTehran: 0,
}

test('the price is said with its origin and day, and where it is lower still', () => {
  assert.equal(
    priceSentence(facts),
    'ارزان‌ترین بلیت تهران به مشهد در ۳۰ روز آینده: 1,965,000 تومان، شنبه ۱۴ آذر؛ قیمت نهایی هر بزرگسال.',
  )
  const fromSari = {
    ...fromTehran,
    origin: 'SRY',
    originName: 'ساری',
    lowest: 18_000_000,
    date: '2026-12-08',
  }
  const cheaper = { ...facts, flights: { ...facts.flights, origins: [fromSari, fromTehran] } }
  assert.match(priceSentence(cheaper), /ارزان‌تر از همه، پرواز ساری است: 1,800,000 تومان، سه‌شنبه ۱۷ آذر\.$/)
})

test('where nothing is on sale nothing is promised', () => {
  const unsold = { ...fromTehran, lowest: null, date: null, path: null }
  const none = { ...facts, flights: { ...facts.flights, origins: [unsold] } }
  assert.equal(priceSentence(none), 'در ۳۰ روز آینده هیچ پروازی به مشهد در فروش نیست.')
  assert.equal(landingContent(none).title, 'بلیت هواپیما به مشهد')
})

test('while days are still to come, the sentence says of how many it speaks', () => {
  const partly = { ...facts, flights: { ...facts.flights, daysCompared: 12, unready: 18 } }
  assert.match(priceSentence(partly), /^ارزان‌ترین بلیت تهران به مشهد در ۱۲ روز آینده: 1,965,000 تومان/)
})

test('before any price is known none is denied, and nobody is asked for it', () => {
  const unread = { ...fromTehran, lowest: null, date: null, path: null }
  const none = { ...facts, flights: { ...facts.flights, daysCompared: 0, unready: 30, origins: [unread] } }
  const { questions, title, lede, description } = landingContent(none)
  assert.equal(title, 'بلیت هواپیما به مشهد')
  assert.deepEqual([lede, description], [serviceSentence(none), serviceSentence(none)])
  assert.ok(questions.length > 3)
  assert.ok(
    questions.every(({ question, answer }) => !/چند است/.test(question) && !/در فروش نیست/.test(answer)),
  )
})

test('a city nobody flies to directly says so, and nothing of hours or airlines', () => {
  const content = landingContent({ ...facts, services: [], airlines: [] })
  assert.equal(
    serviceSentence({ ...facts, services: [] }),
    'به مشهد پرواز مستقیم نمی‌فروشیم؛ همهٔ پروازها توقف دارند.',
  )
  assert.equal(content.paragraphs.length, 1)
  assert.ok(content.questions.every(({ question }) => !/طول می‌کشد|ایرلاین/.test(question)))
})

test('a weekday is called cheap only out of three weeks or more with a price on every day', () => {
  const weekdayOf = (date: string) => (Temporal.PlainDate.from(date).dayOfWeek + 1) % 7
  const days = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const date = Temporal.PlainDate.from('2026-11-21').add({ days: index }).toString()
      return { date, lowest: 20_000_000 + 1_000_000 * weekdayOf(date) }
    })
  assert.equal(weekdayPrices(days(20), weekdayOf), undefined)
  const weekdays = weekdayPrices(days(28), weekdayOf)
  assert.deepEqual([weekdays?.cheapest.weekday, weekdays?.dearest.weekday, weekdays?.daysCounted], [0, 6, 28])
  assert.equal(
    weekdaySentence({ ...facts, weekdays }),
    'در ۲۸ روز آینده، شنبه به‌طور میانگین ارزان‌ترین روز پرواز از تهران به مشهد است و جمعه گران‌ترین؛ میانگین تفاوت 600,000 تومان.',
  )
})

test('clocks abroad are told by their distance from Tehran', () => {
  const abroad = (aheadOfTehran: number) =>
    landingContent({ ...facts, city: cityOf('IST'), aheadOfTehran }).facts.at(-1)?.value
  assert.deepEqual(
    [abroad(-30), abroad(90), abroad(0)],
    ['۳۰ دقیقه عقب‌تر از تهران', '۱ ساعت و ۳۰ دقیقه جلوتر از تهران', 'همان ساعت تهران'],
  )
})

test('a sitemap escapes what XML would read, and robots are told where it is', () => {
  assert.match(
    sitemap('https://a.example', ['/x?a=1&b=<2>']),
    /<loc>https:\/\/a\.example\/x\?a=1&amp;b=&lt;2&gt;</,
  )
  assert.match(robots('https://a.example'), /\nSitemap: https:\/\/a\.example\/sitemap\.xml\n$/)
})
