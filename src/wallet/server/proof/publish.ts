import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { House } from '#server/house.ts'
import { type Leaf, type Node, type Published, rootOf, signedText, treeOf } from '#wallet/liabilities.ts'
import { sha256 } from '#wallet/server/proof/digest.ts'
import type { ProofKey } from '#wallet/server/proof/key.ts'
import { owedByUser } from '#wallet/server/proof/liability-leaves.ts'
import type { RoomLinks } from '#wallet/server/room-links.ts'

export interface Publishing extends Pick<House, 'database' | 'clock' | 'log'> {
  readonly neighbours: RoomLinks
  readonly key: ProofKey
}

export async function publish(room: Publishing, day: Temporal.PlainDate): Promise<void> {
  const { database, clock, log, key } = room
  if ((await maybe(database, sql`select from wallet.proof where day = ${day}`)) !== undefined) return
  const { owed, backing } = await owedByUser(room, room.neighbours)
  if (owed.size === 0) return
  const leaves = await leavesOf(owed, day.toString())
  const tree = await treeOf(
    sha256,
    leaves.map(({ leaf }) => leaf),
  )
  const proof = await sealed(tree, day.toString(), leaves.length)
  await database.transaction().execute(async (trx) => {
    const written = await maybe(
      trx,
      sql`insert into wallet.proof (day, root, total, leaves, signature, public_key, at,
          in_bank, at_gateways, of_suppliers, not_travellers)
        values (${day}, ${proof.root}, ${proof.total}, ${proof.leaves}, ${key.sign(signedText(proof))},
          ${key.publicKey}, ${clock.now()},
          ${backing.bank}, ${backing.gateways}, ${backing.suppliers}, ${backing.others})
        on conflict do nothing returning day`,
    )
    if (written === undefined) return
    await writeLeaves(trx, day, leaves)
    for (const [level, nodes] of tree.entries()) await writeLevel(trx, { day, level, nodes })
    log.info({ ...proof }, 'wallet.proof')
  })
}

interface OwnedLeaf {
  readonly userId: string
  readonly leaf: Leaf
}

/** In random order, so that positions reveal nothing. */
async function leavesOf(owed: ReadonlyMap<string, Rial>, day: string): Promise<readonly OwnedLeaf[]> {
  const leaves = await Promise.all(
    [...owed].map(async ([userId, amount]) => {
      const nonce = randomBytes(16).toString('hex')
      return { userId, leaf: { day, owner: await sha256(userId), nonce, amount } }
    }),
  )
  return leaves.toSorted((a, b) => (a.leaf.nonce < b.leaf.nonce ? -1 : 1))
}

async function sealed(tree: readonly (readonly Node[])[], day: string, leaves: number): Promise<Published> {
  const top = tree.at(-1)?.[0]
  if (top === undefined) throw new Error('a tree without a top')
  return { day, root: await rootOf(sha256, day, { top, leaves }), total: top.sum, leaves }
}

async function writeLeaves(trx: Trx, day: Temporal.PlainDate, leaves: readonly OwnedLeaf[]): Promise<void> {
  await sql`insert into wallet.proof_leaf (day, user_id, position, nonce, amount)
    select ${day}, user_id, position - 1, nonce, amount
    from unnest(${leaves.map((one) => one.userId)}::text[], ${leaves.map((one) => one.leaf.nonce)}::text[],
      ${leaves.map((one) => one.leaf.amount)}::bigint[]) with ordinality as leaf (user_id, nonce, amount, position)`.execute(
    trx,
  )
}

interface Level {
  readonly day: Temporal.PlainDate
  readonly level: number
  readonly nodes: readonly Node[]
}

async function writeLevel(trx: Trx, { day, level, nodes }: Level): Promise<void> {
  await sql`insert into wallet.proof_node (day, level, position, hash, sum)
    select ${day}, ${level}, position - 1, hash, sum
    from unnest(${nodes.map((node) => node.hash)}::text[], ${nodes.map((node) => node.sum)}::bigint[])
      with ordinality as node (hash, sum, position)`.execute(trx)
}
