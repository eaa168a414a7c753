import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { hotelCalls } from '#hotels/calls.ts'
import { hotelsPart } from '#hotels/server/personal.ts'
import { favouritesFor } from '#hotels/web/favourites.server.ts'
import { openTestHotels, type TestHotels } from '#testing/hotels/hotels.ts'

let t: TestHotels
before(async () => {
  t = await openTestHotels()
})
after(() => t[Symbol.asyncDispose]())

const turn = (hotelId: string, isOn: boolean, userId?: string) =>
  t.ask(hotelCalls.turnFavourite.line, { hotelId, isOn }, userId)

test('an account’s hearts are its own, however often they are put', async () => {
  const [mine, other] = [await t.user(), await t.user()]
  await Promise.all(Array.from({ length: 4 }, () => turn('kih-marjan', true, mine)))
  t.house.clock.advance({ seconds: 1 })
  await turn('kih-shayan', true, mine)
  assert.deepEqual(await t.hotels.favourites.of(mine), ['kih-shayan', 'kih-marjan'])
  assert.deepEqual(await t.hotels.favourites.of(other), [])
  await turn('kih-marjan', false, other)
  await turn('kih-shayan', false, mine)
  await turn('kih-shayan', false, mine)
  assert.deepEqual(await t.hotels.favourites.of(mine), ['kih-marjan'])
  assert.deepEqual((await turn('kih-none', true, mine)).codes, ['HOTEL_NOT_FOUND'])
})

test('a guest’s hearts are in a cookie, and the account’s after signing in', async () => {
  const set = async (cookie: string, hotelId: string, isOn = true) => {
    const [, url = ''] = hotelCalls.turnFavourite.line.split(' ')
    const { headers } = await t.house.app.inject({
      method: 'POST',
      url,
      headers: { cookie },
      payload: { hotelId, isOn },
    })
    return String(headers['set-cookie']).split(';')[0] ?? ''
  }
  const cookie = await set(await set('', 'kih-marjan'), 'kih-parmis')
  const guest = await favouritesFor(t.hotels, undefined, cookie)
  assert.deepEqual(guest.favourites, ['kih-parmis', 'kih-marjan'])
  assert.deepEqual(
    (await favouritesFor(t.hotels, undefined, await set(cookie, 'kih-marjan', false))).favourites,
    ['kih-parmis'],
  )
  const userId = await t.user()
  await turn('kih-shayan', true, userId)
  const merged = await favouritesFor(t.hotels, userId, `${cookie}|../../x|kih-unknown`)
  assert.deepEqual([...merged.favourites].toSorted(), ['kih-marjan', 'kih-parmis', 'kih-shayan'])
  assert.match(merged.headers['set-cookie'] ?? '', /hotel-favourites=;.*Max-Age=0/)
})

test('hearts go with the account', async () => {
  const userId = await t.user()
  await turn('kih-marjan', true, userId)
  const part = hotelsPart(t.house.database, async () => [])
  assert.match(JSON.stringify(await part.exported(userId)), /kih-marjan/)
  assert.equal(await part.erase(t.house.database, { userId, phone: null, email: null }), 1)
  assert.deepEqual(await t.hotels.favourites.of(userId), [])
})
