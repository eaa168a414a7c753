import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestHouse } from '#testing/server/house.ts'
import { bank, dariush, moving, sampleData, sara, walletOf } from '#testing/wallet/wallet.ts'
import type { Proof, Share } from '#wallet/calls.ts'
import { checkShare } from '#wallet/web/check-share.ts'

async function published(): Promise<{ proof: Proof; share: Share }> {
  await using house = await openTestHouse()
  const { wallet, post } = await sampleData(house)
  await post(moving('sara', 500))
  await post(moving('dariush', 900, [bank, walletOf(dariush)]))
  await wallet.work.closeDay()
  const [proof] = await wallet.proofs()
  const share = await wallet.shareOf(sara)
  assert.ok(proof && share)
  return { proof, share }
}

test('the browser finds by itself what the house published, and whatever was told wrongly', async () => {
  const { proof, share } = await published()
  const holds = async (changed: Partial<Proof>, own: Partial<Share> = {}) => {
    const { isIncluded, isOwn, isSigned } = await checkShare({ ...share, ...own }, { ...proof, ...changed })
    return { isIncluded, isOwn, isSigned }
  }
  const right = { isIncluded: true, isOwn: true, isSigned: true }
  assert.deepEqual(await holds({}), right)
  assert.deepEqual(await holds({}, { userId: dariush }), { ...right, isOwn: false })
  assert.deepEqual(await holds({ total: 1300 }), { ...right, isIncluded: false, isSigned: false })
  assert.deepEqual(await holds({ root: 'f'.repeat(64) }), { ...right, isIncluded: false, isSigned: false })
  assert.deepEqual(await holds({}, { leaf: { ...share.leaf, amount: 400 } }), { ...right, isIncluded: false })
  const signature = proof.signature.startsWith('A')
    ? `B${proof.signature.slice(1)}`
    : `A${proof.signature.slice(1)}`
  assert.deepEqual(await holds({ signature }), { ...right, isSigned: false })
})
