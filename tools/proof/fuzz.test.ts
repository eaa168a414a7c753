import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceFrom } from './fuzz-chance.ts'
import { fuzzRequest } from './fuzz-request.ts'
import { openLine } from './fuzz-send.ts'
import type { Surface } from './fuzz-surface.ts'

const body = { type: 'object', properties: { text: { type: 'string' }, count: { type: 'integer' } } } as const
const types = ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded']
const surface: Surface = {
  calls: types.map((bodyType) => ({
    method: 'POST',
    path: '/api/say/{id}',
    query: { how: { type: 'string' } },
    params: { id: { type: 'string' } },
    body,
    bodyType,
  })),
  pages: ['/', '/plp', '/ticket/:link'],
  names: ['from', 'city'],
  cookie: 'access=a',
  host: 'localhost:1',
}

test('one seed asks the same again, another asks otherwise, and any chance makes a request', () => {
  const asked = (seed: number) =>
    Array.from({ length: 5000 }, (_, nth) => fuzzRequest(surface, chanceFrom(seed, nth)))
  assert.deepEqual(asked(1), asked(1))
  assert.notDeepEqual(asked(1), asked(2))
})

test('nobody but a house on this machine is asked', () => {
  for (const address of ['https://parastoo.example', 'http://10.0.0.1:3000', 'http://localhost.evil.example'])
    assert.throws(() => openLine(address, 1), RangeError)
})
