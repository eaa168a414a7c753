import type { RawBuilder } from 'kysely'
import type { Trx } from '#database/database.ts'

export async function affected(trx: Trx, ...statements: readonly RawBuilder<unknown>[]): Promise<number> {
  let rows = 0
  for (const statement of statements) rows += Number((await statement.execute(trx)).numAffectedRows ?? 0)
  return rows
}
