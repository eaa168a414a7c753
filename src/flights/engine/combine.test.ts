import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { combine, type Layer } from '#flights/engine/combine.ts'
import type { Offer } from '#flights/engine/offer.ts'
import { plus, rial } from '#money/rial.ts'

const offer: fc.Arbitrary<Offer> = fc.record({
  price: fc.integer({ min: 1, max: 9 }).map(rial),
  departs: fc.integer({ min: 0, max: 60 }),
  minutes: fc.integer({ min: 1, max: 20 }),
  flights: fc.integer({ min: 0, max: 99 }).map((flight) => [flight]),
})
const layer = fc.record({
  all: fc.array(offer, { maxLength: 8 }).map((all) => all.toSorted((a, b) => a.price - b.price)),
  known: fc.integer({ min: 1, max: 9 }),
  stayMinutes: fc.constantFrom(0, 10, 25),
})
type Drawn = { all: Offer[]; known: number; stayMinutes: number }

function layerOf({ all, known, stayMinutes }: Drawn): Layer {
  const offers = all.slice(0, known)
  return { offers, stayMinutes, beyond: offers.length < all.length ? (offers.at(-1)?.price ?? 0) : Infinity }
}

function everyPrice(drawn: readonly Drawn[]): number[] {
  let ways: { price: ReturnType<typeof rial>; arrives: number }[] = [{ price: rial(0), arrives: -Infinity }]
  for (const { all, stayMinutes } of drawn)
    ways = ways.flatMap(({ price, arrives }) =>
      all
        .filter(({ departs }) => departs >= arrives + stayMinutes)
        .map((one) => ({ price: plus(price, one.price), arrives: one.departs + one.minutes })),
    )
  return ways.map(({ price }) => price).toSorted((a, b) => a - b)
}

test('the cheapest combinations are those of trying every one, as far as the lists reach', () => {
  fc.assert(
    fc.property(
      fc.array(layer, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 30 }),
      (drawn, count) => {
        const { combinations, tooShort } = combine(drawn.map(layerOf), count)
        const every = everyPrice(drawn)
        assert.deepEqual(
          combinations.map(({ price }) => price),
          every.slice(0, combinations.length),
        )
        if (tooShort === undefined) assert.equal(combinations.length, Math.min(count, every.length))
        else assert.ok(drawn.slice(tooShort, tooShort + 1).every((one) => layerOf(one).beyond < Infinity))
        for (const { offers, price } of combinations) {
          assert.equal(
            offers.reduce((sum, one) => sum + one.price, 0),
            price,
          )
          for (const [place, one] of offers.entries()) {
            const before = offers[place - 1]
            if (before !== undefined)
              assert.ok(one.departs >= before.departs + before.minutes + (drawn[place]?.stayMinutes ?? 0))
          }
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('six directions on one day, of which few fit together or none, are no harder', () => {
  const offers = Array.from({ length: 200 }, (_, place) => ({
    price: rial(1_000_000 + place),
    departs: (place * 37) % 1440,
    minutes: 150,
    flights: [place],
  }))
  const found = (stayMinutes: number) =>
    combine(
      Array.from({ length: 6 }, () => ({ offers, beyond: Infinity, stayMinutes })),
      300,
    ).combinations.length
  const begun = process.cpuUsage()
  assert.deepEqual([found(90), found(240)], [300, 0])
  // CPU time, independent of the machine's load
  assert.ok(process.cpuUsage(begun).user < 500_000)
})
