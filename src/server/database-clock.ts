import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { steadyPool } from '#database/steady-pool.ts'
import type { Clock } from '#server/clock.ts'

export interface Machine {
  wall(): number
  steady(): number
}

export interface DatabaseClock extends Clock {
  /** machine clock minus database clock (ms) */
  readonly skewMs: number
  measure(): Promise<void>
  close(): Promise<void>
}

const machineHere: Machine = { wall: () => Date.now(), steady: () => performance.now() }
const measureEveryMs = 60_000
const samples = 5
const firstTries = 5
const firstRestMs = 1000
/** beyond this the operator is warned */
const boundMs = 1000

interface Measured {
  readonly micros: bigint
  readonly steadyMs: number
  readonly wallMs: number
}

/** Equal for all processes: measured each minute, continued by the monotonic clock. A wrong machine clock is logged. */
export async function openDatabaseClock(
  databaseUrl: string,
  log: FastifyBaseLogger,
  machine = machineHere,
): Promise<DatabaseClock> {
  const pool = steadyPool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: 10_000,
    query_timeout: 5000,
    application_name: 'parastoo clock',
  })
  let measured = await firstMeasured(pool, machine)
  let last = 0n
  let measuring: Promise<void> | undefined
  const skewMs = () => measured.wallMs - Number(measured.micros / 1000n)
  const again = () => {
    measuring ??= measure(pool, machine)
      .then(
        (found) => {
          measured = found
          tellSkew(log, skewMs())
        },
        (error: unknown) => log.warn({ err: error }, 'clock.not-measured'), // counted on from the last
      )
      .finally(() => {
        measuring = undefined
      })
    return measuring
  }
  const timer = setInterval(() => void again(), measureEveryMs)
  timer.unref()
  tellSkew(log, skewMs())
  return {
    now() {
      const [wallMs, steadyMs] = [machine.wall(), machine.steady()]
      const passedMs = steadyMs - measured.steadyMs
      if (Math.abs(wallMs - measured.wallMs - passedMs) > boundMs) void again()
      last = forward(last, measured.micros + BigInt(Math.round(passedMs * 1000)))
      return new Temporal.Instant(last * 1000n)
    },
    get skewMs() {
      return skewMs()
    },
    measure: again,
    async close() {
      clearInterval(timer)
      await measuring
      await pool.end()
    },
  }
}

/** Never goes back: a slightly earlier measurement holds the time still. */
function forward(last: bigint, next: bigint): bigint {
  return next < last && last - next < BigInt(boundMs) * 1000n ? last : next
}

async function firstMeasured(pool: pg.Pool, machine: Machine): Promise<Measured> {
  for (let tried = 1; ; tried++)
    try {
      return await measure(pool, machine)
    } catch (error) {
      if (tried === firstTries) throw error
      await sleep(firstRestMs)
    }
}

/** Uses the fastest of a few queries; its moment is the middle of the round trip. */
async function measure(pool: pg.Pool, machine: Machine): Promise<Measured> {
  let best: (Measured & { readonly tookMs: number }) | undefined
  const client = await pool.connect()
  try {
    for (let sample = 0; sample < samples; sample++) {
      const [beganWall, began] = [machine.wall(), machine.steady()]
      const { rows } = await client.query<{ micros: string }>(
        'select (extract(epoch from clock_timestamp()) * 1000000)::bigint::text as micros',
      )
      const tookMs = machine.steady() - began
      if (best !== undefined && best.tookMs <= tookMs) continue
      const half = tookMs / 2
      best = {
        micros: BigInt(rows[0]?.micros ?? 0),
        steadyMs: began + half,
        wallMs: beganWall + half,
        tookMs,
      }
    }
  } finally {
    client.release()
  }
  if (best === undefined) throw new Error('the time of the database was not measured')
  return best
}

/** By how many milliseconds this machine's clock is ahead of the database's, when that is too much. */
export function clockFault(clock: Clock): number | undefined {
  if (!('skewMs' in clock) || typeof clock.skewMs !== 'number') return undefined
  return Math.abs(clock.skewMs) > boundMs ? Math.round(clock.skewMs) : undefined
}

function tellSkew(log: FastifyBaseLogger, skewMs: number): void {
  const told = { skewMs: Math.round(skewMs) }
  if (Math.abs(skewMs) > boundMs) log.warn(told, 'clock.wrong')
  else log.debug(told, 'clock.measured')
}
