import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { picturePath } from '#hotels/pictures.ts'
import { isOfSource } from '#hotels/server/pictures/fetch-picture.ts'
import { fitBudget } from '#hotels/server/pictures/stored-pictures.ts'
import { abroadAt, openTestAbroad, type TestAbroad } from '#testing/hotels/suppliers/abroad.ts'

const source = { hosts: ['assets.duffel.com'], origin: 'https://api.duffel.com' }

for (const [address, isTheirs] of [
  ['https://assets.duffel.com/img/stays/1.jpg', true],
  ['https://api.duffel.com/x.jpg', true],
  ['http://assets.duffel.com/1.jpg', false],
  ['https://assets.duffel.com:8443/1.jpg', false],
  ['https://assets.duffel.com.evil.example/1.jpg', false],
  ['https://user:pass@assets.duffel.com/1.jpg', false],
  ['https://127.0.0.1/1.jpg', false],
  ['http://169.254.169.254/latest', false],
  ['file:///etc/passwd', false],
  ['not an address', false],
] as const)
  test(`${address} ${isTheirs ? 'is' : 'is not'} fetched`, () => {
    assert.equal(isOfSource(address, source), isTheirs)
  })

suite('pictures of suppliers', () => {
  let t: TestAbroad
  let next: () => Promise<string>
  before(async () => {
    t = await openTestAbroad()
    const hotel = await abroadAt(t).hotelIn('IST', 'Kestane')
    const other = await abroadAt(t).hotelIn('IST', 'Galata')
    const ids = [...(hotel.pictures ?? []), ...(other.pictures ?? [])]
    assert.equal(ids.length, 10)
    next = async () => ids.shift() ?? ''
  })
  afterEach(() => t.simulator.faults.clear())
  after(() => t[Symbol.asyncDispose]())

  const get = async (id: string, width: 320 | 640 | 1280 = 640, format: 'avif' | 'webp' = 'webp') =>
    t.house.app.inject({ url: picturePath(id, width, format) })

  test('is fetched once however many ask, drawn anew in our sizes, and ours from then on', async () => {
    const id = await next()
    const asked = t.simulator.asked.get('photo') ?? 0
    const told = await Promise.all(Array.from({ length: 6 }, () => get(id)))
    for (const { statusCode, headers, rawPayload } of told) {
      assert.equal(statusCode, 200)
      assert.equal(headers['content-type'], 'image/webp')
      assert.match(String(headers['cache-control']), /immutable/)
      const { width, format } = await sharp(rawPayload).metadata()
      assert.deepEqual([width, format], [640, 'webp'])
    }
    const small = await get(id, 320, 'avif')
    assert.equal((await sharp(small.rawPayload).metadata()).width, 320)
    const large = await get(id, 1280)
    assert.equal((await sharp(large.rawPayload).metadata()).width, 960, 'never larger than it is')
    assert.equal(t.simulator.asked.get('photo'), asked + 1)
  })

  for (const fault of ['photo-down', 'photo-garbage', 'photo-html', 'photo-huge', 'photo-redirect'] as const)
    test(`${fault}: there is none for some hours, and the supplier is left alone; then it is there`, async () => {
      const id = await next()
      t.simulator.faults.order(fault, 1)
      assert.equal((await get(id)).statusCode, 404)
      const asked = t.simulator.asked.get('photo')
      assert.equal((await get(id)).statusCode, 404)
      assert.equal(t.simulator.asked.get('photo'), asked)
      t.house.clock.advance({ hours: 7 })
      assert.equal((await get(id)).statusCode, 200)
    })

  test('an id that nobody told of, a size and a format that are none of ours fetch nothing', async () => {
    const asked = t.simulator.asked.get('photo')
    assert.equal((await get('0'.repeat(24))).statusCode, 404)
    for (const file of ['641.webp', '640.svg', '..%2Fx'])
      assert.ok(
        [400, 404].includes(
          (await t.house.app.inject({ url: `/api/hotel-catalog/Pictures/${'0'.repeat(24)}/${file}` }))
            .statusCode,
        ),
      )
    assert.equal(t.simulator.asked.get('photo'), asked)
  })

  test('the oldest go when there are too many, and come again when they are asked for', async () => {
    const { database } = t.house
    const files = async () =>
      (await sql<{ n: number }>`select count(*)::integer as n from hotels.picture_files`.execute(database))
        .rows[0]?.n
    const id = await next()
    t.house.clock.advance({ hours: 1 })
    assert.equal((await get(id)).statusCode, 200)
    await fitBudget(database, 1)
    assert.equal(await files(), 0)
    assert.equal((await get(id)).statusCode, 200)
    await fitBudget(database, 1_000_000_000)
    assert.equal(await files(), 6)
  })

  test('a hotel’s telephone is told where its supplier knows it', async () => {
    assert.equal((await abroadAt(t).hotelIn('EVN', 'Saryan')).phone, '+442080160509')
  })
})
