import assert from 'node:assert/strict'
import { test } from 'node:test'
import { done, notSent, type Outcome, rejected } from '#suppliers/outcome.ts'
import { watched } from '#suppliers/server/watched.ts'

function measuring() {
  const noted: string[] = []
  const supplier = {
    name: 'x',
    caps: { callMs: 5 },
    covers: () => true,
    async hold(outcome: Outcome<string>) {
      return outcome
    },
    async picture() {
      return new Uint8Array()
    },
    async fails(): Promise<never> {
      throw new Error('a bug of ours')
    },
    async *search(parts: number) {
      for (let part = 0; part < parts; part += 1) yield `${this.name}${part}`
    },
  }
  return { noted, seller: watched(supplier, (kind, ms) => void noted.push(ms >= 0 ? kind : 'never')) }
}

test('each call is noted once with what became of it, and comes back as it was', async () => {
  const { noted, seller } = measuring()
  assert.deepEqual(await seller.hold(done('a')), done('a'))
  await seller.hold(rejected('gone', 'no'))
  await seller.hold(notSent('no line'))
  assert.deepEqual(noted, ['done', 'rejected', 'notSent'])
})

test('what is no question to the supplier is not noted', async () => {
  const { noted, seller } = measuring()
  assert.equal(seller.covers(), true)
  assert.equal(seller.caps.callMs, 5)
  await seller.picture()
  await assert.rejects(seller.fails(), /a bug of ours/)
  assert.deepEqual(noted, [])
})

test('a search is noted when it ends, also when its listener leaves; one that says nothing is silent', async () => {
  const { noted, seller } = measuring()
  assert.deepEqual(await Array.fromAsync(seller.search(2)), ['x0', 'x1'])
  assert.deepEqual(await Array.fromAsync(seller.search(0)), [])
  for await (const _ of seller.search(3)) break
  assert.deepEqual(noted, ['done', 'unknown', 'done'])
})
