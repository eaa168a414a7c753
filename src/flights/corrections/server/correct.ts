import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { answerBy } from '#flights/corrections/answer-by.ts'
import type {
  CorrectionBody,
  CorrectionChecked,
  CorrectionMade,
} from '#flights/corrections/correction-calls.ts'
import { decisionText } from '#flights/corrections/decision-texts.ts'
import { type Correcting, correcting } from '#flights/corrections/server/correcting.ts'
import { reissue } from '#flights/corrections/server/reissue.ts'
import { wayInstead } from '#flights/corrections/server/way-instead.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'

export interface Corrector {
  readonly userId: string
  readonly also?: (trx: Trx, made: CorrectionMade) => Promise<void>
}

/** a person's ticket is put right so often by its traveller; more is the support's */
const most = 5

/** What would become of a correction; changes nothing. Refuses as `correcting`. */
export async function checkCorrection(
  room: Room,
  asked: CorrectionBody,
  userId: string,
): Promise<CorrectionChecked> {
  const found = await correcting(room, asked, userId)
  const { decision } = found
  const isMade = decision.kind === 'at-once' || decision.kind === 'by-desk'
  return {
    decision: decision.kind,
    says: decisionText(decision),
    isReissued: isMade && decision.isReissued,
    sources: isMade ? [...decision.sources] : [],
    dueAt: decision.kind === 'by-desk' ? dueOf(room, found).toString() : null,
    instead: decision.kind === 'refused' ? await wayInstead(room, { ...found, userId }) : null,
  }
}

/** Makes it, or hands it to the desk; `also` is done in its transaction, last. Refuses as `correcting`, ANOTHER_PERSON, NOTHING_CORRECTED, TOO_MANY_CORRECTIONS, TOO_LATE_TO_ASK. */
export async function correct(
  room: Room,
  asked: CorrectionBody,
  { userId, also = async () => {} }: Corrector,
): Promise<CorrectionMade> {
  const found = await correcting(room, asked, userId)
  const { decision, order, position, before, after, ahead } = found
  if (decision.kind === 'unchanged') throw refuse('NOTHING_CORRECTED')
  if (decision.kind === 'refused') throw refuse('ANOTHER_PERSON')
  if (found.corrections >= most) throw refuse('TOO_MANY_CORRECTIONS')
  const { orderId } = order
  const person = { orderId, userId, position, before, after }
  if (decision.kind === 'by-desk') {
    const dueAt = dueOf(room, found)
    const requested = { state: 'requested', dueAt: dueAt.toString(), numbers: [] } as CorrectionMade
    await room.database.transaction().execute(async (trx) => {
      await room.orders.corrections.request(trx, person, dueAt)
      await also(trx, requested)
    })
    return requested
  }
  return room.database.transaction().execute(async (trx) => {
    await room.orders.corrections.apply(trx, person)
    // a refund may have been quicker: whoever has no ticket any more is corrected on none
    const open = await maybe(
      trx,
      sql`select from flights.tickets where order_id = ${orderId} and position = ${position} and state = 'open' limit 1`,
    )
    if (open === undefined) throw refuse('NOTHING_AHEAD')
    const numbers = decision.isReissued ? await reissue(room, trx, { orderId, position, legs: ahead }) : []
    const done = { state: 'done', dueAt: null, numbers: [...numbers] } as CorrectionMade
    await also(trx, done)
    return done
  })
}

function dueOf({ clock }: Room, { ahead }: Correcting): Temporal.Instant {
  const [first] = ahead
  const dueAt = first && answerBy(clock.now(), first.sold.departsAt)
  if (dueAt === undefined) throw refuse('TOO_LATE_TO_ASK')
  return dueAt
}
