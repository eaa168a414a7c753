import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { Proof, Share } from '#wallet/calls.ts'
import { siblingsOf } from '#wallet/liabilities.ts'
import { sha256 } from '#wallet/server/proof/digest.ts'

const lookedBack = 30

interface ProofRow extends Omit<Proof, 'day' | 'stated'> {
  readonly day: Temporal.PlainDate
  readonly stated_day: Temporal.PlainDate | null
  readonly balance: number | null
  readonly entered_at: Temporal.Instant | null
}

export async function publishedProofs(trx: Trx): Promise<Proof[]> {
  const rows = await all(
    trx,
    sql<ProofRow>`
      select proof.day, root, total, leaves, signature, public_key as "publicKey",
        case when in_bank is not null then json_build_object(
          'bank', in_bank, 'gateways', at_gateways, 'suppliers', of_suppliers, 'others', not_travellers) end as backing,
        stated.day as stated_day, balance, entered_at
      from wallet.proof left join lateral (
        select day, balance, entered_at from wallet.stated_balance
        where day <= proof.day order by day desc, id desc limit 1) as stated on true
      order by proof.day desc limit ${lookedBack}`,
  )
  return rows.map(({ stated_day: day, balance, entered_at: at, ...row }) => ({
    ...row,
    day: row.day.toString(),
    stated:
      day === null || balance === null || at === null
        ? null
        : { day: day.toString(), balance, enteredAt: at.toString() },
  }))
}

interface LeafRow {
  readonly day: Temporal.PlainDate
  readonly position: number
  readonly nonce: string
  readonly amount: number
  readonly leaves: number
}

/** Undefined when nothing was owed. */
export async function shareOf(trx: Trx, userId: string, asked?: string): Promise<Share | undefined> {
  const row = await maybe(
    trx,
    sql<LeafRow>`
      select day, position, nonce, amount, leaves from wallet.proof_leaf join wallet.proof using (day)
      where user_id = ${userId} and day = ${
        asked === undefined ? sql`(select max(day) from wallet.proof)` : asked
      }`,
  )
  if (row === undefined) return undefined
  const day = row.day.toString()
  const { position, nonce, amount, leaves } = row
  return {
    userId,
    leaf: { day, owner: await sha256(userId), nonce, amount },
    place: { position, leaves },
    path: await pathOf(trx, day, siblingsOf({ position, leaves })),
  }
}

type Address = ReturnType<typeof siblingsOf>[number]

async function pathOf(trx: Trx, day: string, way: readonly Address[]): Promise<Share['path']> {
  const rows = await all(
    trx,
    sql<{ hash: string; sum: number }>`
      select hash, sum from wallet.proof_node
      join unnest(${way.map((one) => one.level)}::int[], ${way.map((one) => one.position)}::int[])
        as way (level, position) using (level, position)
      where day = ${day} order by level`,
  )
  return [...rows]
}
