import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { keyFor, sealer } from '#server/encrypted.ts'

const secret = 'a secret of more than thirty-two characters'

test('what is sealed opens again with the same secret, purpose and owner only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { seal, open } = sealer(secret, 'bank accounts')
      const sealed = seal(text, 'refund 1')
      assert.equal(open(sealed, 'refund 1'), text)
      assert.throws(() => open(sealed, 'refund 2'))
      assert.throws(() => sealer(secret, 'receipts').open(sealed, 'refund 1'))
      assert.throws(() => sealer(`${secret}!`, 'bank accounts').open(sealed, 'refund 1'))
    }),
  )
})

test('a changed byte is noticed, and the same text never looks the same', () => {
  const { seal, open } = sealer(secret, 'bank accounts')
  const sealed = seal('820540102680020817909002', 'refund 1')
  assert.ok(!sealed.equals(seal('820540102680020817909002', 'refund 1')))
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(sealed.readUInt8(at) ^ 1, at)
    assert.throws(() => open(changed, 'refund 1'), `byte ${at}`)
  }
})

test('keys of two purposes differ', () => {
  assert.ok(!keyFor(secret, 'a').equals(keyFor(secret, 'b')))
})

test('bytes come back as they were, and what is too short to be sealed does not open', () => {
  const { sealBytes, openBytes } = sealer(secret, 'documents')
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 4000 }), (bytes) => {
      const sealed = sealBytes(Buffer.from(bytes), 'owner 1')
      assert.deepEqual(new Uint8Array(openBytes(sealed, 'owner 1')), bytes)
      assert.throws(() => openBytes(sealed, 'owner 2'))
      assert.throws(() => openBytes(sealed.subarray(0, 20), 'owner 1'))
    }),
  )
})
