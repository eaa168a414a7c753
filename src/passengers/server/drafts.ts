import { sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import type { StoredDraft } from '#passengers/calls.ts'
import { type Sealer, sealer } from '#server/encrypted.ts'
import type { House } from '#server/house.ts'

/** What was typed into a form of people and not sent yet, for its owner's other devices. */
export interface Drafts {
  /** Replaces the form's; the latest forms of a user are stored. */
  put(userId: string, form: string, text: string): Promise<Temporal.Instant>
  of(userId: string, form: string): Promise<StoredDraft | undefined>
}

export const draftLimits = { forms: 6, forHours: 72 } as const

type Room = Pick<House, 'database' | 'clock' | 'jobs' | 'settings'>

export function openDrafts({ database, clock, jobs, settings }: Room): Drafts {
  const vault = draftVault(settings)
  const since = () => clock.now().subtract({ hours: draftLimits.forHours })
  jobs.every('passengers.forget-drafts', '23 * * * *', async () => {
    await sql`delete from passengers.draft where changed_at <= ${since()}`.execute(database)
  })
  return {
    async put(userId, form, text) {
      const sealed = vault.seal(text, boundTo(userId, form))
      return database.transaction().execute(async (trx) => {
        // as the database keeps it: devices compare it
        const { changed_at } = await one(
          trx,
          sql<Pick<Row, 'changed_at'>>`insert into passengers.draft (user_id, form, sealed, changed_at)
            values (${userId}, ${form}, ${sealed}, ${clock.now()})
            on conflict (user_id, form) do update set sealed = excluded.sealed, changed_at = excluded.changed_at
            returning changed_at`,
        )
        await sql`delete from passengers.draft where user_id = ${userId} and form not in (
          select form from passengers.draft where user_id = ${userId} order by changed_at desc, form limit ${draftLimits.forms})`.execute(
          trx,
        )
        return changed_at
      })
    },
    async of(userId, form) {
      const row = await maybe(
        database,
        sql<Row>`select * from passengers.draft
          where user_id = ${userId} and form = ${form} and changed_at > ${since()}`,
      )
      return row && { text: opened(vault, row), changedAt: row.changed_at.toString() }
    },
  }
}

interface Row {
  readonly user_id: string
  readonly form: string
  readonly sealed: Buffer
  readonly changed_at: Temporal.Instant
}

/** For their owner: all of a user's. */
export async function draftsOf(
  trx: Trx,
  settings: House['settings'],
  userId: string,
): Promise<readonly object[]> {
  const vault = draftVault(settings)
  const rows = await all(
    trx,
    sql<Row>`select * from passengers.draft where user_id = ${userId} order by form`,
  )
  return rows.map((row) => ({ form: row.form, changedAt: row.changed_at, draft: opened(vault, row) }))
}

function draftVault(settings: House['settings']): Sealer {
  return sealer(settings.secrets.vault, 'drafts of people')
}

function opened(vault: Sealer, row: Row): string {
  return vault.open(row.sealed, boundTo(row.user_id, row.form))
}

/** Additional data of the encryption: a row copied elsewhere does not decrypt. */
function boundTo(userId: string, form: string): string {
  return `${userId} ${form}`
}
