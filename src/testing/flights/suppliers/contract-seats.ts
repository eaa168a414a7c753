import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seatsIn } from '#flights/supplier/seats.ts'
import { plus } from '#money/rial.ts'
import { groupsOf } from '#passengers/party.ts'
import { type At, found, long, value } from '#testing/flights/suppliers/questions.ts'
import { aBooking } from '#testing/flights/suppliers/trial.ts'

/** Skipped for suppliers without a map of any flight. */
export function seats(at: At): void {
  /** an offer with a map, and a seat that is free for its first traveller and costs something */
  async function mapped() {
    const { supplier, query } = at()
    for (const offer of (await found(at())).offers) {
      const told = await supplier.seats?.({ offerRef: offer.ref, party: query.party }, long())
      const maps = told?.kind === 'done' ? told.value : []
      const seat = maps
        .flatMap(({ cabins }) => seatsIn(cabins))
        .find(({ services: [first] }) => first != null && first.price > 0)
      if (seat !== undefined) return { offer, maps, seat }
    }
    return undefined
  }

  void test('seats are told by flight, nobody’s twice, and to nobody without a seat', async () => {
    if (at().supplier.seats === undefined) return
    const there = await mapped()
    assert.ok(there, 'a supplier that tells maps has one on trial')
    const { offer, maps } = there
    const flights = offer.directions.flat()
    assert.equal(new Set(maps.map(({ part }) => part)).size, maps.length)
    for (const { part, cabins } of maps) {
      assert.ok(flights[part] !== undefined)
      const all = seatsIn(cabins)
      assert.equal(new Set(all.map(({ designator }) => designator)).size, all.length)
      assert.ok(
        all.some(({ services }) => services.every((service) => service === null)),
        'some are taken',
      )
      const groups = groupsOf(at().query.party)
      for (const { services } of all) {
        assert.equal(services.length, groups.length)
        assert.ok(services.every((service, one) => service === null || groups[one] !== 'infant'))
      }
    }
    assert.equal((await at().books()).length, 0, 'asking books nothing')
  })

  void test('an order with a seat costs exactly its price more, is paid at once, and has the seat', async () => {
    const { supplier, query } = at()
    if (supplier.seats === undefined) return
    const there = await mapped()
    const [service] = there?.seat.services ?? []
    assert.ok(there && service)
    const booking = { ...aBooking(there.offer, query.party), services: [service] }
    const held = await supplier.hold(booking, long())
    assert.equal(held.kind === 'rejected' && held.code, 'notAllowed')
    const issued = value(await supplier.issue({ ref: null, booking, agreed: booking.total }, long()))
    assert.equal(issued.state, 'issued')
    const dearer = issued.total - plus(booking.total, service.price)
    assert.ok(Math.abs(dearer) < 100, `${dearer} rial beside the price and the seat`)
    assert.deepEqual(await supplier.servicesThere?.(issued.ref, long()), {
      kind: 'done',
      value: [service.id],
    })
  })
}
