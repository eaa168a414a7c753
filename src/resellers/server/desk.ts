import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { type Step, steps } from '#resellers/calls.ts'
import type { ResellerSettings } from '#resellers/server/reseller-settings.ts'

/** The ledger of clicks as the house's own people read it; it names nobody. */
export interface ResellerDesk {
  /** Those of the settings. */
  names(): ReadonlyMap<string, string>
  /** Orders by their id, with the code of the marketplace: of clicks in that time. */
  ordersFrom(from: Temporal.Instant, until: Temporal.Instant): Promise<ReadonlyMap<string, string>>
  /** Of each marketplace how many came, and how far. */
  came(from: Temporal.Instant, until: Temporal.Instant): Promise<readonly Came[]>
  /** The newest clicks of one. */
  latest(code: string, most: number): Promise<readonly LatestClick[]>
}

export interface Came {
  readonly code: string
  readonly clicks: number
  readonly reached: Readonly<Record<Step, number>>
  readonly orders: number
}

export interface LatestClick {
  readonly id: string
  readonly cameAt: Temporal.Instant
  /** rial, the whole party, as it was shown there */
  readonly total: number
  readonly steps: readonly Step[]
  readonly orders: readonly string[]
}

export function openResellerDesk(
  database: Database,
  resellers: readonly Pick<ResellerSettings, 'code' | 'name'>[],
): ResellerDesk {
  const codes = resellers.map(({ code }) => code)
  return {
    names: () => new Map(resellers.map(({ code, name }) => [code, name])),
    async ordersFrom(from, until) {
      const rows = await all(
        database,
        sql<{ id: string; code: string }>`select o.order_id as id, c.reseller as code
          from resellers.clicks c join resellers.orders o on o.click_id = c.id
          where c.reseller = any(${codes}) and c.came_at >= ${from} and c.came_at < ${until}`,
      )
      return new Map(rows.map(({ id, code }) => [id, code]))
    },
    async came(from, until) {
      const rows = await all(
        database,
        sql<{ code: string; step: Step | null; count: number; orders: number }>`
          with click as (select id, reseller from resellers.clicks
            where reseller = any(${codes}) and came_at >= ${from} and came_at < ${until})
          select reseller as code, null as step, count(*)::int as count,
            (count(*) filter (where exists (select from resellers.orders o where o.click_id = click.id)))::int as orders
          from click group by reseller
          union all
          select reseller, step, count(*)::int, 0 from click join resellers.steps on click_id = click.id group by reseller, step`,
      )
      return codes.map((code) => cameOf(code, rows))
    },
    latest: (code, most) =>
      all(
        database,
        sql<LatestClick>`select c.id, c.came_at as "cameAt", c.total,
            array(select step from resellers.steps where click_id = c.id order by at) as steps,
            array(select order_id::text from resellers.orders where click_id = c.id order by 1) as orders
          from resellers.clicks c where c.reseller = ${code} order by c.came_at desc, c.id limit ${most}`,
      ),
  }
}

function cameOf(
  code: string,
  rows: readonly { code: string; step: Step | null; count: number; orders: number }[],
): Came {
  const own = rows.filter((row) => row.code === code)
  const whole = own.find(({ step }) => step === null)
  const countOf = (step: Step) => own.find((row) => row.step === step)?.count ?? 0
  return {
    code,
    clicks: whole?.count ?? 0,
    orders: whole?.orders ?? 0,
    reached: Object.fromEntries(steps.map((step) => [step, countOf(step)])) as Came['reached'],
  }
}
