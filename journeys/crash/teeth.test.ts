import assert from 'node:assert/strict'
import { after, suite, test } from 'node:test'
import { stopSharedServer } from '#database/test-database.ts'
import { chaos } from './chaos.ts'

// A harness that finds nothing proves something only if it would have found it.

suite('a harness that bites', () => {
  after(stopSharedServer)

  test('with transactions torn on purpose the kills are seen in the books', async (t) => {
    const { violations } = await chaos({ kills: 8, buyers: 24, seed: 5, plant: 'torn-transactions' })
    t.diagnostic(`found: ${lawsIn(violations)}`)
    assert.notDeepEqual(violations, [])
  })

  test('with keys forgotten on purpose a call made again is done again, and seen', async (t) => {
    const { violations } = await chaos({ kills: 2, buyers: 12, seed: 5, plant: 'forgetful-keys' })
    t.diagnostic(`found: ${lawsIn(violations)}`)
    const laws = violations.map(({ law }) => law)
    assert.ok(laws.includes('a key has one answer'))
    assert.ok(laws.includes('what was acknowledged is so, once'))
  })
})

function lawsIn(violations: readonly { readonly law: string }[]): string {
  const counted = Map.groupBy(violations, ({ law }) => law)
  return [...counted].map(([law, of]) => `${law} (${of.length})`).join(', ')
}
