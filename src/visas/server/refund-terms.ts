import { iranZone } from '#calendar/zones.ts'
import type { Trx } from '#database/database.ts'
import { rial, ZERO } from '#money/rial.ts'
import type { RefundableItem, RefundTerms } from '#orders/refund-terms.ts'
import { type RefundMoment, refundSays, storedAt } from '#visas/refund-rule.ts'
import { type Applicant, type Request, requestOf } from '#visas/server/request.ts'
import type { Room } from '#visas/server/room.ts'

export async function refundTerms(
  { database }: Pick<Room, 'database'>,
  orderId: string,
  trx: Trx = database,
): Promise<RefundTerms> {
  const request = await requestOf(trx, orderId)
  if (request === undefined || request.caseNumber === null) throw new Error(`order ${orderId} is not filed`)
  return {
    isCharter: false,
    items: request.applicants.map((one) => itemOf(request, one)),
    legs: [
      {
        leg: 0,
        proposalId: request.caseNumber,
        departure: request.travelDate.toZonedDateTime(iranZone),
        cityName: 'تهران',
        ladders: [],
        rule: refundSays(ruleOf(request), request.price),
        flights: [],
      },
    ],
  }
}

export function momentOf({ stage }: Pick<Request, 'stage'>): RefundMoment {
  if (stage === 'received' || stage === 'checked' || stage === 'sent') return stage
  return 'approved'
}

/** Once everybody has an answer, only a guarantee still refunds. */
function ruleOf(request: Request): RefundMoment {
  const isRejected = request.applicants.some(({ outcome }) => outcome === 'rejected')
  return request.stage === 'decided' && isRejected ? 'rejected' : momentOf(request)
}

/** The authority refunds its fee only until it has the papers. */
function itemOf(request: Request, applicant: Applicant): RefundableItem {
  const { price, fee } = request
  const { state, moment } = statusOf(request, applicant)
  return {
    passenger: applicant.position,
    leg: 0,
    group: 'adult',
    base: price.each,
    total: price.each,
    supplierShare: moment === 'received' || moment === 'checked' ? fee : ZERO,
    kept: rial(storedAt(moment, price)),
    state,
  }
}

interface ApplicantState {
  readonly state: RefundableItem['state']
  readonly moment: RefundMoment
}

function statusOf(request: Request, { outcome, isSettled }: Applicant): ApplicantState {
  if (outcome === 'waiting') return { state: 'refundable', moment: momentOf(request) }
  if (outcome === 'withdrawn') return { state: 'refunded', moment: 'approved' }
  if (outcome === 'approved' || request.price.guarantee === ZERO) return { state: 'flown', moment: outcome }
  return { state: isSettled ? 'refunded' : 'refundable', moment: 'rejected' }
}
