import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { hasRoom } from '#tours/filters.ts'

suite('what the front page says of each product is what its own room says', () => {
  let t: TestAgency
  before(async () => {
    t = await openTestAgency({ JOBS: 'elsewhere' })
    t.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
  })
  after(() => t[Symbol.asyncDispose]())

  async function tileOf(about: string) {
    const tiles = await Promise.all(t.agency.orders.sold().map(async ({ tile }) => tile?.()))
    const found = tiles.find((one) => one?.about === about)
    assert.ok(found, about)
    return found
  }

  test('nights: the least of the city that its page lists', async () => {
    const { price, says, path } = await tileOf('هتل')
    const cityCode = new URL(path, 'http://house').searchParams.get('city') ?? ''
    const wish = { cityCode, take: 500, slidingExpiration: 300, reValidate: false }
    const nights = (await t.agency.hotels.trending(wish)).flatMap(({ perNight }) => perNight ?? [])
    assert.ok(nights.length > 1)
    assert.equal(price, Math.min(...nights))
    const [city] = t.agency.hotels.cities({ iataCode: cityCode })
    assert.equal(says, `${city?.hotelCount.toLocaleString('fa')} هتل، هر شب`)
  })

  test('a tour: the cheapest that has a place, by its own page', async () => {
    const { price, title, path } = await tileOf('تور')
    const open = (await t.agency.tours.list()).filter(hasRoom)
    assert.equal(price, Math.min(...open.map((tour) => tour.price)))
    const detail = await t.agency.tours.detail(path.replace('/tours/', ''))
    assert.deepEqual([detail.price, detail.name], [price, title])
  })

  test('insurance: the least plan of the trip that it names', async () => {
    const { price, path } = await tileOf('بیمهٔ مسافرتی')
    const trip = new URL(path, 'http://house').searchParams
    const [startsOn, endsOn] = [trip.get('from') ?? '', trip.get('to') ?? '']
    const births = Temporal.PlainDate.from(startsOn).subtract({ years: 30 }).toString()
    const { plans, days } = await t.agency.insurance.plans({ country: 'TR', startsOn, endsOn, births })
    assert.equal(days, 7)
    assert.equal(price, Math.min(...plans.map(({ total }) => total)))
  })

  test('visas: every country that takes requests, with the fee of its authority', async () => {
    const { price, picks } = await tileOf('ویزا')
    assert.equal(price, null)
    const open = (await t.agency.visas.enums()).countries.filter(({ isOpen }) => isOpen)
    assert.deepEqual(
      picks.map(({ name, path }) => [name, path]),
      open.map(({ name, path }) => [name, path]),
    )
    for (const { name, lengths } of open) {
      const least = Math.min(...lengths.filter(({ type }) => type === 'tourist').map(({ fee }) => fee.amount))
      const says = picks.find((pick) => pick.name === name)?.says ?? ''
      assert.ok(
        least === 0 ? says === 'بدون هزینهٔ ویزا' : says.startsWith(`از ${least} `),
        `${name}: ${says}`,
      )
    }
  })

  test('all of them stand on the front page, and no other product does', async () => {
    const tiles = await t.agency.storefront.tiles()
    assert.deepEqual(
      new Set(tiles.map(({ about }) => about)),
      new Set(['هتل', 'ویزا', 'تور', 'بیمهٔ مسافرتی']),
    )
  })
})
