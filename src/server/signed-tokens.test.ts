import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { openShortLived } from '#server/signed-tokens.ts'

const secrets = { vault: 'a secret of more than thirty-two characters', token: '' }
const noon = Temporal.Instant.from('2026-12-03T12:00:00Z')

function shortLived({ at = noon, what = 'pictures', vault = secrets.vault } = {}) {
  const settings = { secrets: { ...secrets, vault } } as Parameters<typeof openShortLived>[0]['settings']
  return openShortLived({ settings, clock: { now: () => at } }, what)
}

const id = randomUUID()

test('a token is good until its end, for whom it was signed', () => {
  const { token, until } = shortLived().of(id, 'sara', 300)
  assert.equal(until.toString(), '2026-12-03T12:05:00Z')
  const read = shortLived({ at: noon.add({ seconds: 299 }) }).read(token)
  assert.deepEqual([read?.id, read?.until.toString()], [id, until.toString()])
  assert.equal(read?.isFor('sara'), true)
  assert.equal(read?.isFor('dariush'), false)
  assert.equal(shortLived({ at: until }).read(token), undefined)
})

test('a token of another use or another house is nobody’s', () => {
  const { token } = shortLived().of(id, 'sara', 300)
  assert.equal(shortLived({ what: 'tickets' }).read(token)?.isFor('sara'), false)
  assert.equal(
    shortLived({ vault: `${secrets.vault}!` })
      .read(token)
      ?.isFor('sara'),
    false,
  )
})

test('no sign of a token can be changed, and the end least of all', () => {
  const { token } = shortLived().of(id, 'sara', 300)
  const links = shortLived()
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'0a7fzZ_-.'), (at, sign) => {
      const changed = token.slice(0, at) + sign + token.slice(at + 1)
      const isSameBytes = at === token.length - 1 // the last sign of base64url carries spare bits
      fc.pre(changed !== token && !isSameBytes)
      assert.ok(links.read(changed)?.isFor('sara') !== true)
    }),
  )
  assert.notEqual(links.read(token.replace(/\.[0-9a-z]+\./, '.zzzzzzzz.'))?.isFor('sara'), true)
})

test('whatever is no token is read as none', () => {
  for (const text of ['', id, `${id}..`, `${id}.zzzzzzzzz.${'a'.repeat(43)}`, 'x'.repeat(5000)])
    assert.equal(shortLived().read(text), undefined)
})
