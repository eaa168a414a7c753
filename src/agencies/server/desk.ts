import { sql } from 'kysely'
import type { StatementView } from '#agencies/calls.ts'
import { agencySettledEntry } from '#agencies/entries.ts'
import { addPerson } from '#agencies/server/people.ts'
import { type AgencyRow, agencyRow, type CreditOfAgency, creditOf } from '#agencies/server/record.ts'
import { refuse } from '#agencies/server/refusals.ts'
import type { Room } from '#agencies/server/room.ts'
import { statementOf } from '#agencies/server/statement.ts'
import { statementSheet } from '#agencies/server/statement-sheet.ts'
import type { JalaliMonth } from '#calendar/jalali-month.ts'
import { all, maybe, one, type Trx } from '#database/database.ts'
import { violates } from '#database/violates.ts'
import type { Rial } from '#money/rial.ts'

export interface NewAgency {
  readonly name: string
  readonly phone: string
  readonly nationalId: string
  readonly dueDays: number
  readonly limit: Rial
}

export interface Settled {
  readonly agencyId: string
  readonly amount: Rial
  /** the bank's number of the transfer */
  readonly reference: string
  readonly day: Temporal.PlainDate
}

export interface AgencyAtDesk extends AgencyRow, CreditOfAgency {
  readonly people: number
}

/** What the house's own people do with agencies. What two decide on takes the proposal's number. */
export interface AgenciesDesk {
  list(): Promise<readonly AgencyAtDesk[]>
  /** Throws AGENCY_NOT_FOUND. */
  agency(id: string, trx?: Trx): Promise<AgencyAtDesk>
  /** Throws AGENCY_KNOWN. */
  mayOpen(trx: Trx, nationalId: string): Promise<void>
  open(trx: Trx, agency: NewAgency, proposal: number): Promise<string>
  setLimit(trx: Trx, agencyId: string, limit: Rial): Promise<void>
  /** Names a manager whom two have yet to invite; his id. */
  nameManager(trx: Trx, agencyId: string, mobile: string): Promise<string>
  inviteManager(trx: Trx, personId: string): Promise<void>
  /** Throws TRANSFER_KNOWN. */
  maySettle(trx: Trx, settled: Settled): Promise<void>
  settle(trx: Trx, settled: Settled, proposal: number): Promise<void>
  /** A reason blocks, undefined opens again. */
  block(trx: Trx, agencyId: string, reason: string | undefined): Promise<void>
  statement(agencyId: string, month: JalaliMonth): Promise<StatementView>
  sheet(agencyId: string, month: JalaliMonth): Promise<ReturnType<Room['papers']['workbook']>>
}

export function openAgenciesDesk(room: Room): AgenciesDesk {
  const { database } = room
  async function withCredit(row: AgencyRow & { readonly people: number }, trx?: Trx): Promise<AgencyAtDesk> {
    return { ...row, ...(await creditOf(room, row, trx)) }
  }
  async function statement(agencyId: string, month: JalaliMonth): Promise<StatementView> {
    return statementOf(room, await agencyRow(database, agencyId), month)
  }
  const rows = sql`select agency.*, (select count(*)::int from agencies.person
    where agency_id = agency.id and joined_at is not null and left_at is null) as people from agencies.agency`
  return {
    async list() {
      const agencies = await all(
        database,
        sql<AgencyRow & { people: number }>`${rows} order by name, id limit 1000`,
      )
      return Promise.all(agencies.map((row) => withCredit(row)))
    },
    async agency(id, trx = database) {
      const row = await agencyRow(trx, id)
      const [found] = await all(trx, sql<AgencyRow & { people: number }>`${rows} where id = ${row.id}`)
      if (found === undefined) throw refuse('AGENCY_NOT_FOUND')
      return withCredit(found, trx)
    },
    ...decisions(room),
    statement,
    sheet: async (agencyId, month) => room.papers.workbook(statementSheet(await statement(agencyId, month))),
  }
}

type Decision = Exclude<keyof AgenciesDesk, 'list' | 'agency' | 'statement' | 'sheet'>

function decisions(room: Room): Pick<AgenciesDesk, Decision> {
  return { ...openings(room), ...dealings(room) }
}

function openings({
  clock,
  wallet,
  tellInvited,
}: Room): Pick<AgenciesDesk, 'mayOpen' | 'open' | 'setLimit' | 'nameManager' | 'inviteManager'> {
  return {
    async mayOpen(trx, nationalId) {
      const known = await all(trx, sql`select from agencies.agency where national_id = ${nationalId}`)
      if (known.length > 0) throw refuse('AGENCY_KNOWN', { property: 'nationalId' })
    },
    async open(trx, { name, phone, nationalId, dueDays, limit }, proposal) {
      const at = clock.now()
      const { id } = await one(
        trx,
        sql<{
          id: string
        }>`insert into agencies.agency (name, phone, national_id, due_days, opened_at, proposal)
          values (${name}, ${phone}, ${nationalId}, ${dueDays}, ${at}, ${proposal}) returning id`,
      )
      await wallet.receivables.setLimit(trx, { owner: id, limit, at })
      return id
    },
    async setLimit(trx, agencyId, limit) {
      const { id } = await agencyRow(trx, agencyId)
      await wallet.receivables.setLimit(trx, { owner: id, limit, at: clock.now() })
    },
    async nameManager(trx, agencyId, mobile) {
      const { id } = await agencyRow(trx, agencyId)
      const named = await maybe(
        trx,
        sql<{ id: string }>`select id from agencies.person
          where agency_id = ${id} and mobile = ${mobile} and invited_at is null and left_at is null`,
      )
      if (named !== undefined) return named.id
      const { limit } = await wallet.receivables.stateOf(id, trx)
      return addPerson(trx, {
        agencyId: id,
        mobile,
        role: 'manager',
        orderLimit: limit,
        dayLimit: limit,
        at: undefined,
      })
    },
    async inviteManager(trx, personId) {
      const [invited] = await all(
        trx,
        sql<{ agency_id: string; mobile: string }>`update agencies.person set invited_at = ${clock.now()}
          where id = ${personId} and invited_at is null and left_at is null and mobile is not null
          returning agency_id, mobile`,
      )
      if (invited === undefined) throw refuse('INVITATION_NOT_FOUND')
      const { name: agencyName } = await agencyRow(trx, invited.agency_id)
      await tellInvited(trx, { personId, mobile: invited.mobile, agencyName })
    },
  }
}

function dealings({ clock, wallet }: Room): Pick<AgenciesDesk, 'maySettle' | 'settle' | 'block'> {
  return {
    maySettle,
    async settle(trx, settled, proposal) {
      const { agencyId, amount, reference, day } = settled
      await maySettle(trx, settled)
      await sql`insert into agencies.settlement (proposal, agency_id, amount, reference, day, at)
        values (${proposal}, ${agencyId}, ${amount}, ${reference}, ${day}, ${clock.now()})`
        .execute(trx)
        .catch((error: unknown) => {
          throw violates(error, 'settlement_reference_key') ? refuse('TRANSFER_KNOWN') : error
        })
      await wallet.post(trx, agencySettledEntry(settled, proposal))
    },
    async block(trx, agencyId, reason) {
      const { id } = await agencyRow(trx, agencyId)
      await sql`update agencies.agency set blocked_at = ${reason === undefined ? null : clock.now()},
        block_reason = ${reason ?? null} where id = ${id}`.execute(trx)
    },
  }
}

async function maySettle(trx: Trx, { reference }: Pick<Settled, 'reference'>): Promise<void> {
  const known = await all(trx, sql`select from agencies.settlement where reference = ${reference}`)
  if (known.length > 0) throw refuse('TRANSFER_KNOWN', { property: 'reference' })
}
