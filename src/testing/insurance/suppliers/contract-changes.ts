import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  confirmationOf,
  long,
  offered,
  type PolicySupplierOnTrial,
  partyFor,
  value,
} from '#testing/insurance/suppliers/trial.ts'

type At = () => PolicySupplierOnTrial

async function booked(at: At) {
  const chosen = await offered(at())
  const { ref } = value(await at().supplier.confirm(confirmationOf(chosen), long()))
  return { ref, plan: chosen.plan, quotes: chosen.plan.people.map(({ quote }) => quote) }
}

export function changingAndCancelling(at: At, hasSimulator: boolean): void {
  changing(at)
  cancelling(at)
  if (hasSimulator) losing(at)
}

function changing(at: At): void {
  void test('the price of other days is told first, changes nothing, and is the price of an offer for them', async () => {
    const { ref, quotes, plan } = await booked(at)
    const { startsOn, endsOn } = partyFor([34, 6], 12).trip
    const change = { ref, quotes, startsOn, endsOn }
    const { updateId, differenceMinor } = value(await at().supplier.quoteChange(change, long()))
    const longer = value(await at().supplier.offer(partyFor([34, 6], 12), long())).plans.find(
      (one) => one.plan.id === plan.plan.id,
    )
    const costOf = ({ people }: typeof plan) => people.reduce((sum, { foreign }) => sum + foreign.minor, 0)
    assert.equal(differenceMinor, longer && costOf(longer) - costOf(plan))
    const before = value(await at().supplier.lookUp(ref, long()))
    assert.ok(before?.policies.every((one) => `${one.startsOn}` === `${startsOn}`))
    const after = value(await at().supplier.confirmChange(ref, updateId, long()))
    assert.deepEqual([after.ref, after.policies.length], [ref, 2])
  })

  void test('moved days stand, and the same length costs the same', async () => {
    const { ref, quotes } = await booked(at)
    const { startsOn, endsOn } = partyFor([34, 6]).trip
    const week = { startsOn: startsOn.add({ days: 7 }), endsOn: endsOn.add({ days: 7 }) }
    const { updateId, differenceMinor } = value(
      await at().supplier.quoteChange({ ref, quotes, ...week }, long()),
    )
    assert.equal(differenceMinor, 0)
    await at().supplier.confirmChange(ref, updateId, long())
    const after = value(await at().supplier.lookUp(ref, long()))
    assert.ok(after?.policies.every((one) => `${one.startsOn}` === `${week.startsOn}`))
  })
}

function cancelling(at: At): void {
  void test('what comes back is told first, cancels nothing, is never more than was paid, and each goes alone', async () => {
    const { ref, quotes, plan } = await booked(at)
    const preview = value(await at().supplier.quoteCancel(ref, quotes.slice(1), long()))
    const paid = plan.people[1]?.foreign.minor ?? 0
    assert.ok(preview.refundMinor >= 0 && preview.refundMinor <= paid)
    assert.ok(
      value(await at().supplier.lookUp(ref, long()))?.policies.every(({ isCancelled }) => !isCancelled),
    )
    value(await at().supplier.confirmCancel(ref, preview.cancellationId, long()))
    const after = value(await at().supplier.lookUp(ref, long()))
    assert.deepEqual(
      after?.policies.map(({ isCancelled }) => isCancelled),
      [false, true],
    )
    assert.equal((await at().supplier.quoteCancel(ref, quotes.slice(1), long())).kind, 'rejected')
  })
}

function losing(at: At): void {
  void test('a change and a cancellation whose answer is lost are unknown, and found', async () => {
    const { ref, quotes } = await booked(at)
    const { startsOn, endsOn } = partyFor([34, 6]).trip
    const moved = { startsOn: startsOn.add({ days: 1 }), endsOn: endsOn.add({ days: 1 }) }
    const { updateId } = value(await at().supplier.quoteChange({ ref, quotes, ...moved }, long()))
    at().simulator?.order('change-lost')
    assert.equal((await at().supplier.confirmChange(ref, updateId, long())).kind, 'unknown')
    const changed = value(await at().supplier.lookUp(ref, long()))
    assert.ok(changed?.policies.every((one) => `${one.startsOn}` === `${moved.startsOn}`))
    const { cancellationId } = value(await at().supplier.quoteCancel(ref, quotes, long()))
    at().simulator?.order('cancel-lost')
    assert.equal((await at().supplier.confirmCancel(ref, cancellationId, long())).kind, 'unknown')
    assert.ok(
      value(await at().supplier.lookUp(ref, long()))?.policies.every(({ isCancelled }) => isCancelled),
    )
    assert.deepEqual(at().simulator?.books(), [{ ref, isCancelled: true }])
  })
}
