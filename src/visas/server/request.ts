import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { DocumentKind } from '#documents/kinds.ts'
import type { Rial } from '#money/rial.ts'
import type { VisaChoice } from '#visas/choice.ts'
import type { ApplicantPrice } from '#visas/refund-rule.ts'
import type { VisaOutcome, VisaStage } from '#visas/stages.ts'

export interface Request extends Pick<VisaChoice, 'country' | 'type' | 'days' | 'entry' | 'speed'> {
  readonly orderId: string
  readonly stage: VisaStage
  readonly travelDate: Temporal.PlainDate
  readonly fee: Rial
  readonly price: ApplicantPrice
  readonly caseNumber: string | null
  readonly promisedAt: Temporal.Instant | null
  readonly waitingSince: Temporal.Instant | null
  readonly decidedAt: Temporal.Instant | null
  /** in the order of the passengers */
  readonly applicants: readonly Applicant[]
}

export interface Applicant {
  readonly position: number
  readonly outcome: VisaOutcome
  readonly reason: string | null
  readonly isSettled: boolean
  readonly papers: readonly Paper[]
}

export interface Paper {
  readonly kind: DocumentKind
  readonly blobId: string | null
  readonly state: 'given' | 'checked' | 'asked-again' | 'purged'
  readonly says: string | null
}

type Columns = Pick<Request, 'type' | 'days' | 'entry' | 'speed' | 'stage' | 'fee' | 'applicants'> & {
  readonly country: VisaChoice['country'] | null
  readonly travel_date: Temporal.PlainDate
  readonly service: Rial
  readonly guarantee: Rial
  readonly each: Rial
  readonly case_number: string | null
  readonly promised_at: Temporal.Instant | null
  readonly waiting_since: Temporal.Instant | null
  readonly decided_at: Temporal.Instant | null
}

export async function requestOf(trx: Trx, orderId: string): Promise<Request | undefined> {
  const row = await maybe(
    trx,
    sql<Columns>`
      select request.*, fee + service + guarantee as each, coalesce((
        select jsonb_agg(jsonb_build_object('position', position, 'outcome', outcome, 'reason', reason,
          'isSettled', settled_at is not null, 'papers', coalesce((
            select jsonb_agg(jsonb_build_object('kind', kind, 'blobId', blob_id, 'state', state, 'says', says)
              order by array_position(array['passport', 'photo', 'nationalCard', 'birthCertificate', 'previousVisa'], kind))
            from visas.paper where paper.order_id = applicant.order_id and paper.position = applicant.position), '[]')
          ) order by position)
        from visas.applicant where applicant.order_id = request.order_id), '[]') as applicants
      from visas.request where order_id = ${orderId}`,
  )
  if (row === undefined || row.country === null) return undefined
  const { country, type, days, entry, speed, stage, fee, service, guarantee, each, applicants } = row
  return {
    orderId,
    stage,
    country,
    type,
    days,
    entry,
    speed,
    travelDate: row.travel_date,
    fee,
    price: { each, service, guarantee },
    caseNumber: row.case_number,
    promisedAt: row.promised_at,
    waitingSince: row.waiting_since,
    decidedAt: row.decided_at,
    applicants,
  }
}

export async function lockedRequest(trx: Trx, orderId: string): Promise<Request | undefined> {
  await maybe(trx, sql`select from visas.request where order_id = ${orderId} for update`)
  return requestOf(trx, orderId)
}

export async function note(
  trx: Trx,
  { orderId, stage }: Pick<Request, 'orderId' | 'stage'>,
  { at, says }: { readonly at: Temporal.Instant; readonly says: string },
): Promise<void> {
  await sql`
    insert into visas.event (order_id, stage, at, says) values (${orderId}, ${stage}, ${at}, ${says})`.execute(
    trx,
  )
}
