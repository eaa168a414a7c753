import assert from 'node:assert/strict'
import { afterEach, beforeEach, suite, test } from 'node:test'
import { refundableUntil } from '#experiences/refund-rule.ts'
import { openBreakableOcto } from '#testing/experiences/octo-trial.ts'
import {
  type BreakableSupplier,
  type Choice,
  choose,
  confirmationOf,
  held,
  long,
  reservationOf,
  short,
  value,
  weeksOf,
} from '#testing/experiences/trial.ts'

suite('a supplier of experiences on its bad days', () => {
  let trial: BreakableSupplier
  beforeEach(async () => {
    trial = await openBreakableOcto()
  })
  afterEach(() => trial.close())

  const named = (ref: string) => choose(trial, ({ experience }) => experience.ref === ref)

  async function bought(choice: Choice): Promise<string> {
    const { key } = await held(trial, choice)
    value(await trial.supplier.confirm(confirmationOf(key), long()))
    return key
  }

  test('what only reads is never unknown, and ends with the caller’s patience', async () => {
    for (const call of ['products', 'availability', 'calendar'] as const)
      for (const sort of ['hang', 'garbage', 'down', 'error', 'limited', 'lost'] as const) {
        trial.order(`${call}-${sort}`)
        const patience = sort === 'hang' ? short() : long()
        const weeks = weeksOf('bosphorus-boat', 'DEFAULT')
        const { supplier } = trial
        const asked = {
          products: () => supplier.experiences(patience),
          availability: () => supplier.slots(weeks, patience),
          calendar: () => supplier.calendar(weeks, patience),
        }
        assert.equal((await asked[call]()).kind, 'notSent', `${call}-${sort}`)
      }
  })

  test('places whose answer is lost are held once, and found by their key', async () => {
    const choice = await named('bosphorus-boat')
    for (const sort of ['lost', 'error-after'] as const) {
      const before = trial.booked()
      trial.order(`reserve-${sort}`)
      const reservation = reservationOf(choice)
      const found = value(await trial.supplier.reserve(reservation, long()))
      assert.deepEqual([found.key, found.state, trial.booked()], [reservation.key, 'held', before + 1])
    }
  })

  test('a server that calls a known key its own error holds once all the same', async () => {
    const reservation = reservationOf(await named('bosphorus-boat'))
    const first = value(await trial.supplier.reserve(reservation, long()))
    trial.order('reserve-repeated')
    assert.equal(value(await trial.supplier.reserve(reservation, long())).reference, first.reference)
    assert.equal(trial.booked(), 1)
  })

  test('what may have arrived is unknown; what surely has not is not', async () => {
    const choice = await named('bosphorus-boat')
    trial.order('reserve-hang')
    assert.equal((await trial.supplier.reserve(reservationOf(choice), short())).kind, 'unknown')
    for (const [sort, kind] of [
      ['limited', 'notSent'],
      ['garbage', 'unknown'],
      ['down', 'unknown'],
      ['refused', 'rejected'],
    ] as const) {
      trial.order(`reserve-${sort}`)
      assert.equal((await trial.supplier.reserve(reservationOf(choice), long())).kind, kind, sort)
    }
    const { key } = await held(trial, choice)
    await trial.close()
    assert.equal((await trial.supplier.confirm(confirmationOf(key), long())).kind, 'notSent')
  })

  test('a purchase whose answer is lost is found, bought once', async () => {
    const { key } = await held(trial, await named('bosphorus-boat'))
    trial.order('confirm-lost')
    const found = value(await trial.supplier.confirm(confirmationOf(key), long()))
    assert.deepEqual([found.state, found.papers.map(({ format }) => format)], ['confirmed', ['qr', 'pdf']])
    trial.order('confirm-error')
    assert.equal(value(await trial.supplier.confirm(confirmationOf(key), long())).state, 'confirmed')
  })

  test('a purchase that was never made stays unknown while its places are held', async () => {
    const { key } = await held(trial, await named('bosphorus-boat'))
    trial.order('confirm-down')
    assert.equal((await trial.supplier.confirm(confirmationOf(key), long())).kind, 'unknown')
    assert.equal(value(await trial.supplier.confirm(confirmationOf(key), long())).state, 'confirmed')
  })

  test('a hold that has ended is expired, and neither bought nor held longer', async () => {
    const { key } = await held(trial, await named('bosphorus-boat'))
    trial.advance({ minutes: 21 })
    for (const told of [
      await trial.supplier.confirm(confirmationOf(key), long()),
      await trial.supplier.extend(key, 20, long()),
    ])
      assert.equal(told.kind === 'rejected' && told.code, 'expired')
    assert.equal(value(await trial.supplier.lookUp(key, long()))?.state, 'expired')
  })

  test('what is looked at first becomes confirmed with its papers, or rejected', async () => {
    for (const [ref, state, papers] of [
      ['desert-car', 'confirmed', 2],
      ['roof-dinner', 'rejected', 0],
    ] as const) {
      const key = await bought(await named(ref))
      assert.equal(value(await trial.supplier.lookUp(key, long()))?.state, 'pending')
      trial.advance({ minutes: 11 })
      const decided = value(await trial.supplier.lookUp(key, long()))
      assert.deepEqual([decided?.state, decided?.papers.length], [state, papers])
    }
  })

  test('before the cut-off the whole comes back, to the second; from then on nothing', async () => {
    for (const [seconds, refund] of [
      [-1, 'full'],
      [0, 'none'],
    ] as const) {
      const { slot, option, ...choice } = await named('bosphorus-boat')
      assert.ok(slot)
      const key = await bought({ ...choice, slot, option })
      const until = refundableUntil(option, slot)
      trial.advance({ seconds: Math.ceil(trial.now().until(until).total('seconds')) + seconds })
      assert.equal(value(await trial.supplier.cancel(key, 'ill', long())).refund, refund)
    }
  })

  test('of an experience without slots a voucher is bought for any day', async () => {
    const choice = await named('creek-bus')
    const key = await bought({ ...choice, slot: null })
    const found = value(await trial.supplier.lookUp(key, long()))
    assert.deepEqual([found?.state, found?.papers.map(({ format }) => format)], ['confirmed', ['pdf']])
  })

  test('a ticket each where units have tickets, one price where a booking has one', async () => {
    const museum = await named('tile-museum')
    const key = await bought({ ...museum, party: [{ unitRef: 'adult', count: 2 }] })
    const tickets = value(await trial.supplier.lookUp(key, long()))
    assert.deepEqual(
      tickets?.papers.map(({ of }) => of),
      [0, 1],
    )
    assert.equal(tickets?.price?.retail, 1800)
    const car = await named('desert-car')
    const four = await held(trial, { ...car, party: [{ unitRef: 'adult', count: 4 }] })
    assert.deepEqual([four.price?.retail, four.price?.currency, four.price?.decimals], [78_000, 'AED', 2])
  })

  test('the last places are held by one, and nobody is sold a place too many', async () => {
    const cellar = await named('cellar-walk')
    const wishes = Array.from({ length: 9 }, () => trial.supplier.reserve(reservationOf(cellar), long()))
    const told = await Promise.all(wishes)
    assert.equal(told.filter(({ kind }) => kind === 'done').length, 4)
    assert.equal(told.filter((one) => one.kind === 'rejected' && one.code === 'notAllowed').length, 5)
    const weeks = weeksOf('cellar-walk', 'DEFAULT')
    const slots = value(await trial.supplier.slots(weeks, long()))
    const full = slots.find(({ ref }) => ref === cellar.slot?.ref)
    assert.deepEqual([full?.isAvailable, full?.vacancies], [false, 0])
  })

  test('nothing secret is repeated in what goes wrong', async () => {
    const reservation = reservationOf(await named('bosphorus-boat'))
    for (const sort of ['down', 'refused', 'garbage'] as const) {
      trial.order(`reserve-${sort}`)
      const said = JSON.stringify(await trial.supplier.reserve(reservation, long()))
      for (const secret of [trial.secret, reservation.key]) assert.ok(!said.includes(secret))
    }
  })
})
