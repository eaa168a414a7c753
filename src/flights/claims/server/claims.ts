import { sql } from 'kysely'
import { holdOf } from '#flights/booking/server/holds.ts'
import type { Claim } from '#flights/claims/claim.ts'
import { authorityLetter } from '#flights/claims/server/authority-letter.ts'
import {
  beginClaim,
  endClaim,
  firstDayOf,
  type LetterSent,
  noteStep,
  type StepNoted,
  stepsNow,
} from '#flights/claims/server/follow-claim.ts'
import { type ClaimOf, claimsOf, claimsWhere } from '#flights/claims/server/stored-claims.ts'
import type { ClaimPaper } from '#flights/rights/server/claim-letter.ts'
import type { Room } from '#flights/server/room.ts'

type OfUser = ClaimOf & { readonly userId: string }

/** Claims that travellers follow; refusals are those of `follow-claim.ts` and `authority-letter.ts`. */
export interface Claims {
  begin(sent: LetterSent): Promise<Claim>
  note(step: StepNoted): Promise<Claim>
  end(claim: OfUser): Promise<void>
  authorityLetter(claim: OfUser): Promise<ClaimPaper>
  /** The newest first; whoever calls has looked whose order it is. */
  ofOrder(orderId: string): Promise<readonly Claim[]>
  /** Of everybody, for the desk: the earliest due first. */
  open(): Promise<readonly Claim[]>
  /** On which a letter may have been sent: that of the tickets. */
  firstDay(orderId: string): Promise<Temporal.PlainDate>
  stepsNow: typeof stepsNow
}

const most = 200

export function openClaims(room: Room): Claims {
  return {
    begin: (sent) => beginClaim(room, sent),
    note: (step) => noteStep(room, step),
    end: (claim) => endClaim(room, claim),
    authorityLetter: (claim) => authorityLetter(room, claim),
    ofOrder: (orderId) => claimsOf(room.database, orderId),
    open: async () => {
      const open = await claimsWhere(
        room.database,
        sql`c.id in (select id from flights.claims where ended_at is null order by answer_by, id limit ${most})`,
      )
      return open.toSorted((one, other) => Temporal.PlainDate.compare(one.answerBy, other.answerBy))
    },
    firstDay: async (orderId) => firstDayOf(await holdOf(room.database, orderId), room.clock.now()),
    stepsNow,
  }
}
