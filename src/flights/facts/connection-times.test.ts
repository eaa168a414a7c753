import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usualConnections } from '#flights/engine/connections.ts'
import { connectionsAt, connectionsBetween, taxiMinutes } from '#flights/facts/connection-times.ts'
import { AIRPORTS } from '#places/airports.ts'

const kinds = ['domestic', 'international'] as const
const cells = kinds.flatMap((before) => kinds.map((after) => [before, after] as const))

test('no airport is quicker than the usual, nor separate tickets quicker than one', () => {
  for (const { iata } of AIRPORTS)
    for (const [before, after] of cells) {
      const [own, usual] = [connectionsAt(iata)[before][after], usualConnections[before][after]]
      assert.ok(own.through >= usual.through && own.separate >= usual.separate, iata)
      assert.ok(own.separate >= own.through, iata)
    }
})

test('from one airport to another takes the way, and more than within either', () => {
  for (const [from, to] of [
    ['THR', 'IKA'],
    ['SAW', 'IST'],
    ['DXB', 'SHJ'],
    ['LGW', 'LHR'],
    ['NRT', 'HND'],
  ] as const) {
    const minutes = taxiMinutes(from, to) ?? 0
    assert.ok(minutes >= 30)
    assert.equal(minutes, taxiMinutes(to, from))
    for (const [before, after] of cells) {
      const change = connectionsBetween(from, to)?.[before][after]
      assert.ok(change !== undefined && change.separate >= change.through)
      assert.equal(change.separate, usualConnections[before][after].separate + minutes)
      for (const airport of [from, to])
        assert.ok(change.through > connectionsAt(airport)[before][after].through)
    }
  }
})

test('nobody changes between airports that lie apart', () => {
  assert.equal(connectionsBetween('THR', 'MHD'), undefined)
  assert.equal(connectionsBetween('IST', 'LHR'), undefined)
})
