import assert from 'node:assert/strict'
import { argon2Sync } from 'node:crypto'
import { test } from 'node:test'
import { openArgon2 } from '#accounts/server/argon2.ts'

test('a password is found again by its hash, however a keyboard spelled it, and no two hashes are alike', async () => {
  const argon2 = openArgon2()
  const [once, twice] = [await argon2.hash('caf\u00e9 tehran'), await argon2.hash('caf\u00e9 tehran')]
  assert.notEqual(once, twice)
  assert.equal(await argon2.matches('cafe\u0301 tehran', once), true)
  assert.equal(await argon2.matches('cafe tehran', once), false)
  assert.equal(await argon2.matches('', once), false)
})

test('where there is no password nothing matches', async () => {
  const argon2 = openArgon2()
  for (const password of ['', 'x', 'undefined'])
    assert.equal(await argon2.matches(password, undefined), false)
})

test('a hash made elsewhere at this cost is read', async () => {
  const argon2 = openArgon2()
  const nonce = Buffer.from('somesaltsomesalt')
  const message = 'sarv-o-kaj-72'
  const tag = argon2Sync('argon2id', {
    message,
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 19_456,
    passes: 2,
  })
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const kept = `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(nonce)}$${unpadded(tag)}`
  assert.equal(await argon2.matches(message, kept), true)
})

test('a crowd waits in line, whoever finds the line too long is sent away, and then there is room again', async () => {
  const argon2 = openArgon2({ together: 1, waiting: 2 })
  const crowd = await Promise.allSettled(Array.from({ length: 5 }, () => argon2.hash('sarv-o-kaj-72')))
  const outcomes = crowd.map((one) => (one.status === 'fulfilled' ? 'hashed' : (one.reason as Error).message))
  assert.deepEqual(outcomes, ['hashed', 'hashed', 'hashed', 'TOO_BUSY', 'TOO_BUSY'])
  assert.match(await argon2.hash('sarv-o-kaj-72'), /^\$argon2id/)
})
