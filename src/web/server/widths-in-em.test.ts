import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inEm } from './widths-in-em.ts'

test('a layout changes at a width of so many letters, which is the written one at the usual size of text', () => {
  assert.equal(
    inEm(
      '@media (min-width: 992px) and (pointer: fine) { a { inline-size: 992px } } @media (max-width: 576px) { }',
    ),
    '@media (min-width: 62em) and (pointer: fine) { a { inline-size: 992px } } @media (max-width: 36em) { }',
  )
})
