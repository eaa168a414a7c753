import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { planOf } from '#insurance/plans.ts'
import { leastLimitOf } from '#insurance/zones.ts'
import {
  long,
  offered,
  type PolicySupplierOnTrial,
  partyFor,
  short,
  value,
} from '#testing/insurance/suppliers/trial.ts'

type At = () => PolicySupplierOnTrial

export function offering(at: At, hasSimulator: boolean): void {
  pricing(at, hasSimulator)
  refusing(at)
  if (hasSimulator) failing(at)
}

function pricing(at: At, hasSimulator: boolean): void {
  void test('each of the party is priced alone, with duty and our part within what he pays', async () => {
    const { plans } = value(await at().supplier.offer(partyFor([34, 6, 70]), long()))
    assert.ok(plans.length > 0)
    for (const { plan, people } of plans) {
      assert.deepEqual(
        people.map(({ age }) => age),
        [34, 6, 70],
      )
      assert.ok(plan.limitEuro >= planOf(plan.id).limitEuro && plan.covers.medical === plan.limitEuro)
      for (const { total, duty, commission, foreign } of people) {
        assert.ok(Number.isSafeInteger(total) && total > 0 && total % 10 === 0)
        assert.ok(duty >= 0 && commission >= 0 && duty + commission < total)
        const worth = (foreign.minor * foreign.rateRial) / 100
        assert.ok(total >= worth && total - worth < 10)
      }
    }
  })

  void test('more days and a higher limit never cost less', async () => {
    const totals = async (days: number, age: number) =>
      value(await at().supplier.offer(partyFor([age], days), long())).plans.map(
        ({ people }) => people[0]?.total ?? 0,
      )
    const lengths = fc.record({
      days: fc.integer({ min: 1, max: 91 }),
      more: fc.integer({ min: 1, max: 60 }),
      age: fc.integer({ min: 0, max: 80 }),
    })
    await fc.assert(
      fc.asyncProperty(lengths, async ({ days, more, age }) => {
        const [shorter, longer] = [await totals(days, age), await totals(days + more, age)]
        assert.deepEqual(
          shorter,
          shorter.toSorted((a, b) => a - b),
        )
        assert.ok(shorter.every((total, plan) => total <= (longer[plan] ?? 0)))
      }),
      { numRuns: hasSimulator ? 20 : 3 },
    )
  })

  void test('where a visa asks for a limit nothing smaller is offered', async () => {
    const { plans } = value(await at().supplier.offer(partyFor([34], 7, 'IT'), long()))
    assert.ok(plans.length > 0 && plans.every(({ plan }) => plan.limitEuro >= leastLimitOf('schengen')))
  })
}

function refusing(at: At): void {
  void test('with somebody whom it does not insure nothing is offered, and an offer is for one order', async () => {
    const none = value(await at().supplier.offer(partyFor([34, 119]), long()))
    assert.deepEqual(none.plans, [])
    assert.notEqual((await offered(at())).ref, (await offered(at())).ref)
  })

  void test('whoever declines is told of', async () => {
    const { ref } = await offered(at())
    assert.equal(value(await at().supplier.optOut(ref, long())), 'noted')
    const { simulator } = at()
    if (simulator !== undefined) assert.ok(simulator.optedOut(ref))
  })

  void test('a wrong signature is refused and repeats nothing secret', async () => {
    const outcome = await at().stranger.offer(partyFor([34]), long())
    assert.equal(outcome.kind === 'rejected' && outcome.code, 'auth')
    for (const secret of at().secrets) assert.ok(!JSON.stringify(outcome).includes(secret))
  })
}

function failing(at: At): void {
  void test('one that only reads is never unknown', async () => {
    for (const fault of ['offer-hangs', 'offer-garbage', 'offer-down'] as const) {
      at().simulator?.order(fault)
      const outcome = await at().supplier.offer(partyFor([34]), fault === 'offer-hangs' ? short() : long())
      assert.equal(outcome.kind, 'notSent', fault)
    }
  })
}
