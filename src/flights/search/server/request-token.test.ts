import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { salesChannels } from '#calls/sales-channel.ts'
import { openRequestTokens } from '#flights/search/server/request-token.ts'
import type { LegWanted, SearchWanted } from '#flights/search/server/searches.ts'

const tokens = openRequestTokens('a secret of the house')
const code = fc.string({ unit: fc.constantFrom('A', 'K', 'Z'), minLength: 3, maxLength: 3 })
const place = fc.record({ code, kind: fc.constantFrom('CityCode' as const, 'AirportCode' as const) })
const leg: fc.Arbitrary<LegWanted> = fc.record({
  origin: place,
  destination: place,
  date: fc.integer({ min: 0, max: 3000 }).map((days) => Temporal.PlainDate.from('2026-01-01').add({ days })),
})
const legs = fc
  .tuple(leg, fc.array(leg, { maxLength: 5 }))
  .map(([first, more]): SearchWanted['legs'] => [first, ...more])
const count = fc.integer({ min: 0, max: 9 })
const wanted: fc.Arbitrary<SearchWanted> = fc.record({
  flightType: fc.constantFrom(1 as const, 2 as const, 3 as const),
  legs,
  isReturning: fc.boolean(),
  party: fc.record({ adults: count, children: count, infants: count }),
  cabinClass: fc.constantFrom(undefined, 1, 2),
  channel: fc.constantFrom(...salesChannels),
  searchedAt: fc
    .integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 })
    .map(Temporal.Instant.fromEpochMilliseconds),
})

const plain = (search: object) => JSON.parse(JSON.stringify(search)) as unknown

test('a request says itself what was asked, when, and until when it may be chosen from', () => {
  fc.assert(
    fc.property(wanted, (search) => {
      const { requestId, validUntil, ...issued } = tokens.issue(search)
      const read = tokens.read(requestId)
      assert.ok(read !== undefined)
      assert.deepEqual(plain(read), plain({ ...issued, requestId, validUntil }))
      assert.equal(validUntil.since(search.searchedAt).total('minutes'), 15)
      assert.match(requestId, /^[\w.~-]{20,600}$/)
    }),
  )
})

test('what is forged, changed or cut is none of ours', () => {
  fc.assert(
    fc.property(wanted, fc.nat(), fc.constantFrom('A', '0', '.'), (search, draw, letter) => {
      const { requestId } = tokens.issue(search)
      const at = draw % requestId.length
      const changed = requestId.slice(0, at) + letter + requestId.slice(at + 1)
      // the last letter of base64url has unused bits: the signature is compared as text
      if (changed !== requestId) assert.equal(tokens.read(changed), undefined)
      assert.equal(tokens.read(requestId.slice(0, at)), undefined)
      assert.equal(openRequestTokens('another house').read(requestId), undefined)
    }),
  )
  for (const nothing of ['', '.', 'x.y', '0'.repeat(600)]) assert.equal(tokens.read(nothing), undefined)
})
