import { sql } from 'kysely'
import type { AgencyPage, StatementView } from '#agencies/calls.ts'
import { openCredits } from '#agencies/server/credits.ts'
import { type AgenciesDesk, openAgenciesDesk } from '#agencies/server/desk.ts'
import { pageOf } from '#agencies/server/page.ts'
import {
  answerInvitation,
  changePerson,
  type InvitationReply,
  invite,
  type PersonTerms,
  removePerson,
} from '#agencies/server/people.ts'
import { agencyRow, managerOf, personOf } from '#agencies/server/record.ts'
import { refuse } from '#agencies/server/refusals.ts'
import type { AgencyNeighbours, Room } from '#agencies/server/room.ts'
import { statementOf } from '#agencies/server/statement.ts'
import { statementSheet } from '#agencies/server/statement-sheet.ts'
import { monthIn } from '#calendar/jalali-month.ts'
import type { Credits } from '#orders/server/credits.ts'
import type { House } from '#server/house.ts'

export type { AgenciesDesk, AgencyAtDesk } from '#agencies/server/desk.ts'

/** Agencies that buy on credit. Amounts in rial. What a manager does throws NO_AGENCY and NOT_MANAGER. */
export interface Agencies {
  /** how orders are paid on credit */
  readonly credits: Credits
  readonly desk: AgenciesDesk
  pageOf(userId: string): Promise<AgencyPage>
  /** Does he buy for an agency? */
  isSeller(userId: string): Promise<boolean>
  /** Throws INVITATION_NOT_FOUND, OF_ANOTHER_AGENCY. */
  answer(userId: string, answered: InvitationReply): Promise<void>
  /** By E.164. Throws INVITED_ALREADY, TOO_MANY_PEOPLE, DAY_BELOW_ORDER. */
  invite(userId: string, invited: PersonTerms & { readonly mobile: string }): Promise<string>
  /** Throws PERSON_NOT_FOUND, LAST_MANAGER, DAY_BELOW_ORDER. */
  change(userId: string, changed: PersonTerms & { readonly personId: string }): Promise<void>
  /** One may leave himself. Throws PERSON_NOT_FOUND, LAST_MANAGER. */
  remove(userId: string, personId: string): Promise<void>
  setMarkup(userId: string, markup: number): Promise<void>
  /** Throws MONTH_INVALID. */
  statement(userId: string, month: string): Promise<StatementView>
  sheet(userId: string, month: string): Promise<ReturnType<AgencyNeighbours['papers']['workbook']>>
}

export function openAgencies(house: House, neighbours: AgencyNeighbours): Agencies {
  const { database, clock, log } = house
  const room: Room = { ...neighbours, database, clock, log }
  const credits = openCredits(room)
  async function statement(userId: string, text: string): Promise<StatementView> {
    const { agency_id: agencyId } = await managerOf(database, userId)
    const month = monthIn(text)
    if (month === undefined) throw refuse('MONTH_INVALID', { property: 'month' })
    return statementOf(room, await agencyRow(database, agencyId), month)
  }
  return {
    credits,
    desk: openAgenciesDesk(room),
    pageOf: (userId) => pageOf(room, credits, userId),
    isSeller: async (userId) => (await personOf(database, userId)) !== undefined,
    answer: (userId, answered) => answerInvitation(room, userId, answered),
    invite: (userId, invited) => invite(room, userId, invited),
    change: (userId, changed) => changePerson(room, userId, changed),
    remove: (userId, personId) => removePerson(room, userId, personId),
    async setMarkup(userId, markup) {
      const { agency_id: agencyId } = await managerOf(database, userId)
      await sql`update agencies.agency set markup = ${markup} where id = ${agencyId}`.execute(database)
    },
    statement,
    sheet: async (userId, month) => room.papers.workbook(statementSheet(await statement(userId, month))),
  }
}
