import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#database/database.ts'

/**
 * Faults put in on purpose, to see that the harness finds them.
 * `torn-transactions`: what should commit as one commits statement by statement.
 * `forgetful-keys`: no idempotency key is known again.
 */
export type Plant = 'torn-transactions' | 'forgetful-keys'

/** The fault of this name; nothing for no name. */
export function plantNamed(name: string | undefined): Plant | undefined {
  if (name === undefined) return undefined
  if (name !== 'torn-transactions' && name !== 'forgetful-keys')
    throw new RangeError(`no fault is called ${name}; there are: ${Object.keys(statements).join(', ')}`)
  return name
}

/** A database whose transactions are none: each statement stands alone, and after it one may well be killed. */
export function torn(database: Database): Database {
  const alone = withMember(database, 'getExecutor', () => {
    const executor = database.getExecutor()
    return withMember(
      executor,
      'executeQuery',
      async (...asked: Parameters<typeof executor.executeQuery>) => {
        const result = await executor.executeQuery(...asked)
        await sleep(20)
        return result
      },
    )
  })
  return withMember(database, 'transaction', () => ({
    execute: (work: (trx: Database) => Promise<unknown>) => work(alone),
  }))
}

/** The same thing with one member replaced. */
function withMember<T extends object>(whole: T, replaced: keyof T, member: unknown): T {
  return new Proxy(whole, {
    get(target, name) {
      if (name === replaced) return member
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** What the fault needs in the database: its own guards would otherwise stop it at once. */
export async function plantIn(database: Database, plant: Plant): Promise<void> {
  for (const statement of statements[plant]) await sql.raw(statement).execute(database)
}

const statements: Record<Plant, readonly string[]> = {
  'torn-transactions': [
    'drop trigger balanced on wallet.entry',
    `create or replace function wallet.take_postings() returns trigger language plpgsql as $$
     begin
       update wallet.account set balance = balance + moved.amount
       from (select account_id, sum(amount) as amount from taken group by account_id) moved
       where id = moved.account_id;
       return null;
     end $$`,
  ],
  'forgetful-keys': [
    `create function public.forget_answer() returns trigger language plpgsql as $$
     begin
       delete from server.kept_answer where scope = new.scope and line = new.line and key = new.key;
       return null;
     end $$`,
    `create trigger forgets after update of status on server.kept_answer
     for each row when (new.status is not null) execute function public.forget_answer()`,
    `create function public.forget_once() returns trigger language plpgsql as $$
     begin
       new.once := new.once || gen_random_uuid();
       return new;
     end $$`,
    `create trigger forgets before insert on orders."order" for each row execute function public.forget_once()`,
  ],
}
