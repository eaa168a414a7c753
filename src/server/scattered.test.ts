import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scattered } from '#server/scattered.ts'

const house = (vault: string) => ({
  secrets: { token: '', pepper: '', push: '', proof: '', vault: vault.repeat(8) },
})
const serials = Array.from({ length: 20_000 }, (_, n) => n)

test('no two serials have the same number, and each is one of ninety million', () => {
  const numbers = serials.map(scattered(house('ours'), 'vouchers'))
  assert.equal(new Set(numbers).size, serials.length)
  assert.ok(numbers.every((number) => number >= 0 && number < 90_000_000))
})

test('what is numbered for one purpose tells nothing of another, nor of another house', () => {
  const ours = scattered(house('ours'), 'vouchers')
  for (const others of [scattered(house('ours'), 'refunds'), scattered(house('else'), 'vouchers')])
    assert.ok(serials.filter((n) => ours(n) === others(n)).length < 3)
})

test('the step from one number to the next is never the same', () => {
  const ours = scattered(house('ours'), 'vouchers')
  const steps = serials.slice(0, 2000).map((n) => ours(n + 1) - ours(n))
  assert.equal(new Set(steps).size, steps.length)
})
