import { setTimeout as rest } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Trx } from '#database/database.ts'
import { Listener } from '#server/listener.ts'

const Notice = z.discriminatedUnion('topic', [
  z.object({ topic: z.literal('order'), orderId: z.string(), status: z.string() }),
  /** another price is asked for an order that is not paid yet, and waits for a yes */
  z.object({ topic: z.literal('price'), orderId: z.string() }),
  /** somebody paid a share of an order, saw its link, or got his money back */
  z.object({ topic: z.literal('shares'), orderId: z.string() }),
  /** somebody wrote or read in a conversation of this traveller */
  z.object({ topic: z.literal('conversation'), userId: z.string(), orderId: z.nullable(z.string()) }),
  /** a session has ended */
  z.object({ topic: z.literal('session'), sessionId: z.string() }),
])
export type Notice = z.infer<typeof Notice>

/** Sent only if the transaction commits. NOTIFY within the transaction would serialise all commits. */
export function announcing(
  notice: Notice,
  rows: RawBuilder<unknown> = sql`(values (1)) once`,
): RawBuilder<unknown> {
  return sql`insert into public.notices (body) select ${JSON.stringify(notice)}::text from ${rows}`
}

export async function announce(trx: Trx, notice: Notice): Promise<void> {
  await announcing(notice).execute(trx)
}

export function announcingEndOf(sessionId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_notify('bus', json_build_object('topic', 'session', 'sessionId', ${sessionId})::text)`
}

export interface Bus extends AsyncDisposable {
  on(hear: (notice: Notice) => void): void
  /** Notices during a lost connection are lost: reload what depends on them. */
  onReconnect(hear: () => void): void
  close(): Promise<void>
}

/** How soon stored notices are looked for again: at once while there are any, ever later in a quiet house. */
const lookMs = { soonest: 20, latest: 200 } as const

/** One connection per process. Every listening process publishes stored notices, so none waits while anybody listens. */
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
    for (let pause: number = lookMs.soonest; !isClosed; pause = Math.min(2 * pause, lookMs.latest)) {
      const passed = await listener.ask<{ told: number }>('select public.pass_on_notices() as told')
      if ((passed?.told ?? 0) > 0) pause = lookMs.soonest
      await rest(pause, undefined, { ref: false })
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
