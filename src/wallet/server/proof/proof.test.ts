import assert from 'node:assert/strict'
import { createPublicKey, randomUUID, verify as verifySignature } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { rial } from '#money/rial.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'
import { bank, dariush, moving, sampleData, sara, walletOf } from '#testing/wallet/wallet.ts'
import type { Proof, Share } from '#wallet/calls.ts'
import type { Account } from '#wallet/ledger.ts'
import { type Inclusion, type Published, signedText, verify } from '#wallet/liabilities.ts'
import { totalsByClass } from '#wallet/server/books.ts'
import { sha256 } from '#wallet/server/proof/digest.ts'
import { alone } from '#wallet/server/room-links.ts'

const [orderId, refundId] = [randomUUID(), randomUUID()]
const knowing = {
  ...alone,
  ownersOfOrders: async () => new Map([[orderId, sara]]),
  ownersOfRefunds: async () => new Map([[refundId, sara]]),
}
const prepayment: Account = { class: 'prepayment', orderId }
const due: Account = { class: 'refunds-due', refundId }

async function opened() {
  const house = await openTestHouse()
  house.clock.set(Temporal.Instant.from('2026-11-21T08:00:00Z'))
  const room = await sampleData(house, knowing)
  const proofs = async (): Promise<readonly Proof[]> =>
    (await room.ask(undefined, '/api/wallet/Proof/Published')).body.data
  const mine = (userId: string | undefined, day: string) =>
    room.ask(userId, `/api/wallet/Proof/Mine?day=${day}`)
  return { house, ...room, proofs, mine, [Symbol.asyncDispose]: house.close }
}

const inclusionOf = ({ leaf, place, path }: Share): Inclusion => ({
  leaf: { ...leaf, amount: rial(leaf.amount) },
  place,
  path: path.map((node) => ({ ...node, sum: rial(node.sum) })),
})
const publishedOf = (proof: Proof): Published => ({ ...proof, total: rial(proof.total) })

test('everybody finds the own part of what we owe all, and the sum is the ledger’s', async () => {
  await using room = await opened()
  const people = Array.from({ length: 12 }, () => randomUUID())
  for (const [n, userId] of people.entries())
    await room.post(moving(`of ${userId}`, 1000 + n, [bank, walletOf(userId)]))
  await room.post(moving('sara', 500))
  await room.post(moving('sara paid', 70, [bank, prepayment]))
  await room.post(moving('sara is refunded', 30, [bank, due]))
  await room.wallet.work.closeDay()
  const [proof] = await room.proofs()
  assert.ok(proof)
  const totals = await totalsByClass(room.house.database)
  const owed = ['traveller-wallet', 'prepayment', 'refunds-due'].map((name) => totals.get(name) ?? 0)
  assert.equal(
    proof.total,
    owed.reduce((a, b) => a + b),
  )
  assert.equal(proof.leaves, 13)
  for (const userId of [...people, sara]) {
    const { body } = await room.mine(userId, proof.day)
    assert.equal(body.data.leaf.owner, await sha256(userId))
    const found = await verify(sha256, inclusionOf(body.data), publishedOf(proof))
    assert.equal(found.isIncluded, true)
  }
  assert.equal((await room.mine(sara, proof.day)).body.data.leaf.amount, 600)
})

test('a proof says where the money is, and it is all that is owed', async () => {
  await using room = await opened()
  const [receivable, revenue]: Account[] = [
    { class: 'supplier-receivable', product: 'flight' },
    { class: 'revenue', product: 'flight' },
  ]
  await room.post(moving('sara', 500))
  await room.post(moving('sara paid', 70, [bank, prepayment]))
  await room.post(moving('issued', 20, [prepayment, revenue ?? bank]))
  await room.post(moving('sara is refunded', 30, [receivable ?? bank, due]))
  await room.house.database
    .transaction()
    .execute((trx) => room.wallet.settled(trx, { gatewayId: 1, amount: rial(400), reference: 'a' }))
  await room.wallet.work.closeDay()
  const [proof] = await room.proofs()
  assert.deepEqual(proof?.backing, { bank: 400, gateways: 170, suppliers: 30, others: 20 })
  assert.equal(proof?.total, 400 + 170 + 30 - 20)
  await assert.rejects(
    sql`insert into wallet.proof (day, root, total, leaves, signature, public_key, at, in_bank, at_gateways, of_suppliers, not_travellers)
      values ('2026-11-01', ${'0'.repeat(64)}, 5, 1, '', '', now(), 4, 0, 0, 0)`.execute(room.house.database),
    /backed/,
  )
})

test('beside what we owe stands what the bank stated of that day or before, and nothing when it stated nothing', async () => {
  await using room = await opened()
  const { wallet, house } = room
  const stated = async () =>
    (await room.proofs()).map(
      (proof) =>
        proof.stated && [proof.stated.day, proof.stated.balance, proof.stated.enteredAt.slice(0, 10)],
    )
  await room.post(moving('sara', 500))
  await wallet.work.closeDay()
  assert.deepEqual(await stated(), [null])
  const day = Temporal.PlainDate.from('2026-11-20')
  await wallet.enterBalance({ day: day.subtract({ days: 1 }), balance: rial(9) })
  await wallet.enterBalance({ day, balance: rial(400) })
  await wallet.enterBalance({ day, balance: rial(480) })
  const told = ['2026-11-20', 480, '2026-11-21']
  assert.deepEqual(await stated(), [told])
  house.clock.advance({ hours: 24 })
  await wallet.work.closeDay()
  await wallet.enterBalance({ day: Temporal.PlainDate.from('2026-11-22'), balance: rial(501) })
  assert.deepEqual(await stated(), [['2026-11-22', 501, '2026-11-22'], told])
})

test('a bank states nothing of days ahead nor below nothing, and its word stays', async () => {
  await using room = await opened()
  const { wallet, house } = room
  const [day, balance] = [Temporal.PlainDate.from('2026-11-21'), rial(400)]
  await assert.rejects(wallet.enterBalance({ day: day.add({ days: 1 }), balance }), { code: 'DAY_AHEAD' })
  await assert.rejects(wallet.enterBalance({ day, balance: rial(-1) }), { code: 'BELOW_NOTHING' })
  const write = (values: string) =>
    sql.raw(`insert into wallet.stated_balance (day, balance, entered_at) values (${values})`)
  for (const wrong of [`'2026-11-22', 1, '2026-11-21T20:29Z'`, `'2026-11-20', -1, '2026-11-21T20:29Z'`])
    await assert.rejects(write(wrong).execute(house.database), /check constraint/)
  await write(`'2026-11-22', 1, '2026-11-21T20:30Z'`).execute(house.database)
  await assert.rejects(sql`delete from wallet.stated_balance`.execute(house.database), /facts/)
})

test('a proof is signed by the key that it names', async () => {
  await using room = await opened()
  await room.post(moving('sara', 500))
  await room.wallet.work.closeDay()
  const [proof] = await room.proofs()
  assert.ok(proof)
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: proof.publicKey }, format: 'jwk' })
  const holds = (text: string) =>
    verifySignature(null, Buffer.from(text), key, Buffer.from(proof.signature, 'base64url'))
  assert.equal(holds(signedText(publishedOf(proof))), true)
  assert.equal(holds(signedText({ ...publishedOf(proof), total: rial(proof.total + 1) })), false)
})

test('a day has one proof, and what was published stays', async () => {
  await using room = await opened()
  await room.post(moving('sara', 500))
  await Promise.all([room.wallet.work.closeDay(), room.wallet.work.closeDay()])
  const before = await room.proofs()
  await room.post(moving('more', 100))
  await room.wallet.work.closeDay()
  assert.deepEqual(await room.proofs(), before)
  for (const table of ['proof', 'proof_leaf', 'proof_node'])
    await assert.rejects(sql.raw(`delete from wallet.${table}`).execute(room.house.database), /facts/)
  room.house.clock.advance({ hours: 24 })
  await room.wallet.work.closeDay()
  const after = await room.proofs()
  assert.deepEqual(
    after.map((proof) => [proof.day, proof.total]),
    [
      ['2026-11-22', 600],
      ['2026-11-21', 500],
    ],
  )
  assert.equal(after[0]?.publicKey, after[1]?.publicKey)
})

test('a day on which nobody is owed anything has no proof', async () => {
  await using room = await opened()
  await room.wallet.work.closeDay()
  assert.deepEqual(await room.proofs(), [])
})

test('who was owed nothing, asks of no day, or is a guest, gets no part', async () => {
  await using room = await opened()
  await room.post(moving('sara', 500))
  await room.wallet.work.closeDay()
  assert.equal((await room.mine(dariush, '2026-11-21')).body.data, null)
  assert.equal((await room.mine(sara, '2026-11-20')).body.data, null)
  const latest = await room.ask(sara, '/api/wallet/Proof/Mine')
  assert.equal(latest.body.data.leaf.day, '2026-11-21')
  assert.equal((await room.mine(sara, 'today')).status, 400)
  assert.equal((await room.mine(undefined, '2026-11-21')).status, 401)
})

const unownedIn = (house: TestHouse) => house.logged.filter((line) => line.includes('wallet.unowned'))

test('money of an order that nobody knows is counted all the same, and said aloud', async () => {
  await using room = await opened()
  await room.post(moving('lost', 40, [bank, { class: 'prepayment', orderId: randomUUID() }]))
  await room.wallet.work.closeDay()
  assert.deepEqual(
    (await room.proofs()).map((proof) => proof.total),
    [40],
  )
  assert.equal(unownedIn(room.house).length, 1)
})
