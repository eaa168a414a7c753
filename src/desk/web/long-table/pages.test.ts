import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joined } from '#desk/web/long-table/pages.ts'

interface Row {
  readonly number: string
  readonly says: string
}

const row = (number: string, says = '') => ({ number, says })
const keyOf = ({ number }: Row) => number

test('pages follow each other, and the last one says whether there are more', () => {
  const first = { rows: [row('3'), row('2')], next: 'two' }
  assert.deepEqual(joined([first], keyOf), first)
  assert.deepEqual(joined([first, { rows: [row('1')], next: undefined }], keyOf), {
    rows: [row('3'), row('2'), row('1')],
    next: undefined,
  })
})

test('a row that new ones pushed onto the next page stands once, as the later page has it', () => {
  const pages = [
    { rows: [row('3'), row('2', 'unpaid')], next: 'two' },
    { rows: [row('2', 'issued'), row('1')], next: undefined },
  ]
  assert.deepEqual(joined(pages, keyOf).rows, [row('3'), row('2', 'issued'), row('1')])
})
