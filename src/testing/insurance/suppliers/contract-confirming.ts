import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  confirmationOf,
  long,
  offered,
  type PolicySupplierOnTrial,
  short,
  value,
} from '#testing/insurance/suppliers/trial.ts'

type At = () => PolicySupplierOnTrial

export function confirming(at: At): void {
  void test('a policy has a name, is found again by it, and has a part for each', async () => {
    const chosen = await offered(at())
    const booked = value(await at().supplier.confirm(confirmationOf(chosen), long()))
    assert.match(booked.ref, /^\S{4,}$/)
    assert.deepEqual(
      booked.policies.map(({ quote, isCancelled }) => [quote, isCancelled]),
      chosen.plan.people.map(({ quote }) => [quote, false]),
    )
    assert.deepEqual(value(await at().supplier.lookUp(chosen.ref, long())), booked)
  })

  void test('the same key never makes a second policy, and another key finds the offer taken', async () => {
    const confirmation = confirmationOf(await offered(at()))
    const first = value(await at().supplier.confirm(confirmation, long()))
    assert.deepEqual(value(await at().supplier.confirm(confirmation, long())), first)
    const other = await at().supplier.confirm({ ...confirmation, key: crypto.randomUUID() }, long())
    assert.equal(other.kind, 'rejected')
  })

  void test('what was never confirmed is not found', async () => {
    const { ref } = await offered(at())
    assert.equal(value(await at().supplier.lookUp(ref, long())), null)
    assert.equal(value(await at().supplier.lookUp('AAAAA-AAAAA-INS', long())), null)
  })

  void test('a name that it does not take is refused, and nothing is made', async () => {
    const confirmation = confirmationOf(await offered(at()))
    for (const lastName of ['محمدی', ''])
      assert.equal(
        (
          await at().supplier.confirm(
            { ...confirmation, people: confirmation.people.map((one) => ({ ...one, lastName })) },
            long(),
          )
        ).kind,
        'rejected',
      )
    assert.equal(value(await at().supplier.lookUp(confirmation.offerRef, long())), null)
  })
}

export function losing(at: At): void {
  void test('a lost answer is asked for again, and there is one policy', async () => {
    for (const [fault, kind] of [
      ['confirm-lost', 'unknown'],
      ['confirm-booked500', 'unknown'],
      ['confirm-locked', 'processing'],
    ] as const) {
      const confirmation = confirmationOf(await offered(at()))
      const before = at().simulator?.books().length ?? 0
      at().simulator?.order(fault)
      assert.equal((await at().supplier.confirm(confirmation, long())).kind, kind, fault)
      const found = value(await at().supplier.lookUp(confirmation.offerRef, long()))
      assert.deepEqual(value(await at().supplier.confirm(confirmation, long())), found, fault)
      assert.equal(at().simulator?.books().length, before + 1, fault)
    }
  })

  void test('what may have arrived is unknown, what surely has not is not', async () => {
    const confirmation = confirmationOf(await offered(at()))
    for (const [fault, kind] of [
      ['confirm-busy', 'notSent'],
      ['confirm-garbage', 'unknown'],
      ['confirm-refused', 'rejected'],
      ['confirm-hangs', 'unknown'],
    ] as const) {
      at().simulator?.order(fault)
      const patience = fault === 'confirm-hangs' ? short() : long()
      assert.equal((await at().supplier.confirm(confirmation, patience)).kind, kind, fault)
    }
    assert.deepEqual(at().simulator?.books(), [])
    await at().close()
    assert.equal((await at().supplier.confirm(confirmation, long())).kind, 'notSent')
  })
}
