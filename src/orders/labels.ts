import { isUnpaid, type Status } from '#orders/life.ts'
import type { Labels } from '#orders/responses.ts'
import type { AttemptState } from '#payments/attempt.ts'

const nothingYet = { confirm: 'none', payment: 'none', finalization: 'none', refund: 'none' } as const
const agreed = { ...nothingYet, order: 'Approved', confirm: 'successful' } as const
const paid = { order: 'Paid', confirm: 'successful', payment: 'successful', refund: 'none' } as const
const gone = { ...nothingYet, order: 'Rejected', confirm: 'failed' } as const

/** Where an order stands in the words of §4: order, confirmation, payment, finalization, refund, and a phrase for the traveller. */
export const labels = {
  created: { ...nothingYet, order: 'Created', says: 'در حال بررسی' },
  submitted: { ...nothingYet, order: 'Submitted', says: 'در انتظار تایید شما' },
  approved: { ...agreed, says: 'در انتظار پرداخت' },
  paid: { ...paid, finalization: 'pending', says: 'پرداخت شد؛ در نوبت صدور' },
  issuing: { ...paid, finalization: 'in-progress', says: 'در حال صدور' },
  issued: { ...paid, finalization: 'successful', says: 'صادر شد' },
  refunded: { ...paid, finalization: 'successful', refund: 'successful', says: 'استرداد شد' },
  failed: { ...paid, finalization: 'failed', says: 'صادر نشد؛ مبلغ به کیف پول شما برگشت' },
  rejected: { ...gone, says: 'رزرو ناموفق' },
  expired: { ...gone, says: 'مهلت پرداخت به پایان رسید' },
  cancelled: { ...gone, says: 'لغو شد' },
} as const satisfies Record<Status, Labels>

/** What a product says otherwise, and what its parts are called. */
export interface LabelWords {
  readonly labels?: Readonly<Partial<Record<Status, string>>>
  readonly words: { readonly parts: string }
}

/** The same in the words of what was bought. */
export function labelsFor({ labels: own = {} }: Pick<LabelWords, 'labels'>, status: Status): Labels {
  const says = own[status]
  return says === undefined ? labels[status] : { ...labels[status], says }
}

/** What other rooms know of an order's money. */
export interface OrderMoney {
  /** the latest try to pay that reached a bank */
  readonly payment?: AttemptState | undefined
  /** what was given back: on its way, there, or in the wallet since the bank would not have it */
  readonly refund?: 'pending' | 'successful' | 'failed' | undefined
}

interface Standing {
  readonly status: Status
  /** of its product */
  readonly face: LabelWords
  /** something of it was given back */
  readonly isRefunded: boolean
}

/** Where an order stands with its money: a try to pay that did not bring any, and what is given back while the rest still stands. */
export function labelsWith({ status, face, isRefunded }: Standing, money: OrderMoney): Labels {
  const labels = labelsFor(face, status)
  if (isRefunded) {
    const refund = money.refund ?? 'successful'
    return { ...labels, refund, says: refundSays(face, refund)[status === 'issued' ? 'part' : 'all'] }
  }
  const payment = money.payment === undefined ? 'none' : tries[money.payment]
  if (labels.payment === 'successful' || payment === 'none') return labels
  const says = isUnpaid(status) ? unpaidSays[payment] : `${labels.says}؛ ${endedSays[payment]}`
  return { ...labels, payment, says }
}

/** A bank has not said yet what became of a try to pay: nothing else is paid until it has. */
export function awaitsBank({ payment }: Pick<Labels, 'payment'>): boolean {
  return payment === 'pending' || payment === 'unknown'
}

/** Money that came for an order which could not take it any more is in the wallet: nothing of it waits. */
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

/** What is said of an order that was given back, and of an issued one of which a part was. */
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
