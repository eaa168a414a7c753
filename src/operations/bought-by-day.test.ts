import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rial } from '#money/rial.ts'
import { openBoughtByDay } from '#operations/bought-by-day.ts'
import { endOf, startOf } from '#wallet/days.ts'

const today = Temporal.PlainDate.from('2026-03-20') // 29 Esfand
const yesterday = today.subtract({ days: 1 })

function opened() {
  const read: string[] = []
  const boughtOn = openBoughtByDay(async (from, until) => {
    const day = [yesterday, today].find((one) => startOf(one).equals(from))
    assert.ok(day && endOf(day).equals(until))
    read.push(day.toString())
    return day.equals(today)
      ? [{ supplier: 'flight/nira', amount: rial(5) }]
      : [
          { supplier: 'flight/nira', amount: rial(4) },
          { supplier: 'flight/own', amount: rial(7) },
          { supplier: 'flight/nira', amount: rial(1) },
        ]
  })
  return { read, boughtOn }
}

test('days are summed by supplier, the most first', async () => {
  const { boughtOn } = opened()
  assert.deepEqual(await boughtOn([today, yesterday], startOf(today).add({ hours: 9 })), [
    { supplier: 'flight/nira', orders: 3, amount: 10 },
    { supplier: 'flight/own', orders: 1, amount: 7 },
  ])
})

test('a day that is over is read once; one that is not, or whose last entries may be under way, each time', async () => {
  const { read, boughtOn } = opened()
  const [few, nine] = [{ minutes: 9 }, { hours: 9 }].map((after) => startOf(today).add(after))
  assert.ok(few && nine)
  for (const now of [few, few, nine, nine]) await boughtOn([today, yesterday], now)
  assert.equal(read.filter((day) => day === today.toString()).length, 4)
  assert.equal(read.filter((day) => day === yesterday.toString()).length, 3)
})
