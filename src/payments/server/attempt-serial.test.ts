import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newSerial } from '#payments/server/attempt-serial.ts'
import { openTestHouse } from '#testing/server/house.ts'

test('what banks know payments by is not counted one after the other', async () => {
  await using house = await openTestHouse()
  const serials: number[] = []
  for (let nth = 0; nth < 20; nth += 1) serials.push(await newSerial(house))
  assert.equal(new Set(serials).size, 20)
  for (const [place, serial] of serials.entries()) {
    assert.ok(serial >= 10_000_000 && serial < 100_000_000, `${serial}`)
    assert.ok(Math.abs(serial - (serials[place - 1] ?? 0)) > 100, `${serial}`)
  }
})
