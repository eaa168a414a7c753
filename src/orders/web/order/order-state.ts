import type { ProductFace, StatusTexts } from '#orders/face.ts'
import { awaitsBank } from '#orders/labels.ts'
import { isUnpaid, type Status } from '#orders/life.ts'
import type { OrderListed } from '#orders/responses.ts'

/** Precedence over the status: an unaccepted flight change, an unsettled payment attempt, a partial refund. */
export function orderStateOf(
  status: Status,
  { labels, journeys }: Pick<OrderListed, 'labels' | 'journeys'>,
  face: Pick<ProductFace, 'standings'>,
): StatusTexts {
  const changed = status === 'issued' ? changedStanding(journeys) : undefined
  if (changed !== undefined) return changed
  if (labels.refund !== 'none') return refundStandings[labels.refund][status === 'issued' ? 'part' : 'all']
  if (labels.payment === 'failed' && isUnpaid(status)) return { says: 'پرداخت ناموفق', tone: 'bad' }
  if (awaitsBank(labels)) return { says: 'در انتظار نتیجهٔ پرداخت', tone: 'warn' }
  return face.standings?.[status] ?? statusTexts[status]
}

function changedStanding(journeys: OrderListed['journeys']): StatusTexts | undefined {
  const kinds = journeys.flatMap(({ change }) =>
    change === null || change.acceptedAt !== null ? [] : change.kind,
  )
  if (kinds.includes('cancelled')) return { says: 'پرواز لغو شد', tone: 'bad' }
  return kinds.includes('new-time') ? { says: 'ساعت تازه', tone: 'warn' } : undefined
}

const refundStandings = {
  pending: {
    part: { says: 'بخشی در راه برگشت', tone: 'warn' },
    all: { says: 'مبلغ در راه برگشت', tone: 'warn' },
  },
  successful: {
    part: { says: 'بخشی استرداد شد', tone: 'plain' },
    all: { says: 'استرداد شد', tone: 'plain' },
  },
  failed: {
    part: { says: 'بخشی به کیف پول برگشت', tone: 'plain' },
    all: { says: 'به کیف پول برگشت', tone: 'plain' },
  },
} as const satisfies Record<string, Record<'part' | 'all', StatusTexts>>

export const statusTexts = {
  created: { says: 'در حال بررسی', tone: 'warn' },
  submitted: { says: 'در انتظار پرداخت', tone: 'warn' },
  approved: { says: 'در انتظار پرداخت', tone: 'warn' },
  paid: { says: 'در نوبت صدور', tone: 'warn' },
  issuing: { says: 'در حال صدور', tone: 'warn' },
  issued: { says: 'صادر شد', tone: 'good' },
  refunded: { says: 'استرداد شد', tone: 'plain' },
  unissued: { says: 'منتظر انتخاب شما', tone: 'warn' },
  replaced: { says: 'جایگزین شد', tone: 'plain' },
  failed: { says: 'صادر نشد', tone: 'bad' },
  rejected: { says: 'رزرو ناموفق', tone: 'bad' },
  expired: { says: 'مهلت تمام شد', tone: 'plain' },
  cancelled: { says: 'لغو شد', tone: 'plain' },
} as const satisfies Record<Status, StatusTexts>
