import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settingsFrom } from '#app/settings.ts'
import { ticketSerials } from '#flights/tickets/server/ticket-serials.ts'

test('tickets of ours are not numbered one after the other, and never as one of before', () => {
  const serialOf = ticketSerials(settingsFrom({}))
  const serials = Array.from({ length: 1000 }, (_, nth) => serialOf(240_173_600 + nth))
  assert.equal(new Set(serials).size, 1000)
  assert.ok(serials.every((serial) => serial >= 100_000_000 && serial < 200_000_000))
  const neighbours = serials.filter((serial, place) => serial - (serials[place - 1] ?? 0) === 1)
  assert.deepEqual(neighbours, [])
})
