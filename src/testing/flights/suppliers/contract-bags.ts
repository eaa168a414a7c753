import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plus } from '#money/rial.ts'
import { groupsOf } from '#passengers/party.ts'
import { type At, long, ordinary, value } from '#testing/flights/suppliers/questions.ts'
import { aBooking } from '#testing/flights/suppliers/trial.ts'

/** Skipped for suppliers without baggage. */
export function bags(at: At): void {
  void test('bags are told for everybody with a seat, or the supplier has no word for them', async () => {
    const { supplier, query } = at()
    const offer = await ordinary(at())
    if (supplier.bags === undefined) return
    const told = value(await supplier.bags({ offerRef: offer.ref, party: query.party }, long()))
    assert.equal(told.length, offer.directions.length)
    for (const { price, kg, services } of told) {
      assert.ok(price > 0 && kg > 0)
      assert.deepEqual(
        services.map((service) => service !== null),
        groupsOf(query.party).map((group) => group !== 'infant'),
      )
    }
    assert.equal((await at().books()).length, 0, 'asking books nothing')
  })

  void test('an order with a bag costs exactly its price more, and is paid at once', async () => {
    const { supplier, query } = at()
    const offer = await ordinary(at())
    if (supplier.bags === undefined) return
    const [bag] = value(await supplier.bags({ offerRef: offer.ref, party: query.party }, long()))
    const [service] = bag?.services ?? []
    assert.ok(bag && service)
    const booking = { ...aBooking(offer, query.party), services: [service] }
    const held = await supplier.hold(booking, long())
    assert.equal(held.kind === 'rejected' && held.code, 'notAllowed')
    assert.deepEqual(await at().books(), [])
    const issued = value(await supplier.issue({ ref: null, booking, agreed: booking.total }, long()))
    assert.equal(issued.state, 'issued')
    const dearer = issued.total - plus(booking.total, bag.price)
    assert.ok(Math.abs(dearer) < 100, `${dearer} rial beside the price and the bag`)
    assert.equal((await at().books())[0]?.tickets, booking.travellers.length)
  })

  void test('a bag that is of another offer is refused, and nothing is bought', async () => {
    const { supplier, query } = at()
    const offer = await ordinary(at())
    if (supplier.bags === undefined) return
    const booking = { ...aBooking(offer, query.party), services: [{ id: 'ase_of_nobody', minor: 2000 }] }
    const answer = await supplier.issue({ ref: null, booking, agreed: booking.total }, long())
    assert.equal(answer.kind, 'rejected')
    assert.deepEqual(await at().books(), [])
  })
}
