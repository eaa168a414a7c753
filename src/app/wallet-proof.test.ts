import assert from 'node:assert/strict'
import { test } from 'node:test'
import { walletProof } from '#app/wallet-proof.ts'
import { rial } from '#money/rial.ts'

const sara = { kind: 'user', userId: 'sara', sessionId: 'of sara' } as const

const purchases = [{ orderId: 'order' }, { orderId: 'order', isOnCredit: true }, { tripId: 'trip' }] as const
const nothing = {
  orderId: 'order',
  total: 0,
  discount: 0,
  walletPart: 0,
  credit: 0,
  voucher: null,
  onCredit: null,
}

function ordersOf(amount: number) {
  const walletWouldPay = async () => rial(amount)
  const sumOf = async () => ({ ...nothing, due: amount })
  return { walletWouldPay, sumOf, trips: { walletWouldPay } }
}

test('from ten million toman on a fresh proof is asked of the session that pays from the wallet', async () => {
  const asked: string[] = []
  const proofOf = (amount: number) =>
    walletProof({
      orders: ordersOf(amount),
      mustBeProven: async (sessionId) => void asked.push(sessionId),
    })
  for (const purchase of purchases) {
    await proofOf(99_999_999)(purchase, sara)
    assert.deepEqual(asked.splice(0), [])
    await proofOf(100_000_000)(purchase, sara)
    assert.deepEqual(asked.splice(0), ['of sara'])
  }
})

test('what is refused is not paid, and nothing is asked of nobody', async () => {
  const proof = walletProof({
    orders: ordersOf(100_000_000),
    mustBeProven: () => Promise.reject(new Error('STEP_UP_NEEDED')),
  })
  await assert.rejects(proof({ orderId: 'order' }, sara), /STEP_UP_NEEDED/)
  await proof({ tripId: 'trip' }, { kind: 'guest' })
})
