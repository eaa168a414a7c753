import { setTimeout as rest } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Trx } from '#database/database.ts'
import { Listener } from '#server/listener.ts'

/** What is told through the database to every process; ids and words, never bodies (a notice holds 8000 bytes). */
const Notice = z.discriminatedUnion('topic', [
  z.object({ topic: z.literal('order'), orderId: z.string(), status: z.string() }),
  /** a session has ended */
  z.object({ topic: z.literal('session'), sessionId: z.string() }),
])
export type Notice = z.infer<typeof Notice>

/**
 * A statement that announces, once for each of `rows`: what is put down leaves only if the transaction commits, and a moment
 * later reaches all processes, this one too. A notice in the transaction itself would make all commits wait for each other.
 */
export function announcing(
  notice: Notice,
  rows: RawBuilder<unknown> = sql`(values (1)) once`,
): RawBuilder<unknown> {
  return sql`insert into public.notices (body) select ${JSON.stringify(notice)}::text from ${rows}`
}

/** The same by itself. */
export async function announce(trx: Trx, notice: Notice): Promise<void> {
  await announcing(notice).execute(trx)
}

/** A piece of a statement that announces the end of sessions, whose id is a column of it. */
export function announcingEndOf(sessionId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_notify('bus', json_build_object('topic', 'session', 'sessionId', ${sessionId})::text)`
}

export interface Bus extends AsyncDisposable {
  on(hear: (notice: Notice) => void): void
  /** What was told while the connection was lost is lost: whoever needs it asks again. */
  onReconnect(hear: () => void): void
  close(): Promise<void>
}

/** how long a process rests between looking for what was put down */
const passOnMs = { telling: 20, quiet: 50 } as const

/**
 * Listens with one connection a process, and comes back when the database does. Every process that listens passes on, too:
 * then all that is put down is told while anybody cares.
 */
export async function openBus(databaseUrl: string, log: FastifyBaseLogger): Promise<Bus> {
  const ears: ((notice: Notice) => void)[] = []
  const reconnected: (() => void)[] = []
  const listener = new Listener(
    databaseUrl,
    {
      name: 'bus',
      channel: 'bus',
      hear(payload) {
        const notice = Notice.parse(JSON.parse(payload))
        for (const hear of ears) hear(notice)
      },
      reconnected() {
        for (const hear of reconnected) hear()
      },
    },
    log,
  )
  await listener.connect()
  let isClosed = false
  async function passOn(): Promise<void> {
    while (!isClosed) {
      const passed = await listener.ask<{ told: number }>('select public.pass_on_notices() as told')
      await rest((passed?.told ?? 0) > 0 ? passOnMs.telling : passOnMs.quiet, undefined, { ref: false })
    }
  }
  void passOn()
  const close = () => {
    isClosed = true
    return listener.close()
  }
  return {
    on: (hear) => void ears.push(hear),
    onReconnect: (hear) => void reconnected.push(hear),
    close,
    [Symbol.asyncDispose]: close,
  }
}
