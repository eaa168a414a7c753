import { type RawBuilder, sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { Claim, ClaimSubject, NotedStep } from '#flights/claims/claim.ts'
import { rial } from '#money/rial.ts'

export interface ClaimOf {
  readonly orderId: string
  readonly leg: number
  readonly subject: ClaimSubject
}

interface ClaimRow extends Omit<Claim, 'steps' | 'id'> {
  readonly id: number
  readonly steps: readonly {
    readonly step: NotedStep['step']
    readonly onDay: string
    readonly reference: string | null
    readonly paidRial: number | null
    readonly paidEuro: number | null
  }[]
}

/** With its steps; the newest first. */
export async function claimsWhere(trx: Trx, condition: RawBuilder<unknown>): Promise<readonly Claim[]> {
  const rows = await all(
    trx,
    sql<ClaimRow>`select c.id, c.order_id as "orderId", c.leg, c.subject, c.rule, c.airline, c.happened, c.claimed,
        c.answer_by as "answerBy", c.suit_by as "suitBy", c.ended_at as "endedAt",
        (select jsonb_agg(jsonb_build_object('step', step, 'onDay', on_day, 'reference', reference,
            'paidRial', paid_rial, 'paidEuro', paid_euro) order by place)
          from flights.claim_steps where claim_id = c.id) as steps
      from flights.claims c where ${condition} order by c.id desc`,
  )
  return rows.map(claimIn)
}

export function claimsOf(trx: Trx, orderId: string): Promise<readonly Claim[]> {
  return claimsWhere(trx, sql`c.order_id = ${orderId}`)
}

export async function openClaim(trx: Trx, { orderId, leg, subject }: ClaimOf): Promise<Claim | undefined> {
  const [open] = await claimsWhere(
    trx,
    sql`c.order_id = ${orderId} and c.leg = ${leg} and c.subject = ${subject} and c.ended_at is null`,
  )
  return open
}

/** Waits for whoever writes it; undefined without an open one. */
export async function lockedClaim(trx: Trx, named: ClaimOf): Promise<Claim | undefined> {
  const { orderId, leg, subject } = named
  await sql`select from flights.claims
    where order_id = ${orderId} and leg = ${leg} and subject = ${subject} and ended_at is null for update`.execute(
    trx,
  )
  return openClaim(trx, named)
}

type NewClaim = Omit<Claim, 'id' | 'endedAt' | 'steps'> & { readonly letter: NotedStep }

/** False when one of that subject is open. */
export async function insertClaim(
  trx: Trx,
  { letter, ...claim }: NewClaim,
  now: Temporal.Instant,
): Promise<boolean> {
  const row = await maybe(
    trx,
    sql<{ id: number }>`insert into flights.claims
        (order_id, leg, subject, rule, airline, happened, claimed, answer_by, suit_by, began_at)
      values (${claim.orderId}, ${claim.leg}, ${claim.subject}, ${claim.rule}, ${claim.airline}, ${claim.happened},
        ${JSON.stringify(claim.claimed)}, ${claim.answerBy}, ${claim.suitBy}, ${now})
      on conflict do nothing returning id`,
  )
  if (row === undefined) return false
  await sql`insert into flights.claim_steps (claim_id, place, step, on_day, reference, noted_at)
    values (${row.id}, 0, 'sent', ${letter.onDay}, ${letter.reference}, ${now})`.execute(trx)
  return true
}

export async function insertStep(
  trx: Trx,
  { id, steps }: Pick<Claim, 'id' | 'steps'>,
  { step, now }: { readonly step: NotedStep; readonly now: Temporal.Instant },
): Promise<void> {
  const before = steps.at(-1) ?? steps[0]
  await sql`insert into flights.claim_steps
      (claim_id, place, step, on_day, reference, paid_rial, paid_euro, was, was_on, noted_at)
    values (${id}, ${steps.length}, ${step.step}, ${step.onDay}, ${step.reference}, ${step.paidRial}, ${step.paidEuro},
      ${before.step}, ${before.onDay}, ${now})`.execute(trx)
}

function claimIn({ id, steps, ...row }: ClaimRow): Claim {
  const [first, ...others] = steps.map(stepIn)
  if (first === undefined) throw new RangeError(`claim ${id} without its letter`)
  return { ...row, id: String(id), steps: [first, ...others] }
}

function stepIn({ onDay, paidRial, ...step }: ClaimRow['steps'][number]): NotedStep {
  return {
    ...step,
    onDay: Temporal.PlainDate.from(onDay),
    paidRial: paidRial === null ? null : rial(paidRial),
  }
}
