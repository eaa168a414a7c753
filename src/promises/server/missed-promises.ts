import type { Trx } from '#database/database.ts'
import { type PromiseKind, promiseKinds } from '#promises/promise.ts'
import { type Given, markMissed, noticing, type Row, unnoticed } from '#promises/server/record.ts'
import { openTask, type taskNumbers } from '#promises/server/tasks.ts'
import type { House } from '#server/house.ts'

/** `keptAt`: kept late, if at all. */
export type Missed = Omit<Given, 'missedAt'>

/** In the transaction that marks it as missed. */
export type Consequence = (trx: Trx, missed: Missed) => Promise<void>

export type Consequences = ReadonlyMap<PromiseKind, readonly Consequence[]>

interface Office extends Pick<House, 'database' | 'clock' | 'log'> {
  readonly numberOf: ReturnType<typeof taskNumbers>
}

const together = 100

/** Each late promise once; one failure does not stop the others. */
export async function look(office: Office, consequences: Consequences): Promise<void> {
  let after = 0
  for (;;) {
    const rows = await unnoticed(office.database, { now: office.clock.now(), after, limit: together })
    for (const row of rows) await noticedOrLogged(office, consequences, row)
    const last = rows.at(-1)
    if (last === undefined || rows.length < together) return
    after = last.id
  }
}

async function noticedOrLogged(office: Office, consequences: Consequences, row: Row): Promise<void> {
  const { kind, subject } = row
  try {
    const isNoticed = await office.database
      .transaction()
      .execute((trx) => notice(trx, row, { office, consequences }))
    if (isNoticed) office.log.warn({ promise: kind, subject, orderId: row.orderId }, 'promise.missed')
  } catch (error) {
    office.log.error({ err: error, promise: kind, subject }, 'promise.look-failed')
  }
}

/** Lock order: the consequence locks the order or refund before the
 * promise's row, like those who keep promises; so no deadlock. */
async function notice(
  trx: Trx,
  row: Row,
  { office, consequences }: { readonly office: Office; readonly consequences: Consequences },
): Promise<boolean> {
  if (!(await noticing(trx, row.id))) return false
  const [still] = await unnoticed(trx, { now: office.clock.now(), after: row.id - 1, limit: 1 })
  if (still?.id !== row.id) return false
  for (const consequence of consequences.get(row.kind) ?? []) await consequence(trx, still)
  const at = office.clock.now()
  const missed = await markMissed(trx, row.id, at)
  if (missed?.keptAt === null && promiseKinds[row.kind].task === 'when-missed')
    await openTask(trx, { promiseId: row.id, at, numberOf: office.numberOf })
  return missed !== undefined
}
