import { sql } from 'kysely'
import { type Database, maybe, one } from '#database/database.ts'
import type { Gateway } from '#payments/gateway.ts'
import {
  after,
  type Health,
  type HealthStatus,
  healthLimits,
  isResting,
  mayTry,
  unknownYet,
  wellnessOf,
} from '#payments/health.ts'
import type { House } from '#server/house.ts'

/** Judged by `health.ts`, stored in the database for all processes. */
export interface GatewayHealth {
  /** as it is shown to who chooses, and whether it is left out for now */
  statusOf(gatewayId: number): Promise<{ readonly health: HealthStatus; readonly isResting: boolean }>
  /** Claims the single probe after a rest: on true the caller must send the payer. */
  admits(gatewayId: number): Promise<boolean>
  /** Records outcomes of `start` and `verify`. */
  watched(gateway: Gateway): Gateway
}

export function openGatewayHealth({
  database,
  clock,
  log,
}: Pick<House, 'database' | 'clock' | 'log'>): GatewayHealth {
  const now = () => clock.now()
  async function note(gatewayId: number, isGood: boolean, milliseconds: number): Promise<void> {
    const [was, is] = await noted(database, gatewayId, { isGood, milliseconds, at: now().epochMilliseconds })
    if (was.restsUntil === null && is.restsUntil !== null) log.warn({ gatewayId }, 'gateway.rests')
    if (was.restsUntil !== null && is.restsUntil === null) log.info({ gatewayId }, 'gateway.back')
  }
  return {
    async statusOf(gatewayId) {
      const health = await healthOf(database, gatewayId)
      return { health: wellnessOf(health), isResting: isResting(health, now()) }
    },
    async admits(gatewayId) {
      const health = await healthOf(database, gatewayId)
      if (health.restsUntil === null) return true
      return mayTry(health, now()) && (await isProbing(database, gatewayId, now()))
    },
    watched: (gateway) => watched(gateway, note),
  }
}

type Note = (gatewayId: number, isGood: boolean, milliseconds: number) => Promise<void>

/** A proper rejection is a good outcome; silence, HTML and "no payment can begin" are not. */
function watched(gateway: Gateway, note: Note): Gateway {
  async function timed<T>(call: Promise<T>, isGood: (answer: T) => boolean): Promise<T> {
    const begun = performance.now()
    const answer = await call
    await note(gateway.id, isGood(answer), Math.round(performance.now() - begun))
    return answer
  }
  return {
    ...gateway,
    start: (intent) => timed(gateway.start(intent), ({ kind }) => kind === 'started'),
    verify: (claim) => timed(gateway.verify(claim), ({ kind }) => kind !== 'unknown'),
  }
}

const columns = sql`recent, rests_until as "restsUntil", probed_at as "probedAt"`

async function healthOf(database: Database, gatewayId: number): Promise<Health> {
  const row = await maybe(
    database,
    sql<Health>`select ${columns} from payments.health where gateway_id = ${gatewayId}`,
  )
  return row ?? unknownYet
}

function noted(
  database: Database,
  gatewayId: number,
  outcome: Health['recent'][number],
): Promise<readonly [Health, Health]> {
  return database.transaction().execute(async (trx) => {
    await sql`insert into payments.health (gateway_id) values (${gatewayId}) on conflict do nothing`.execute(
      trx,
    )
    const was = await one(
      trx,
      sql<Health>`select ${columns} from payments.health where gateway_id = ${gatewayId} for update`,
    )
    const is = after(was, outcome)
    await sql`update payments.health set recent = ${JSON.stringify(is.recent)}, rests_until = ${is.restsUntil},
      probed_at = ${is.probedAt} where gateway_id = ${gatewayId}`.execute(trx)
    return [was, is]
  })
}

/** Only one payer probes after a rest. */
async function isProbing(database: Database, gatewayId: number, now: Temporal.Instant): Promise<boolean> {
  const dead = now.subtract({ seconds: healthLimits.probeSeconds })
  const mine = await maybe(
    database,
    sql`update payments.health set probed_at = ${now}
      where gateway_id = ${gatewayId} and rests_until <= ${now} and (probed_at is null or probed_at <= ${dead})
      returning gateway_id`,
  )
  return mine !== undefined
}
