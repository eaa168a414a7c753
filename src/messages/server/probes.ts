import { sql } from 'kysely'
import { type Database, one } from '#database/database.ts'
import type { Channel } from '#messages/channels.ts'
import type { Clock } from '#server/clock.ts'
import type { Probe } from '#server/probe.ts'

const titles = {
  Sms: 'پیامک',
  Email: 'ایمیل',
  Push: 'اعلان مرورگر',
  Whatsapp: 'واتساپ',
  Bale: 'بله',
} as const satisfies Record<Channel, string>

const lookBackMinutes = 60
/** what was to be sent and waits longer is late */
const lateMinutes = 3

/** Nothing is sent to try a way: real messages of the last hour say how it is. */
export function messageProbes(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  open: readonly Channel[],
): readonly Probe[] {
  return open.map((channel) => ({
    part: channel.toLowerCase(),
    title: titles[channel],
    async look() {
      const now = clock.now()
      const { sent, late } = await one(
        database,
        sql<{ sent: number; late: number }>`
          select count(*) filter (where state = 'sent' and ended_at >= ${now.subtract({ minutes: lookBackMinutes })})
              as sent,
            count(*) filter (where state = 'waiting'
              and coalesce(not_before, created_at) < ${now.subtract({ minutes: lateMinutes })}) as late
          from messages.outbox
          where channel = ${channel} and created_at >= ${now.subtract({ hours: 24 })}`,
      )
      return sent + late === 0 ? undefined : late === 0
    },
  }))
}
