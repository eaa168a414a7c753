import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { safePath } from '#accounts/safe-path.ts'

test('a path of our own is kept with its query', () => {
  for (const path of ['/', '/plp?from=THR&to=MHD', '/profile/my-travels', '/confirm?orderId=1#pay', '/جستجو'])
    assert.equal(decodeURI(safePath(path, '/x')), path)
})

test('whatever leads elsewhere goes to the fallback', () => {
  const attacks = [
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\/evil.test',
    '/\\/evil.test',
    '/%2f%2fevil.test',
    '/%2Fevil.test',
    '/%5cevil.test',
    '/%252f%252fevil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    '/../evil',
    '/a/%2e%2e/%2Fevil',
    '/\ud800',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\u0000/evil.test',
    '/\u202e/evil',
    'javascript:alert(1)',
    'https://evil.test',
    'evil.test',
    ' /plp',
    '',
    '@evil.test',
    `/${'a'.repeat(3000)}`,
  ]
  for (const attack of attacks) assert.equal(safePath(attack), '/', JSON.stringify(attack))
  assert.equal(safePath(undefined, '/profile'), '/profile')
})

test('whatever comes out stays on the site it is resolved against', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '@',
    ':',
    'evil.test',
    '\t',
    '?',
    '#',
    'http',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const path = safePath(parts.join(''))
      const url = new URL(path, 'https://parastoo.test')
      return (
        url.origin === 'https://parastoo.test' &&
        new URL(url.pathname, 'https://parastoo.test').origin === url.origin
      )
    }),
    { numRuns: 5000 },
  )
})
