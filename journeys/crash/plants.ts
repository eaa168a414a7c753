import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#database/database.ts'

/**
 * Faults put in on purpose, to see that the harness finds them.
 * `torn-transactions`: what should commit as one commits statement by statement.
 * `forgetful-keys`: no idempotency key is known again.
 * `odd-money-unseen`: nobody writes down that a bank took another amount.
 * `cheap-abroad`: what a card abroad is charged is kept a hundredth too small.
 * `returns-unseen`: a payout that was there once is never looked at again.
 * `rooms-uncounted`: a room that is sold is not counted.
 * `policies-misnumbered`: a policy is kept under another number than its order says.
 * `visas-misfiled`: a request is filed under another number than its order says.
 * `experiences-stay`: an experience that is given back stays as it is.
 * `places-uncounted`: a place of a group that is sold is not counted.
 * `bags-for-nothing`: a bag goes with the ticket and is not in its order.
 * `parts-sold-alone`: what stands or falls together is sold part by part.
 * `protection-forgotten`: protection is paid and nobody has it.
 * `later-bags-stay`: a bag after the ticket stays when the ticket goes back.
 * `moved-policies-stay`: a policy that moved stays as it was, beside the new one.
 * `rules-unwritten`: nobody writes down what price rules made of an order.
 * `tickets-stay-promised`: a ticket is promised for good to an order that came to nothing.
 */
export type Plant = keyof typeof statements

export function plantNamed(name: string | undefined): Plant | undefined {
  if (name === undefined) return undefined
  if (!isPlant(name))
    throw new RangeError(`no fault is called ${name}; there are: ${Object.keys(statements).join(', ')}`)
  return name
}

export const plantNames = () => Object.keys(statements).filter(isPlant)

function isPlant(name: string): name is Plant {
  return Object.hasOwn(statements, name)
}

/** Without transactions: each statement commits by itself. */
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

function withMember<T extends object>(whole: T, replaced: keyof T, member: unknown): T {
  return new Proxy(whole, {
    get(target, name) {
      if (name === replaced) return member
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

export async function plantIn(database: Database, plant: Plant): Promise<void> {
  for (const statement of statements[plant]) await sql.raw(statement).execute(database)
}

const statements = {
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
  'odd-money-unseen': beforeRow('insert', 'payments.odd_money', 'return null;'),
  'cheap-abroad': beforeRow(
    'update of charged_minor',
    'payments.attempts',
    'if old.charged_minor is null then new.charged_minor := new.charged_minor - 1; end if; return new;',
  ),
  'returns-unseen': beforeRow(
    'update of look_at',
    'refunds.payout',
    'if new.reference is not null then new.look_at := null; end if; return new;',
  ),
  'returned-withdrawals-unseen': beforeRow(
    'update of look_at',
    'withdrawals.payout',
    'if new.reference is not null then new.look_at := null; end if; return new;',
  ),
  'rooms-uncounted': beforeRow('update of sold', 'hotels.nights', 'new.sold := old.sold; return new;'),
  'visas-misfiled': beforeRow(
    'update of case_number',
    'visas.request',
    "new.case_number := new.case_number || '0'; return new;",
  ),
  'policies-misnumbered': beforeRow(
    'update of reference',
    'insurance.policy',
    "new.reference := new.reference || '0'; return new;",
  ),
  'experiences-stay': beforeRow(
    'update of refunded_at',
    'experiences.booking',
    'new.state := old.state; new.refunded_at := null; return new;',
  ),
  'places-uncounted': beforeRow('update of sold', 'tours.departures', 'new.sold := old.sold; return new;'),
  'bags-for-nothing': beforeRow('insert', 'orders.extra', 'return null;'),
  'parts-sold-alone': beforeRow('update of trip_id', 'orders."order"', 'new.whole := false; return new;'),
  'protection-forgotten': beforeRow('insert', 'flights.hold_protection', 'return null;'),
  'later-bags-stay': beforeRow(
    'update of refunded_at',
    'flights.later_bags',
    'new.refunded_at := null; return new;',
  ),
  'moved-policies-stay': beforeRow(
    'update of refunded_at',
    'insurance.insured',
    'if new.order_id in (select of_order_id from orders.rebooking) then new.refunded_at := null; end if; return new;',
  ),
  'rules-unwritten': beforeRow('insert', 'orders.order_price_rule', 'return null;'),
  'tickets-stay-promised': beforeRow('delete', 'orders.rebooked', 'return null;'),
} as const satisfies Record<string, readonly string[]>

function beforeRow(when: string, table: string, does: string): readonly string[] {
  const name = `public.plant_${table.replace('.', '_').replaceAll('"', '')}`
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${does} end $$`,
    `create trigger z_planted before ${when} on ${table} for each row execute function ${name}()`,
  ]
}
