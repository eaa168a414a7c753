import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { loader } from '#hotels/web/hotel-page.server.ts'
import { hotelPath } from '#hotels/web/hotel-path.ts'
import { abroadAt, couple, openTestAbroad, stay, type TestAbroad } from '#testing/hotels/suppliers/abroad.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

async function shown({ hotels, house }: TestAbroad, hotelId: string, chosen: string) {
  const context = new RouterContextProvider()
  context.set(agencyContext, { hotels, clock: house.clock, settings: house.settings })
  context.set(visitorContext, { kind: 'guest', guestId: 'test' } as never)
  const url = new URL(`http://localhost${hotelPath(hotelId, { ...stay, rooms: [couple] })}`)
  url.searchParams.set('rates', chosen)
  const { data } = await loader({
    request: new Request(url),
    url,
    context,
    params: { hotelId },
    pattern: '',
  })
  return data.found?.detail?.rooms[0]?.rates ?? []
}

test('a room that is chosen keeps its price on the page when the exchange rate changes', async () => {
  await using t = await openTestAbroad()
  const enter = (rialAUnit: number) => t.rates.enter({ currency: 'USD', rialAUnit, setOn: '2026-11-21' })
  enter(1_000_000)
  const { hotelId, rate } = await abroadAt(t).chosen('IST', 'Galata')
  enter(1_500_000)
  t.house.clock.advance({ minutes: 2 })
  const rates = await shown(t, hotelId, rate.rateId)
  assert.equal(rates.find(({ rateId }) => rateId === rate.rateId)?.total, rate.total)
  assert.ok(rates.some(({ total }) => total === rate.total * 1.5))
  assert.ok((await shown(t, hotelId, '')).every(({ rateId }) => rateId !== rate.rateId))
})
