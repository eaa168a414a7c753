import { bookingFailed } from '#orders/booking-failed.ts'
import type { ProductFace } from '#orders/face.ts'
import type { Status } from '#orders/life.ts'
import { type MoneyBack, moneyBackWords } from '#orders/money-back.ts'
import type { OrderDetails } from '#orders/responses.ts'

export interface OrderNote {
  readonly tone: 'info' | 'warn' | 'bad'
  readonly words: string
}

interface Noted {
  readonly status: Status
  readonly details: Pick<OrderDetails, 'isWithdrawn' | 'labels' | 'moneyBack'> & {
    readonly sum: Pick<OrderDetails['sum'], 'credit'>
  }
  readonly face: Pick<ProductFace, 'words' | 'notes' | 'withdrawn'>
}

/** §8: and where the money is. */
export function issueFailed(
  { failing }: Pick<ProductFace['words'], 'failing'>,
  back: MoneyBack = 'wallet',
): string {
  return `${failing} نشد و کل مبلغ ${moneyBackWords[back].went}.`
}

export function noteOf({ status, details, face }: Noted): OrderNote {
  if (details.isWithdrawn) return { tone: 'bad', words: face.withdrawn ?? withdrawn }
  if (status === 'failed' && details.sum.credit > 0) return oldTicketStands
  const { allKept, paper, parts } = face.words
  const all = {
    created: { tone: 'info', words: `${allKept}ی این سفارش در حال گرفته شدن است.` },
    submitted: { tone: 'info', words: `${allKept} نگه داشته شده است.` },
    approved: { tone: 'info', words: 'این سفارش آمادهٔ پرداخت است.' },
    paid: {
      tone: 'warn',
      words: 'پرداخت رسید. نتیجهٔ صدور حداکثر تا ۱۵ دقیقهٔ دیگر مشخص می‌شود و خبرش را برایتان می‌فرستیم.',
    },
    issuing: {
      tone: 'warn',
      words:
        'نتیجه حداکثر تا ۱۵ دقیقهٔ دیگر مشخص می‌شود. می‌توانید این صفحه را ببندید؛ خبر را برایتان می‌فرستیم.',
    },
    issued: { tone: 'info', words: `${paper} شما صادر شده است.` },
    refunded: {
      tone: 'info',
      words: `همهٔ ${parts}ی این سفارش استرداد شده است.${refundWay(details.labels.refund)}`,
    },
    unissued: {
      tone: 'warn',
      words: `${paper} صادر نشد و پولتان هنوز در همین سفارش است. جایگزینی بردارید؛ وگرنه تا چند دقیقهٔ دیگر همهٔ مبلغ به کیف پول می‌رود.`,
    },
    replaced: {
      tone: 'info',
      words: `${paper} صادر نشد و با پول آن سفارش دیگری گرفتید؛ آن را در «سفرهای من» ببینید.`,
    },
    failed: { tone: 'bad', words: issueFailed(face.words, details.moneyBack) },
    rejected: { tone: 'bad', words: `${bookingFailed} چیزی از شما کم نشده است.` },
    expired: {
      tone: 'info',
      words: `زمان نگه‌داری این قیمت تمام شد و ${allKept} آزاد شد. قیمت تازه را ببینید.`,
    },
    cancelled: { tone: 'info', words: `این سفارش را لغو کردید و ${allKept}یش آزاد شد.` },
  } as const satisfies Readonly<Record<Status, OrderNote>>
  const own = face.notes?.[status]
  return own === undefined ? all[status] : { ...all[status], words: own }
}

const oldTicketStands: OrderNote = {
  tone: 'bad',
  words: 'بلیت تازه صادر نشد و بلیت پیشین شما سر جایش است؛ آنچه پرداخته بودید به کیف پول شما برگشت.',
}

const withdrawn = 'فروشنده این سفارش را لغو کرد و سفارش بسته شد. چیزی از شما کم نشده است.'

function refundWay(refund: OrderDetails['labels']['refund']): string {
  if (refund === 'pending') return ' مبلغ در راه حساب شماست.'
  return refund === 'failed' ? ' بانک واریز را نپذیرفت و مبلغ به کیف پول شما رفت.' : ''
}
