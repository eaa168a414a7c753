import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OctoFault } from '#simulators/octo/weather.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { type ExperienceOffice, experienceStart, openExperienceOffice } from '#testing/experiences/office.ts'

suite('experiences whose supplier answers badly, late or never', () => {
  let t: ExperienceOffice
  let sara: SignedIn
  before(async () => {
    t = await openExperienceOffice()
    sara = await t.user()
  })
  afterEach(async () => {
    t.simulator.faults.clear()
    t.house.clock.set(experienceStart)
    assert.deepEqual(await t.faults(), [])
  })
  after(() => t[Symbol.asyncDispose]())

  const issue = (orderId: string) => t.agency.orders.work.issue(orderId)
  const balance = () => t.agency.wallet.balanceOf(sara.userId)

  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 200 && !(await isSo()); tries += 1) await sleep(50)
    assert.ok(await isSo())
  }

  test('what somebody there looks at first is pending, then confirmed, or refused with the money back', async () => {
    const car = await t.submitted(sara, {
      experienceId: 'octo-desert-car',
      party: [{ unitRef: 'adult', count: 4 }],
    })
    await t.pay(car.orderId)
    await issue(car.orderId)
    const waiting = await t.experiences.ordered(car.orderId, sara.userId)
    assert.deepEqual([waiting.status, waiting.isPending], ['issuing', true])
    t.house.clock.advance({ minutes: 11 })
    await issue(car.orderId)
    assert.equal(await t.statusOf(car.orderId), 'issued')
    const before = await balance()
    const dinner = await t.submitted(sara, { experienceId: 'octo-roof-dinner' })
    await t.pay(dinner.orderId)
    await issue(dinner.orderId)
    t.house.clock.advance({ minutes: 11 })
    await issue(dinner.orderId)
    assert.deepEqual(
      [await t.statusOf(dinner.orderId), await balance()],
      ['failed', before + dinner.totalPrice],
    )
  })

  test('a request nobody looks at is given up in time, cancelled there, and the money is back', async () => {
    const { orderId, totalPrice } = await t.submitted(sara, {
      experienceId: 'octo-desert-car',
      nth: 0,
      day: '2026-12-05',
    })
    const before = await balance()
    await t.pay(orderId)
    await issue(orderId)
    const booking = t.standing(orderId)
    assert.ok(booking)
    t.simulator.books.write({ ...booking, decidedAt: null })
    t.house.clock.advance({ minutes: 16 })
    await issue(orderId)
    assert.deepEqual([await t.statusOf(orderId), await balance()], ['failed', before + totalPrice])
    await until(() => t.standing(orderId)?.status === 'CANCELLED')
  })

  test('whatever happens to the answer there is one booking, and the order has it', async () => {
    const faults: readonly OctoFault[] = [
      'reserve-lost',
      'reserve-error-after',
      'extend-error',
      'confirm-lost',
      'confirm-error-after',
      'confirm-error',
      'confirm-down',
      'confirm-garbage',
      'confirm-limited',
    ]
    for (const [nth, fault] of faults.entries()) {
      t.simulator.faults.order(fault, 1)
      const { orderId } = await t.submitted(sara, {
        day: `2026-12-${10 + nth}`,
        party: [{ unitRef: 'adult', count: 1 }],
      })
      await t.pay(orderId)
      for (let tries = 0; tries < 5 && (await t.statusOf(orderId)) !== 'issued'; tries += 1) {
        await issue(orderId)
        t.house.clock.advance({ seconds: 30 })
      }
      assert.deepEqual(
        [fault, await t.statusOf(orderId), t.standing(orderId)?.status],
        [fault, 'issued', 'CONFIRMED'],
      )
      t.simulator.faults.clear()
      t.house.clock.set(experienceStart)
    }
  })

  test('what is refused at its purchase is let go there, and the money is back', async () => {
    const { orderId, totalPrice } = await t.submitted(sara)
    const before = await balance()
    t.simulator.faults.order('confirm-refused', 9)
    await t.pay(orderId)
    await issue(orderId)
    assert.deepEqual([await t.statusOf(orderId), await balance()], ['failed', before + totalPrice])
    await until(() => t.standing(orderId)?.status === 'EXPIRED')
  })
})
