import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { passportWatch } from '#flights/booking/web/passengers/passport-watch.server.ts'
import type { FlightGroup } from '#flights/proposal.ts'
import type { Search } from '#flights/search/search-params.ts'
import { isDomestic } from '#flights/search/server/journey.ts'
import type { Visitor } from '#server/visitor.ts'
import { savedSara } from '#testing/passengers/saved.ts'
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
  context.set(agencyContext, rooms)
  context.set(visitorContext, { kind, userId: 'sara' } as Visitor)
  return context
}

function found(...days: readonly string[]) {
  return [{ flightGroups: days.map((arrivalDate) => ({ arrivalDate })) as unknown as FlightGroup[] }]
}

test('a passport that does for the way out is named when the way back is too late for it', async () => {
  const user = contextOf('user')
  const back = { ...toIstanbul, back: '2026-12-16' }
  assert.equal(await passportWatch(user, toIstanbul, found('2026-12-10')), undefined)
  assert.deepEqual(await passportWatch(user, back, found('2026-12-10', '2026-12-16')), {
    short: [
      {
        id: sara.id,
        name: 'سارا محمدی',
        expiresOn: '2027-06-15',
        there:
          'ترکیه تا ۲۰ اردیبهشت ۱۴۰۶ (۱۰ مه ۲۰۲۷) می‌خواهد و بس است، اما بلیت را با کمتر از ۶ ماه اعتبار نمی‌فروشیم.',
      },
    ],
    neededUntil: '2027-06-16',
  })
})

test('a flight of the night lands a day later, and so does one that nobody has found yet', async () => {
  const late = { ...toIstanbul, date: '2026-12-15' }
  const watched = (search: Search, ...days: string[]) =>
    passportWatch(contextOf('user'), search, days.length === 0 ? [] : found(...days))
  assert.equal(await watched(late, '2026-12-15'), undefined)
  assert.equal((await watched(late, '2026-12-16'))?.neededUntil, '2027-06-16')
  assert.equal((await watched(late))?.neededUntil, '2027-06-16')
})

test('of many legs the last one counts, and the strictest of the countries is named', async () => {
  const legs = [toIstanbul, { origin: city('IST'), destination: city('DXB'), date: '2027-01-05' }]
  const watched = await passportWatch(contextOf('user'), { ...toIstanbul, legs }, [])
  assert.equal(watched?.neededUntil, '2027-07-06')
  assert.equal(
    watched?.short[0]?.there,
    'امارات متحدهٔ عربی هم با آن راه نمی‌دهد؛ دست‌کم تا ۱۵ تیر ۱۴۰۶ (۶ ژوئیه ۲۰۲۷) می‌خواهد.',
  )
})

test('inside Iran and for a guest no passport is looked at', async () => {
  const late = { ...toIstanbul, date: '2027-06-01' }
  assert.equal(await passportWatch(contextOf('guest'), late, []), undefined)
  assert.equal(await passportWatch(contextOf('user'), { ...late, destination: city('MHD') }, []), undefined)
})
