import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { filterOf, flowsRequest, pageAddress } from '#wallet/web/flows-request.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const asked = (query: string) => flowsRequest(new URLSearchParams(query), today)
const order = randomUUID()

test('an address asks for a kind, a period, an order and a page', () => {
  assert.deepEqual(asked(`kind=in&period=7d&order=${order}&page=3`), {
    kind: 'in',
    period: '7d',
    order,
    page: 3,
  })
  assert.deepEqual(filterOf(asked(`kind=in&period=7d&order=${order}&page=3`), today), {
    timeZone: 'Asia/Tehran',
    kind: 'in',
    from: '2026-11-15',
    to: '2026-11-21',
    orderId: order,
  })
})

test('what an address cannot mean is left out', () => {
  for (const query of ['', 'kind=&period=&order=', 'kind=both&period=1d&order=7&page=x', 'page=-2', 'page=0'])
    assert.deepEqual(asked(query), { page: 1 }, query)
  assert.equal(asked('page=99999').page, 1000)
  assert.deepEqual(filterOf(asked(''), today), { timeZone: 'Asia/Tehran' })
})

test('another page of the same statement keeps what was asked', () => {
  const address = pageAddress(asked(`kind=out&period=1405-08&order=${order}`), 2)
  assert.deepEqual(asked(address.slice(1)), { kind: 'out', period: '1405-08', order, page: 2 })
  assert.equal(pageAddress(asked('page=2'), 1), '?')
})
