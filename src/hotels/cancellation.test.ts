import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cancelSteps, freeUntil, type LadderName, ladderName } from '#hotels/cancellation.ts'
import { sharesOfRoom } from '#hotels/room-shares.ts'
import { percentOf, rial } from '#money/rial.ts'

const checksInAt = Temporal.ZonedDateTime.from('2026-12-05T14:00[Asia/Tehran]')
const total = rial(11_000_000)

function keptAt(name: LadderName, local: string): number | undefined {
  const now = Temporal.PlainDateTime.from(local).toZonedDateTime('Asia/Tehran').toInstant()
  return cancelSteps(name, { total, net: total }, { checksInAt, now }).find(({ state }) => state === 'now')
    ?.penalty
}

test('what is kept of a room, by the hour it is given back', () => {
  const share = (percent: number) => percentOf(sharesOfRoom(total).base, percent)
  const table = [
    ['easy', '2026-12-04T11:59', 0],
    ['easy', '2026-12-04T12:00', share(50)],
    ['easy', '2026-12-05T13:59', share(50)],
    ['easy', '2026-12-05T14:00', total],
    ['moderate', '2026-12-02T11:59', 0],
    ['moderate', '2026-12-02T12:00', share(30)],
    ['moderate', '2026-12-04T12:00', total],
    ['strict', '2026-11-28T11:59', 0],
    ['strict', '2026-11-28T12:00', share(50)],
    ['strict', '2026-12-02T12:00', total],
    ['fixed', '2026-11-01T00:00', total],
  ] as const
  for (const [name, at, kept] of table) assert.equal(keptAt(name, at), kept, `${name} at ${at}`)
})

test('kept and returned are the price at every step, and the steps follow each other without a gap', () => {
  for (const name of ['easy', 'moderate', 'strict', 'fixed'] as const) {
    const steps = cancelSteps(
      name,
      { total, net: total },
      { checksInAt, now: checksInAt.subtract({ days: 5 }).toInstant() },
    )
    for (const { penalty, refund } of steps) assert.equal(penalty + refund, total)
    assert.deepEqual(
      steps.slice(1).map(({ from }) => from),
      steps.slice(0, -1).map(({ until }) => until),
    )
    assert.equal(steps.filter(({ state }) => state === 'now').length, 1)
    assert.ok(steps.every(({ label }) => !label.includes('پرواز')))
  }
})

test('free until its noon, and not a moment longer', () => {
  const until = Temporal.Instant.from('2026-12-04T08:30:00Z')
  assert.equal(String(freeUntil('easy', checksInAt, until.subtract({ seconds: 1 }))), String(until))
  assert.equal(freeUntil('easy', checksInAt, until), undefined)
  assert.equal(freeUntil('fixed', checksInAt, until.subtract({ hours: 900 })), undefined)
})

test('a rate without a way back has the fixed ladder whatever the hotel says', () => {
  assert.equal(ladderName({ cancellation: 'easy' }, { isFlexible: false }), 'fixed')
  assert.equal(ladderName({ cancellation: 'strict' }, { isFlexible: true }), 'strict')
})
