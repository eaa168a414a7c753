import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { faultsOfParty } from '#experiences/party.ts'
import { totalOf } from '#experiences/supplier/price.ts'
import {
  choicesOf,
  choose,
  confirmationOf,
  type ExperienceSupplierOnTrial,
  held,
  long,
  reservationOf,
  value,
  weeksOf,
} from '#testing/experiences/trial.ts'

/** What every adapter must keep with every server, ours or not: nothing is broken on purpose. */
export function experienceSupplierContract(
  name: string,
  open: () => Promise<ExperienceSupplierOnTrial>,
): void {
  void suite(`${name} keeps the contract of who sells experiences`, () => {
    let trial: ExperienceSupplierOnTrial
    before(async () => {
      trial = await open()
    })
    after(() => trial.close())
    looking(() => trial)
    holding(() => trial)
    buying(() => trial)
  })
}

type At = () => ExperienceSupplierOnTrial

function looking(at: At): void {
  void test('experiences are told whole: a name, a zone, and for whom each price is', async () => {
    const all = value(await at().supplier.experiences(long()))
    assert.ok(all.length > 0)
    assert.equal(new Set(all.map(({ ref }) => ref)).size, all.length)
    for (const { title, timeZone, options } of all) {
      assert.ok(title.length > 0)
      assert.equal(Temporal.Now.zonedDateTimeISO(timeZone).timeZoneId, timeZone)
      for (const { units, cutOffMinutes, leastUnits, mostUnits } of options) {
        assert.ok(units.length > 0 && cutOffMinutes >= 0 && leastUnits <= (mostUnits ?? leastUnits))
        for (const { ages, people } of units) assert.ok(ages.from >= 0 && ages.from <= ages.to && people >= 0)
      }
    }
  })

  void test('a day of the calendar is open when one of its slots is, and slots follow one another', async () => {
    for (const { experience, option, party } of await choicesOf(at())) {
      const weeks = weeksOf(experience.ref, option.ref, party)
      const days = value(await at().supplier.calendar(weeks, long()))
      const slots = value(await at().supplier.slots(weeks, long()))
      const open = new Set(slots.flatMap((one) => (one.isAvailable ? [`${one.startsAt.toPlainDate()}`] : [])))
      assert.deepEqual(
        days.flatMap(({ day, isAvailable }) => (isAvailable ? [`${day}`] : [])),
        [...open].toSorted(),
        experience.title,
      )
      for (const [nth, { startsAt, endsAt }] of slots.entries()) {
        assert.ok(Temporal.ZonedDateTime.compare(startsAt, endsAt) < 0)
        const before = slots[nth - 1]
        assert.ok(before === undefined || Temporal.ZonedDateTime.compare(before.startsAt, startsAt) < 0)
      }
    }
  })

  void test('what it never had is gone, and nobody is asked for', async () => {
    const none = await at().supplier.slots(weeksOf('none', 'none'), long())
    assert.equal(none.kind === 'rejected' && none.code, 'gone')
    const { experience, slot, option, party } = await choose(at())
    const strange = { experience, slot, option: { ...option, ref: 'no-option' }, party }
    assert.equal((await at().supplier.reserve(reservationOf(strange), long())).kind, 'rejected')
    assert.equal(value(await at().supplier.lookUp(randomUUID(), long())), null)
    assert.equal((await at().supplier.cancel(randomUUID(), 'none', long())).kind, 'rejected')
  })
}

function holding(at: At): void {
  void test('of every kind there is, places are held until a time, at the price that was shown, and longer when asked', async () => {
    const choices = await choicesOf(at())
    assert.ok(choices.length > 0)
    for (const choice of choices) {
      const booking = await held(at(), choice)
      assert.equal(booking.state, 'held', choice.experience.title)
      assert.ok(booking.heldUntil && Temporal.Instant.compare(booking.heldUntil, Temporal.Now.instant()) > 0)
      if (choice.slot?.price && booking.price) {
        const shown = totalOf(choice.slot.price, choice.party)
        assert.deepEqual([booking.price.retail, booking.price.currency], [shown?.retail, shown?.currency])
      }
      assert.deepEqual(booking.papers, [], 'nothing is bought yet')
      const longer = value(await at().supplier.extend(booking.key, 45, long()))
      assert.ok(longer.heldUntil && Temporal.Instant.compare(longer.heldUntil, booking.heldUntil) > 0)
      const found = value(await at().supplier.lookUp(booking.key, long()))
      assert.deepEqual([found?.state, found?.reference], ['held', booking.reference])
    }
  })

  void test('the same key holds once', async () => {
    const reservation = reservationOf(await choose(at()))
    const first = value(await at().supplier.reserve(reservation, long()))
    const again = value(await at().supplier.reserve(reservation, long()))
    assert.deepEqual([again.key, again.reference, again.state], [first.key, first.reference, 'held'])
  })

  void test('what is held and let go is over, and cannot be held longer or bought', async () => {
    const { key } = await held(at(), await choose(at()))
    for (let times = 0; times < 2; times += 1) {
      const { state } = value(await at().supplier.cancel(key, 'another day', long()))
      assert.match(state, /^(cancelled|expired)$/)
    }
    const found = value(await at().supplier.lookUp(key, long()))
    assert.match(found?.state ?? '', /^(cancelled|expired)$/)
  })

  void test('more than may come together are found out beforehand', async () => {
    const { option, slot, party } = await choose(at())
    assert.deepEqual(faultsOfParty(option, []), ['NOBODY'])
    assert.deepEqual(faultsOfParty(option, [{ unitRef: 'nobody', count: option.leastUnits }]), [
      'UNKNOWN_UNIT',
    ])
    const many = party.map((one) => ({ ...one, count: 10_000 }))
    assert.ok(
      slot === null || slot.mostUnits === null || faultsOfParty(option, many, slot).includes('TOO_MANY'),
    )
  })
}

function buying(at: At): void {
  void test('what is held is bought once: confirmed with its papers, or looked at first', async () => {
    for (const choice of await choicesOf(at())) {
      const { key } = await held(at(), choice)
      const bought = value(await at().supplier.confirm(confirmationOf(key), long()))
      assert.equal(bought.state, choice.experience.isInstant ? 'confirmed' : 'pending')
      assert.ok(bought.state === 'pending' || bought.papers.length > 0, 'something to show at the entrance')
      const again = value(await at().supplier.confirm(confirmationOf(key), long()))
      assert.deepEqual([again.state, again.reference], [bought.state, bought.reference])
      const found = value(await at().supplier.lookUp(key, long()))
      assert.deepEqual(found?.papers, bought.papers)
    }
  })

  void test('a booking is cancelled once, and it is said what comes back', async () => {
    const { key } = await held(at(), await choose(at(), ({ experience }) => experience.isInstant))
    value(await at().supplier.confirm(confirmationOf(key), long()))
    const given = value(await at().supplier.cancel(key, 'ill', long()))
    assert.deepEqual([given.state, given.refund, given.papers], ['cancelled', 'full', []])
    assert.equal(value(await at().supplier.cancel(key, 'ill', long())).state, 'cancelled')
    assert.equal(value(await at().supplier.lookUp(key, long()))?.state, 'cancelled')
  })
}
