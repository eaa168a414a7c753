import { sql } from 'kysely'
import type { Database } from '#database/database.ts'

const scale = 10

/** The yardstick: pgbench's TPC-B-like transaction, scale 10, over the same driver and connections. */
export async function openTpcB(database: Database): Promise<() => Promise<void>> {
  for (const statement of tables) await sql.raw(statement).execute(database)
  return () => transaction(database)
}

const tables = [
  'create schema yard',
  'create table yard.branches (bid int primary key, bbalance int not null) with (fillfactor = 60)',
  'create table yard.tellers (tid int primary key, bid int not null, tbalance int not null) with (fillfactor = 60)',
  'create table yard.accounts (aid int primary key, bid int not null, abalance int not null) with (fillfactor = 60)',
  'create table yard.history (tid int, bid int, aid int, delta int, mtime timestamp)',
  `insert into yard.branches select g, 0 from generate_series(1, ${scale}) g`,
  `insert into yard.tellers select g, 1 + g % ${scale}, 0 from generate_series(1, ${scale * 10}) g`,
  `insert into yard.accounts select g, 1 + g % ${scale}, 0 from generate_series(1, ${scale * 10_000}) g`,
  'analyze yard.branches, yard.tellers, yard.accounts',
]

function transaction(database: Database): Promise<void> {
  const aid = 1 + Math.floor(Math.random() * scale * 10_000)
  const bid = 1 + Math.floor(Math.random() * scale)
  const tid = 1 + Math.floor(Math.random() * scale * 10)
  const delta = Math.floor(Math.random() * 10_001) - 5000
  return database.transaction().execute(async (trx) => {
    await sql`update yard.accounts set abalance = abalance + ${delta} where aid = ${aid}`.execute(trx)
    await sql`select abalance from yard.accounts where aid = ${aid}`.execute(trx)
    await sql`update yard.tellers set tbalance = tbalance + ${delta} where tid = ${tid}`.execute(trx)
    await sql`update yard.branches set bbalance = bbalance + ${delta} where bid = ${bid}`.execute(trx)
    await sql`insert into yard.history (tid, bid, aid, delta, mtime)
      values (${tid}, ${bid}, ${aid}, ${delta}, current_timestamp)`.execute(trx)
  })
}
