import assert from 'node:assert/strict'
import { test } from 'node:test'
import { walletProof } from '#app/wallet-proof.ts'
import { rial } from '#money/rial.ts'

const sara = { kind: 'user', userId: 'sara', sessionId: 'of sara' } as const

test('from ten million toman on a fresh proof is asked of the session that pays from the wallet', async () => {
  const asked: string[] = []
  const proofOf = (amount: number) =>
    walletProof({
      orders: { walletWouldPay: async () => rial(amount) },
      mustBeProven: async (sessionId) => void asked.push(sessionId),
    })('order', sara)
  await proofOf(99_999_999)
  assert.deepEqual(asked, [])
  await proofOf(100_000_000)
  assert.deepEqual(asked, ['of sara'])
})

test('what is refused is not paid, and nothing is asked of nobody', async () => {
  const proof = walletProof({
    orders: { walletWouldPay: async () => rial(100_000_000) },
    mustBeProven: () => Promise.reject(new Error('STEP_UP_NEEDED')),
  })
  await assert.rejects(proof('order', sara), /STEP_UP_NEEDED/)
  await proof('order', { kind: 'guest' })
})
