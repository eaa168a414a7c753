import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { SupplierOffer } from '#flights/supplier/offer.ts'
import { totalFor } from '#flights/supplier/total.ts'
import {
  type DuffelStage,
  direction,
  offersOf,
  openDuffelStage,
  patience,
} from '#testing/flights/suppliers/duffel/duffel.ts'
import { aBooking } from '#testing/flights/suppliers/trial.ts'

let at: DuffelStage
before(async () => {
  at = await openDuffelStage()
})
after(() => at.simulator.close())

const one = { adults: 1, children: 0, infants: 0 }

test('the documented test routes do what they are documented for', async () => {
  const sold = async (route: string) => offersOf(at.duffel, [direction(route)], { party: one })
  assert.deepEqual(await sold('PVD-RAI'), [])
  assert.deepEqual(await sold('STN-LHR'), [])
  const through = await sold('LHR-DXB')
  assert.ok(through.length > 0 && through.every(({ directions }) => (directions[0]?.length ?? 0) > 1))
  const [stopping] = await sold('DXB-AMS')
  assert.deepEqual(
    stopping?.directions.map((flights) => flights.map(({ stops }) => stops)),
    [[['IST']]],
  )
  const [bagless] = await sold('BTS-MRU')
  assert.deepEqual(bagless?.directions[0]?.[0]?.baggage, { cabinKg: 0, checked: { unit: 'Pc', value: 0 } })
  const [held] = await sold('JFK-EWR')
  assert.ok(held)
  assert.equal((await at.duffel.hold(aBooking(held, one), patience())).kind, 'done')
  const [gone] = await sold('LGW-LHR')
  assert.equal((await reprice(gone)).kind, 'rejected')
})

test('a bag is sold beside the seats, but where it is documented that nothing is', async () => {
  const bagsOn = async (route: string) => {
    const [offer] = await offersOf(at.duffel, [direction(route)], { party: one })
    return at.duffel.bags?.({ offerRef: offer?.ref ?? '', party: one }, patience())
  }
  assert.deepEqual(await bagsOn('BTS-ABV'), { kind: 'done', value: [] })
  const sold = await bagsOn('BTS-MRU')
  assert.deepEqual(sold?.kind === 'done' && sold.value.map(({ id }) => id), ['1pc23'])
})

test('an offer that is dearer at every reading says so, by ten dollars each', async () => {
  const [offer] = await offersOf(at.duffel, [direction('LHR-STN')], { party: one })
  assert.ok(offer)
  const totals = [totalFor(offer.prices, one)]
  for (let times = 0; times < 2; times += 1) {
    const again = await reprice(offer)
    assert.equal(again.kind, 'done')
    if (again.kind === 'done') totals.push(again.value.total)
  }
  const [first = 0] = totals
  assert.deepEqual(totals, [first, first + 12_500_000, first + 25_000_000])
})

function reprice(offer: SupplierOffer | undefined) {
  return at.duffel.reprice({ offerRef: offer?.ref ?? '', party: one, ref: null }, patience())
}
