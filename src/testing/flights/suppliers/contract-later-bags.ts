import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LaterBag, OrderThere } from '#flights/supplier/later-bags.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import { type At, held, long, value } from '#testing/flights/suppliers/questions.ts'

type Seller = FlightSupplier & Required<Pick<FlightSupplier, 'laterBags' | 'servicesThere' | 'addBags'>>

/** Skipped for suppliers that sell nothing after the ticket. */
export function laterBags(at: At): void {
  void test('bags after the ticket are told for everybody with a seat, once there is a ticket', async () => {
    const { supplier } = at()
    if (!sellsLater(supplier)) return
    const { booking, order } = await held(at())
    const early = await supplier.laterBags({ ref: order.ref, booking }, long())
    assert.equal(early.kind, 'rejected', 'nothing is sold on a hold')
    const there = await issued(at())
    const told = value(await supplier.laterBags(there, long()))
    const seated = there.booking.travellers.flatMap(({ group }, place) => (group === 'infant' ? [] : [place]))
    assert.deepEqual(told.map(({ passenger }) => passenger).toSorted(), seated)
    for (const { price, kg, direction, service } of told)
      assert.ok(price > 0 && kg > 0 && service.minor > 0 && direction === 0)
    assert.deepEqual(value(await supplier.servicesThere(there.ref, long())), [], 'asking books nothing')
  })

  void test('a bag is bought once at its price, and is not sold to the same traveller again', async () => {
    const { supplier } = at()
    if (!sellsLater(supplier)) return
    const there = await issued(at())
    const [bag] = value(await supplier.laterBags(there, long()))
    assert.ok(bag)
    assert.equal(value(await supplier.addBags(wanted(there, bag), long())).length, 1)
    const again = await supplier.addBags(wanted(there, bag), long())
    assert.equal(again.kind === 'rejected' && again.code, 'gone')
    assert.equal(value(await supplier.servicesThere(there.ref, long())).length, 1)
    const left = value(await supplier.laterBags(there, long()))
    assert.ok(left.every(({ passenger }) => passenger !== bag.passenger))
  })

  void test('a bag at another price is refused, and nothing is bought', async () => {
    const { supplier } = at()
    if (!sellsLater(supplier)) return
    const there = await issued(at())
    const [bag] = value(await supplier.laterBags(there, long()))
    assert.ok(bag)
    const service = { ...bag.service, minor: bag.service.minor - 100 }
    const answer = await supplier.addBags(wanted(there, { ...bag, service }), long())
    assert.equal(answer.kind === 'rejected' && answer.code, 'priceChanged')
    assert.deepEqual(value(await supplier.servicesThere(there.ref, long())), [])
  })

  void test('a bag whose answer is lost is unknown, and is found among what stands there', async () => {
    const { supplier } = at()
    if (!sellsLater(supplier)) return
    const there = await issued(at())
    const [bag] = value(await supplier.laterBags(there, long()))
    assert.ok(bag)
    at().loseBag?.()
    assert.equal((await supplier.addBags(wanted(there, bag), long())).kind, 'unknown')
    assert.equal(value(await supplier.servicesThere(there.ref, long())).length, 1)
  })

  void test('what was cancelled there is sold nothing more', async () => {
    const { supplier } = at()
    if (!sellsLater(supplier)) return
    const there = await issued(at())
    const passengers = there.booking.travellers.map((_, place) => place)
    value(await supplier.refund({ ...there, passengers }, long()))
    assert.equal((await supplier.laterBags(there, long())).kind, 'rejected')
  })
}

function sellsLater(supplier: FlightSupplier): supplier is Seller {
  return supplier.laterBags !== undefined
}

async function issued(at: ReturnType<At>): Promise<OrderThere> {
  const { booking, order } = await held(at)
  const { ref } = value(await at.supplier.issue({ ref: order.ref, booking, agreed: booking.total }, long()))
  return { ref, booking }
}

function wanted(there: OrderThere, { service, rate }: LaterBag) {
  return { ...there, services: [service], currency: rate.currency }
}
