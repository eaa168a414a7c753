import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Version, versionRead } from '#content/version.ts'

const at = (hour: number) => Temporal.Instant.from('2026-11-30T00:00:00Z').add({ minutes: hour * 60 })

function version(id: number, more: Partial<Version>): Version {
  return {
    id,
    kind: 'answer',
    key: 'refund-time',
    brand: null,
    fields: { short: String(id) },
    startsAt: at(0),
    endsAt: null,
    writtenBy: 'سارا',
    writtenAt: at(0),
    ...more,
  }
}

const read = (versions: readonly Version[], hour: number, brand = 'parastoo') =>
  versionRead(versions, { brand, now: at(hour) })?.id

test('a version is read from its very hour on, and the one before until then', () => {
  const versions = [version(1, {}), version(2, { startsAt: at(5) })]
  assert.deepEqual([read(versions, 4.5), read(versions, 5), read([], 5)], [1, 2, undefined])
})

test('one that ends leaves the text to the house, at its hour', () => {
  const versions = [version(1, {}), version(2, { startsAt: at(1), endsAt: at(3) })]
  assert.deepEqual([read(versions, 2), read(versions, 3)], [2, undefined])
})

test('what is taken back is the house’s again, whatever was written before', () => {
  assert.equal(read([version(1, {}), version(2, { startsAt: at(1), fields: null })], 2), undefined)
})

test('a site reads its own before what is for all, and the latter once its own is taken back', () => {
  const versions = [version(1, {}), version(2, { brand: 'chakavak' })]
  assert.deepEqual([read(versions, 1), read(versions, 1, 'chakavak')], [1, 2])
  const back = [...versions, version(3, { brand: 'chakavak', startsAt: at(1), fields: null })]
  assert.equal(read(back, 2, 'chakavak'), 1)
})

test('of two for the same hour the one that was written last is read', () => {
  assert.equal(read([version(7, {}), version(8, {})], 1), 8)
  assert.equal(read([version(8, {}), version(7, {})], 1), 8)
})
