import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import { affected } from '#database/affected.ts'
import type { Hold } from '#flights/booking/server/holds.ts'
import {
  type Claim,
  claimLife,
  lastStep,
  type NotedStep,
  type StepAfterLetter,
} from '#flights/claims/claim.ts'
import { claimDeadlines } from '#flights/claims/claim-deadlines.ts'
import { type ClaimRule, claimRuleFor, claimRuleNamed } from '#flights/claims/claim-rules.ts'
import {
  type ClaimOf,
  insertClaim,
  insertStep,
  lockedClaim,
  openClaim,
} from '#flights/claims/server/stored-claims.ts'
import { claimMatter } from '#flights/rights/server/claim-matter.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { flightOrder } from '#flights/tickets/server/order-views.ts'
import type { Rial } from '#money/rial.ts'

export interface LetterSent extends ClaimOf {
  readonly userId: string
  readonly sentOn: Temporal.PlainDate
  /** empty without a number */
  readonly reference: string
}

export interface StepNoted extends ClaimOf {
  readonly userId: string
  readonly step: StepAfterLetter
  readonly onDay: Temporal.PlainDate
  readonly reference: string
  readonly paidRial?: Rial | undefined
  readonly paidEuro?: number | undefined
}

/** From now on its days are reckoned. Refuses ORDER_NOT_FOUND, NOTHING_TO_CLAIM, CLAIM_DAY, CLAIM_OPEN. */
export async function beginClaim(room: Room, sent: LetterSent): Promise<Claim> {
  const { orderId, leg, subject, userId, sentOn } = sent
  const { journey, flight, happened, claimed } = await claimMatter(room, sent)
  const { hold } = await flightOrder(room, orderId, userId)
  const now = room.clock.now()
  const today = dayOf(now)
  if (!isBetween(sentOn, firstDayOf(hold, now), today)) throw refuse('CLAIM_DAY')
  const rule = claimRuleFor(flight, { subject, day: journey.departsLocal.toPlainDate() })
  const { answerBy, suitBy } = claimDeadlines(rule, {
    sentOn,
    arrivedOn: journey.arrivesLocal.toPlainDate(),
  })
  const claim = { orderId, leg, subject, rule: rule.id, airline: journey.airlineName, happened, claimed }
  const letter = noted('sent', sentOn, sent.reference)
  return room.database.transaction().execute(async (trx) => {
    const isNew = await insertClaim(trx, { ...claim, answerBy, suitBy: suitBy ?? null, letter }, now)
    const begun = await openClaim(trx, sent)
    if (!isNew || begun === undefined) throw refuse('CLAIM_OPEN')
    return begun
  })
}

/** What came of it, in the order of `claimLife`. Refuses ORDER_NOT_FOUND, NO_CLAIM, CLAIM_STEP, CLAIM_AMOUNT, ANSWER_NOT_DUE, CLAIM_DAY. */
export async function noteStep(room: Room, wanted: StepNoted): Promise<Claim> {
  await room.orders.ofUser(wanted.orderId, wanted.userId, 'flight')
  const now = room.clock.now()
  return room.database.transaction().execute(async (trx) => {
    const claim = await lockedClaim(trx, wanted)
    if (claim === undefined) throw refuse('NO_CLAIM')
    const step = checkedStep(claim, wanted, dayOf(now))
    await insertStep(trx, claim, { step, now })
    return { ...claim, steps: [...claim.steps, step] }
  })
}

/** Refuses ORDER_NOT_FOUND, NO_CLAIM. */
export async function endClaim(
  room: Room,
  { userId, ...named }: ClaimOf & { userId: string },
): Promise<void> {
  const { orderId, leg, subject } = named
  await room.orders.ofUser(orderId, userId, 'flight')
  const ended = await affected(
    room.database,
    sql`update flights.claims set ended_at = ${room.clock.now()}
      where order_id = ${orderId} and leg = ${leg} and subject = ${subject} and ended_at is null`,
  )
  if (ended === 0) throw refuse('NO_CLAIM')
}

/** What may follow now: nobody says that an answer did not come before it is due, and to an authority goes only what has one. */
export function stepsNow(claim: Claim, today: Temporal.PlainDate): readonly StepAfterLetter[] {
  const rule: ClaimRule = claimRuleNamed(claim.rule)
  const isDue = Temporal.PlainDate.compare(today, claim.answerBy) > 0
  const next: readonly StepAfterLetter[] = claimLife[lastStep(claim).step]
  return next.filter(
    (step) => (step !== 'silent' || isDue) && (step !== 'forwarded' || rule.authority !== undefined),
  )
}

/** Nobody complains of a flight before the ticket. */
export function firstDayOf(
  hold: Pick<Hold, 'issuedAt'> | undefined,
  now: Temporal.Instant,
): Temporal.PlainDate {
  return dayOf(hold?.issuedAt ?? now)
}

function checkedStep(claim: Claim, wanted: StepNoted, today: Temporal.PlainDate): NotedStep {
  const { step, onDay, reference, paidRial = null, paidEuro = null } = wanted
  const isDue = Temporal.PlainDate.compare(onDay, claim.answerBy) > 0
  if (step === 'silent' && !isDue) throw refuse('ANSWER_NOT_DUE')
  if (!stepsNow(claim, today).includes(step)) throw refuse('CLAIM_STEP')
  if (!isBetween(onDay, lastStep(claim).onDay, today)) throw refuse('CLAIM_DAY')
  const amounts = [paidRial, paidEuro].filter((amount) => amount !== null).length
  if (amounts !== (step === 'paid' ? 1 : 0)) throw refuse('CLAIM_AMOUNT')
  return { ...noted(step, onDay, reference), paidRial, paidEuro }
}

function noted(step: NotedStep['step'], onDay: Temporal.PlainDate, reference: string): NotedStep {
  return { step, onDay, reference: reference === '' ? null : reference, paidRial: null, paidEuro: null }
}

function dayOf(now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(iranZone).toPlainDate()
}

function isBetween(day: Temporal.PlainDate, from: Temporal.PlainDate, to: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(from, day) <= 0 && Temporal.PlainDate.compare(day, to) <= 0
}
