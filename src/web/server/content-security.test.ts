import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentSecurityPolicy, type WiderPolicy } from '#web/server/content-security.ts'

function directives(wider?: WiderPolicy): Readonly<Record<string, string>> {
  const policy = contentSecurityPolicy('abc', 'production', wider)
  return Object.fromEntries(
    policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]),
  )
}

test('a page loads nothing from elsewhere and posts nowhere but home', () => {
  const policy = directives()
  assert.equal(policy['default-src'], "'none'")
  assert.equal(policy['form-action'], "'self'")
  assert.equal(policy['script-src'], "'nonce-abc' 'strict-dynamic'")
  assert.equal(policy['frame-src'], undefined)
  assert.doesNotMatch(Object.values(policy).join(' '), /https?:|unsafe-eval/)
})

test('a page that leads to a bank may use that bank besides, and nothing else is loosened', () => {
  const bank = 'https://bank.example'
  const wider = directives({ 'form-action': [bank], 'frame-src': [bank] })
  assert.equal(wider['form-action'], `'self' ${bank}`)
  assert.equal(wider['frame-src'], bank)
  const { 'form-action': _, 'frame-src': __, ...rest } = wider
  const { 'form-action': ___, ...before } = directives()
  assert.deepEqual(rest, before)
})
