import type { FastifyBaseLogger } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Trx } from '#database/database.ts'
import { Listener } from '#server/listener.ts'

/** What is told through the database to every process; ids and words, never bodies (a notice holds 8000 bytes). */
const Notice = z.object({ topic: z.literal('order'), orderId: z.string(), status: z.string() })
export type Notice = z.infer<typeof Notice>

/** A piece of a statement that announces: it leaves only if the transaction commits, and then reaches all processes, this one too. */
export function announcing(notice: Notice): RawBuilder<unknown> {
  return sql`pg_notify('bus', ${JSON.stringify(notice)})`
}

/** The same as a statement of its own. */
export async function announce(trx: Trx, notice: Notice): Promise<void> {
  await sql`select ${announcing(notice)}`.execute(trx)
}

export interface Bus extends AsyncDisposable {
  on(hear: (notice: Notice) => void): void
  /** What was told while the connection was lost is lost: whoever needs it asks again. */
  onReconnect(hear: () => void): void
  close(): Promise<void>
}

/** Listens with one connection a process, and comes back when the database does. */
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
  const close = () => listener.close()
  return {
    on: (hear) => void ears.push(hear),
    onReconnect: (hear) => void reconnected.push(hear),
    close,
    [Symbol.asyncDispose]: close,
  }
}
