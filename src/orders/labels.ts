import { isUnpaid, type Status } from '#orders/life.ts'
import { type MoneyBack, moneyBackWords } from '#orders/money-back.ts'
import type { Labels } from '#orders/responses.ts'
import type { AttemptState } from '#payments/attempt.ts'

const nothingYet = { confirm: 'none', payment: 'none', finalization: 'none', refund: 'none' } as const
const agreed = { ...nothingYet, order: 'Approved', confirm: 'successful' } as const
const paid = { order: 'Paid', confirm: 'successful', payment: 'successful', refund: 'none' } as const
const gone = { ...nothingYet, order: 'Rejected', confirm: 'failed' } as const

/** §4: order, confirmation, payment, finalization, refund, and a phrase for the traveller; `labelsFor` says where money went. */
export const labels = {
  created: { ...nothingYet, order: 'Created', says: 'در حال بررسی' },
  submitted: { ...nothingYet, order: 'Submitted', says: 'در انتظار پرداخت' },
  approved: { ...agreed, says: 'در انتظار پرداخت' },
  paid: { ...paid, finalization: 'pending', says: 'پرداخت شد؛ در نوبت صدور' },
  issuing: { ...paid, finalization: 'in-progress', says: 'در حال صدور' },
  issued: { ...paid, finalization: 'successful', says: 'صادر شد' },
  refunded: { ...paid, finalization: 'successful', refund: 'successful', says: 'استرداد شد' },
  unissued: { ...paid, finalization: 'failed', says: 'صادر نشد؛ منتظر انتخاب شماست' },
  replaced: { ...paid, finalization: 'failed', says: 'صادر نشد؛ جایگزینی برایش گرفتید' },
  failed: { ...paid, finalization: 'failed', says: 'صادر نشد' },
  rejected: { ...gone, says: 'رزرو ناموفق' },
  expired: { ...gone, says: 'مهلت پرداخت به پایان رسید' },
  cancelled: { ...gone, says: 'لغو شد' },
} as const satisfies Record<Status, Labels>

export interface LabelWords {
  readonly labels?: Readonly<Partial<Record<Status, string>>>
  readonly words: { readonly parts: string }
}

/** `back`: where the money of one that failed went. */
export function labelsFor(
  { labels: own = {} }: Pick<LabelWords, 'labels'>,
  status: Status,
  back: MoneyBack = 'wallet',
): Labels {
  const says = own[status] ?? labels[status].says
  if (status !== 'failed') return { ...labels[status], says }
  return { ...labels[status], says: `${says}؛ مبلغ ${moneyBackWords[back].went}` }
}

export interface OrderMoney {
  /** undefined: the owner's wallet */
  readonly back?: MoneyBack | undefined
  readonly payment?: AttemptState | undefined
  /** `failed`: the bank refused and the wallet got it */
  readonly refund?: 'pending' | 'successful' | 'failed' | undefined
}

interface LabelledOrder {
  readonly status: Status
  readonly face: LabelWords
  readonly isRefunded: boolean
}

export function labelsWith({ status, face, isRefunded }: LabelledOrder, money: OrderMoney): Labels {
  const labels = labelsFor(face, status, money.back)
  if (isRefunded) {
    const refund = money.refund ?? 'successful'
    return { ...labels, refund, says: refundSays(face, refund)[status === 'issued' ? 'part' : 'all'] }
  }
  const payment = money.payment === undefined ? 'none' : tries[money.payment]
  if (labels.payment === 'successful' || payment === 'none') return labels
  const says = isUnpaid(status) ? unpaidSays[payment] : `${labels.says}؛ ${endedSays[payment]}`
  return { ...labels, payment, says }
}

/** The bank's result is unknown: no other payment meanwhile. */
export function awaitsBank({ payment }: Pick<Labels, 'payment'>): boolean {
  return payment === 'pending' || payment === 'unknown'
}

/** Money that came too late is in the wallet: nothing is pending. */
const tries = {
  created: 'pending',
  started: 'pending',
  returned: 'unknown',
  declined: 'failed',
  abandoned: 'failed',
  captured: 'none',
} as const satisfies Record<AttemptState, Labels['payment']>

const unpaidSays = {
  pending: 'در انتظار نتیجهٔ پرداخت',
  unknown: 'پرداخت در حال بررسی است',
  failed: 'پرداخت ناموفق بود؛ در انتظار پرداخت',
} as const

const endedSays = {
  pending: 'نتیجهٔ پرداخت هنوز نرسیده است',
  unknown: 'پرداخت در حال بررسی است',
  failed: 'پرداخت ناموفق بود',
} as const

function refundSays(face: LabelWords, refund: 'pending' | 'successful' | 'failed') {
  const issued = labelsFor(face, 'issued').says
  const part = `بخشی از ${face.words.parts}`
  const says = {
    pending: {
      all: 'استرداد ثبت شد؛ مبلغ در راه حساب شماست',
      part: `${issued}؛ مبلغ استرداد ${part} در راه حساب شماست`,
    },
    successful: { all: 'استرداد شد', part: `${issued}؛ ${part} استرداد شد` },
    failed: {
      all: 'استرداد شد؛ بانک نپذیرفت و مبلغ به کیف پول شما رفت',
      part: `${issued}؛ ${part} استرداد شد، بانک نپذیرفت و مبلغ به کیف پول شما رفت`,
    },
  }
  return says[refund]
}
