import assert from 'node:assert/strict'
import { test } from 'node:test'
import { departsMs } from '#flights/inventory/server/departure-time.ts'
import { adultTotalOf, elsewhereOf, madeDeparture } from '#flights/inventory/server/fares.ts'
import { flightDay, hoursLeft } from '#flights/inventory/server/flight-day.ts'
import { timetableOf } from '#flights/inventory/server/timetable.ts'
import { cheapestFor, madeForSale, type ProductName, products } from '#flights/search/server/feed/sale.ts'

const seed = 1405
const lines = [...timetableOf(seed).values()].flat().filter((_, place) => place % 97 === 0)
const day = flightDay(Temporal.PlainDate.from('2026-12-18'))

test('the price of a flight is the cheapest open fare with so many seats, at every minute until it departs', () => {
  let told = 0
  for (const line of lines) {
    const leaves = departsMs(line, day)
    const { fares } = madeDeparture(seed, line, day)
    for (const seats of [1, 4, 9])
      for (const name of Object.keys(products) as ProductName[]) {
        const { cabin, withBag } = products[name]
        const known = fares.map((fare) => madeForSale(fare, seats, leaves))
        for (let hours = 700.25; hours > -1; hours -= 13.5) {
          const now = leaves - hours * 3_600_000
          const fitting = fares.filter(
            (fare) =>
              fare.cabin === cabin &&
              (!withBag || fare.checked.value > 0) &&
              fare.seats - elsewhereOf(fare, hoursLeft(leaves, now)) >= seats &&
              leaves - now > fare.closesBefore * 60_000,
          )
          const least = fitting.length === 0 ? undefined : Math.min(...fitting.map(adultTotalOf))
          const sale = cheapestFor(known, products[name], now)
          assert.equal(sale?.price, least)
          if (sale === undefined) continue
          told += 1
          assert.equal(cheapestFor(known, products[name], sale.until - 1)?.price, least)
          const later = cheapestFor(known, products[name], sale.until)
          assert.ok(later === undefined || later.price >= sale.price)
        }
      }
  }
  assert.ok(told > 5000)
})
