import { sql } from 'kysely'
import { one } from '#database/database.ts'
import type { Scene } from './scene.ts'

export interface Violation {
  readonly kind: Kind
  readonly law: string
  readonly what: string
}

/** All figures except kills must be 0. */
export interface Verdict {
  readonly kills: number
  /** acknowledged, but lost */
  readonly lost: number
  /** done twice */
  readonly doubled: number
  /** open money or orders, or a mismatch with the bank's records */
  readonly unreconciled: number
  /** rial */
  readonly ledgerSum: number
  /** fares whose seats do not match their holds */
  readonly oversold: number
}

export type Kind = Exclude<keyof Verdict, 'kills' | 'ledgerSum'>

export function verdictOn(
  violations: readonly Violation[],
  { kills, ledgerSum }: Pick<Verdict, 'kills' | 'ledgerSum'>,
): Verdict {
  const count = (kind: Kind) => violations.filter((one) => one.kind === kind).length
  return {
    kills,
    lost: count('lost'),
    doubled: count('doubled'),
    unreconciled: count('unreconciled'),
    ledgerSum,
    oversold: count('oversold'),
  }
}

export function isClean(found: Verdict): boolean {
  return Object.values({ ...found, kills: 0 }).every((figure) => figure === 0)
}

/** All postings of the ledger together, in rial. */
export async function ledgerSum({ database }: Scene): Promise<number> {
  const { total } = await one(
    database,
    sql<{ total: number }>`select coalesce(sum(amount), 0)::bigint as total from wallet.posting`,
  )
  return total
}
