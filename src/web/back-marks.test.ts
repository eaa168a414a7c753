import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { bareAddress, fiveDigits, markedAddress } from '#web/back-marks.ts'

test('the mark is one more parameter, before the hash, and in the place of an older one', () => {
  assert.equal(markedAddress('/plp', '12345'), '/plp?rqs=12345')
  assert.equal(markedAddress('/plp?a=1#b', '12345'), '/plp?a=1&rqs=12345#b')
  assert.equal(markedAddress('/plp?rqs=54321&a=%20', '12345'), '/plp?a=%20&rqs=12345')
})

test('what only looks like the mark stays', () => {
  for (const address of ['/plp?xrqs=1', '/plp?rqsx=1', '/rqs=12345', '/plp#rqs=12345', '/plp?a=rqs=1'])
    assert.equal(bareAddress(address), address)
})

test('an address is the same after its mark is struck', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', '%20', '/', ':', '@', '=', '.'), maxLength: 8 })
  const pairs = fc.array(
    letters.map((text) => `k${text}`),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(letters, pairs, letters, (path, search, hash) => {
      const address = `/${path}${search.length === 0 ? '' : `?${search.join('&')}`}${hash === '' ? '' : `#${hash}`}`
      assert.equal(bareAddress(markedAddress(address, '12345')), address)
    }),
  )
})

test('a mark has five digits', () => {
  for (let time = 0; time < 200; time += 1) assert.match(fiveDigits(), /^[1-9]\d{4}$/)
})
