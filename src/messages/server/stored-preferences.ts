import { sql } from 'kysely'
import { one, type Trx } from '#database/database.ts'
import { channelNumbered, channelNumbers } from '#messages/channels.ts'
import { eventNames } from '#messages/events.ts'
import { choicesBy, type Preferences, unasked } from '#messages/preferences.ts'

interface ChosenRow {
  readonly event: string
  readonly channels: readonly number[]
}

interface QuietRow {
  readonly begins: string | null
  readonly ends: string | null
}

export async function wishesOf(trx: Trx, userId: string): Promise<Preferences> {
  const { rows, quiet } = await one(
    trx,
    sql<{ rows: readonly ChosenRow[]; quiet: QuietRow | null }>`
      select coalesce((select jsonb_agg(jsonb_build_object('event', event, 'channels', channels))
          from messages.preferences where user_id = ${userId}), '[]') as rows,
        (select jsonb_build_object('begins', begins, 'ends', ends)
          from messages.quiet_hours where user_id = ${userId}) as quiet`,
  )
  return {
    choices: choicesBy((event) => {
      const chosen = rows.find((row) => row.event === event)
      if (chosen === undefined) return unasked.choices[event]
      return chosen.channels.flatMap((number) => channelNumbered(number) ?? [])
    }),
    quietHours: quiet === null ? unasked.quietHours : hoursIn(quiet),
  }
}

function hoursIn({ begins, ends }: QuietRow): Preferences['quietHours'] {
  return begins === null || ends === null ? undefined : { from: begins.slice(0, 5), to: ends.slice(0, 5) }
}

export async function wish(
  trx: Trx,
  userId: string,
  { preferences, now }: { preferences: Preferences; now: Temporal.Instant },
): Promise<void> {
  for (const event of eventNames) {
    const numbers = preferences.choices[event].map((channel) => channelNumbers[channel])
    await sql`insert into messages.preferences (user_id, event, channels, chosen_at)
      values (${userId}, ${event}, ${numbers}, ${now})
      on conflict (user_id, event) do update set channels = excluded.channels, chosen_at = excluded.chosen_at`.execute(
      trx,
    )
  }
  const { from = null, to = null } = preferences.quietHours ?? {}
  await sql`insert into messages.quiet_hours (user_id, begins, ends, chosen_at)
    values (${userId}, ${from}, ${to}, ${now})
    on conflict (user_id) do update
      set begins = excluded.begins, ends = excluded.ends, chosen_at = excluded.chosen_at`.execute(trx)
}
