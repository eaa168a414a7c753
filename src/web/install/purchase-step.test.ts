import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { isPurchaseStep } from './purchase-step.ts'

const root = path.resolve(import.meta.dirname, '../..')
const lines = readFileSync(path.join(root, 'routes.ts'), 'utf8').matchAll(/route\('([^']+)', '([^']+)'/g)
const pages = Array.from(lines, ([, address = '', file = '']) => ({ address: `/${address}`, file }))

test('every page in the frame of a purchase is a step of one', () => {
  const framed = globSync('**/*.tsx', { cwd: root }).filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('<CheckoutLayout'),
  )
  const steps = pages.filter(({ file }) => framed.includes(file))
  assert.ok(steps.length >= 4)
  for (const { address } of steps) assert.ok(isPurchaseStep(address), address)
})

test('from the passengers to the ticket nobody is interrupted, and elsewhere anybody may be', () => {
  for (const step of [
    '/add-passenger',
    '/confirm',
    '/hotel/leaders',
    '/hotel/confirm',
    '/payment/1',
    '/payment/go/1',
  ])
    assert.ok(isPurchaseStep(step), step)
  for (const page of [
    '/',
    '/plp',
    '/hotels',
    '/hotel/kih-marjan',
    '/profile/transactions',
    '/confirmed',
    '/payments',
  ])
    assert.ok(!isPurchaseStep(page), page)
})
