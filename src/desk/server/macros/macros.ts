import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { macroFault } from '#desk/macros/macro-faults.ts'
import type { Desk } from '#desk/server/desk.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { House } from '#server/house.ts'
import { Refusal } from '#server/refusal.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export interface MacroRooms extends Pick<House, 'clock'> {
  readonly desk: Pick<Desk, 'database' | 'audit'>
}

export interface Macro {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly body: string
  readonly by: string
  readonly at: Temporal.Instant
}

/** Those that are offered, by their names. */
export function macrosOf(trx: Trx): Promise<readonly Macro[]> {
  return all(
    trx,
    sql<Macro>`select * from (
        select distinct on (macro_id) macro_id as id, version, title, body, staff_name as by, at
        from desk.macro_version order by macro_id, version desc) newest
      where body is not null order by title, id`,
  )
}

interface MacroDraft {
  readonly title: string
  readonly body: string
}

/** Its id. Refuses MACRO_FAULTY, MACRO_NAME_TAKEN, TOO_MANY_MACROS. */
export async function makeMacro(rooms: MacroRooms, by: StaffVisitor, written: MacroDraft): Promise<string> {
  const id = randomUUID()
  await writeVersion(rooms, by, { ...written, id, version: 1 })
  return id
}

/** Over the version that was read. Refuses MACRO_MOVED, and what making one refuses. */
export function changeMacro(
  rooms: MacroRooms,
  by: StaffVisitor,
  { version, ...written }: MacroDraft & { readonly id: string; readonly version: number },
): Promise<void> {
  return writeVersion(rooms, by, { ...written, version: version + 1 })
}

/** Refuses MACRO_MOVED. */
export function withdrawMacro(
  rooms: MacroRooms,
  by: StaffVisitor,
  { id, version }: Pick<Macro, 'id' | 'version'>,
): Promise<void> {
  return writeVersion(rooms, by, { id, version: version + 1, body: null })
}

const most = 200

type NewVersion = { readonly id: string; readonly version: number } & (MacroDraft | { readonly body: null })

async function writeVersion(rooms: MacroRooms, by: StaffVisitor, written: NewVersion): Promise<void> {
  const { desk, clock } = rooms
  if (written.body !== null) mustBeSound(written.body.replaceAll('\r\n', '\n'))
  await desk.database.transaction().execute(async (trx) => {
    await sql`lock table desk.macro_version in share row exclusive mode`.execute(trx)
    const offered = await macrosOf(trx)
    const before = offered.find(({ id }) => id === written.id)
    if (written.version > 1 && before?.version !== written.version - 1) throw refuse('MACRO_MOVED')
    const title = written.body === null ? (before?.title ?? '') : written.title
    if (written.body !== null) mustBeOneOf(offered, { id: written.id, title })
    const body = written.body?.replaceAll('\r\n', '\n') ?? null
    await sql`insert into desk.macro_version (macro_id, version, title, body, staff_id, staff_name, at)
      values (${written.id}, ${written.version}, ${title}, ${body}, ${by.staffId}, ${by.name}, ${clock.now()})`.execute(
      trx,
    )
    await desk.audit.record(trx, by, {
      action: written.body === null ? 'macro.withdrawn' : 'macro.written',
      subject: { kind: 'macro', id: written.id },
      details: { version: written.version, title },
    })
  })
}

function mustBeSound(body: string): void {
  const says = macroFault(body)
  if (says !== undefined) throw new Refusal('MACRO_FAULTY', { says }, { property: 'body' })
}

function mustBeOneOf(offered: readonly Macro[], { id, title }: Pick<Macro, 'id' | 'title'>): void {
  if (offered.some((one) => one.id !== id && one.title === title))
    throw refuse('MACRO_NAME_TAKEN', { property: 'title' })
  if (offered.length >= most && offered.every((one) => one.id !== id)) throw refuse('TOO_MANY_MACROS')
}
