import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import type { Rooms } from '#agency.ts'
import type { Search } from '#flights/search-params.ts'
import { isDomestic } from '#flights/server/journey.ts'
import { passportWatch } from '#flights/web/passport-watch.server.ts'
import { savedSara } from '#passengers/test-saved.ts'
import type { Visitor } from '#server/visitor.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

const sara = savedSara({ passportExpirationDateFa: '1406-03-25' })
const city = (code: string) => ({ code, kind: 'CityCode' as const })
const toIstanbul: Search = {
  origin: city('THR'),
  destination: city('IST'),
  date: '2026-12-10',
  adults: 1,
  children: 0,
  infants: 0,
}

function contextOf(kind: Visitor['kind']): RouterContextProvider {
  const context = new RouterContextProvider()
  const rooms = { flights: { isDomestic }, passengers: { savedOf: async () => [sara] } }
  context.set(agencyContext, rooms as unknown as Rooms)
  context.set(visitorContext, { kind, userId: 'sara' } as Visitor)
  return context
}

test('a passport that does for the way out is named when the way back is too late for it', async () => {
  const user = contextOf('user')
  assert.equal(await passportWatch(user, toIstanbul), undefined)
  assert.deepEqual(await passportWatch(user, { ...toIstanbul, back: '2026-12-16' }), {
    short: [{ id: sara.id, name: 'سارا محمدی', expiresOn: '2027-06-15' }],
    neededUntil: '2027-06-16',
  })
})

test('of many legs the last one counts', async () => {
  const legs = [toIstanbul, { origin: city('IST'), destination: city('DXB'), date: '2027-01-05' }]
  const watched = await passportWatch(contextOf('user'), { ...toIstanbul, legs })
  assert.equal(watched?.neededUntil, '2027-07-05')
})

test('inside Iran and for a guest no passport is looked at', async () => {
  const late = { ...toIstanbul, date: '2027-06-01' }
  assert.equal(await passportWatch(contextOf('guest'), late), undefined)
  assert.equal(await passportWatch(contextOf('user'), { ...late, destination: city('MHD') }), undefined)
})
