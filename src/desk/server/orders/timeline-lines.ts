import type { TimelineEntry } from '#desk/orders/timeline.ts'
import { persianDigits } from '#money/digits.ts'
import type { Status } from '#orders/life.ts'
import type { SupplierMove } from '#orders/product.ts'
import type { DeskMove, DeskPriceChange } from '#orders/server/desk/order-view.ts'
import type { AttemptMove } from '#payments/server/desk-record.ts'
import type { RefundMove } from '#refunds/server/desk/moves.ts'
import type { SupplierCall } from '#suppliers/server/calls/stored-calls.ts'
import type { OrderEntry } from '#wallet/server/order-postings.ts'

const good: readonly Status[] = ['paid', 'issued']
const bad: readonly Status[] = ['failed', 'unissued', 'rejected']

export function ofMove({ status, says, at }: DeskMove): TimelineEntry {
  const tone = good.includes(status) ? 'good' : bad.includes(status) ? 'bad' : 'plain'
  return { kind: 'status', at, title: says, by: '', text: '', tone }
}

export function ofPriceChange({ was, becomes, noticedAt, agreedAt }: DeskPriceChange): TimelineEntry {
  return {
    kind: 'status',
    at: agreedAt ?? noticedAt,
    title: agreedAt === null ? 'قیمت دیگری خواسته شد' : 'قیمت تازه پذیرفته شد',
    by: '',
    text: '',
    tone: 'warn',
    amount: becomes - was,
  }
}

const attemptWords = {
  created: ['پرداخت آغاز شد', 'plain'],
  started: ['به درگاه رفت', 'plain'],
  returned: ['از درگاه برگشت', 'plain'],
  captured: ['پرداخت تأیید شد', 'good'],
  declined: ['پرداخت ناموفق بود', 'bad'],
  abandoned: ['پرداخت رها شد', 'warn'],
} as const

export function ofAttempt({ gateway, amount, state, transaction, reason, at }: AttemptMove): TimelineEntry {
  const [title, tone] = attemptWords[state]
  const text = [transaction === null ? '' : `پیگیری ${transaction}`, reason ?? ''].filter(Boolean).join('، ')
  return { kind: 'money', at, title, by: gateway, text, tone, amount }
}

const refundWords = {
  agreed: ['استرداد ثبت شد', 'plain'],
  sent: ['استرداد به بانک رفت', 'plain'],
  paid: ['استرداد پرداخت شد', 'good'],
  bounced: ['بانک استرداد را برگرداند', 'bad'],
} as const

const intoWords = { bank: 'حساب بانکی', wallet: 'کیف پول', credit: 'اعتبار آژانس' } as const

export function ofRefund({ number, destination, amount, state, at }: RefundMove): TimelineEntry {
  const [title, tone] = refundWords[state]
  return { kind: 'money', at, title, by: intoWords[destination], text: `پیگیری ${number}`, tone, amount }
}

export function ofEntry({ says, at, postings }: OrderEntry): TimelineEntry {
  const amount = postings.reduce((sum, posting) => sum + Math.max(0, posting.amount), 0)
  return { kind: 'money', at, title: says, by: 'دفتر', text: '', tone: 'plain', amount }
}

const supplierSteps: Readonly<Record<string, readonly [string, TimelineEntry['tone']]>> = {
  asked: ['ثبت نزد تأمین‌کننده خواسته شد', 'plain'],
  held: ['نزد تأمین‌کننده ثبت شد', 'good'],
  issuing: ['صدور خواسته شد', 'plain'],
  issued: ['تأمین‌کننده صادر کرد', 'good'],
  released: ['نزد تأمین‌کننده دیگر برقرار نیست', 'plain'],
  failed: ['تأمین‌کننده نپذیرفت', 'bad'],
  unknown: ['پاسخ تأمین‌کننده روشن نیست', 'warn'],
}

export function ofSupplier({ becomes, at, code, reason }: SupplierMove, by: string): TimelineEntry {
  const [title, tone] = supplierSteps[becomes] ?? [becomes, 'plain']
  const text = [code ?? '', reason ?? ''].filter(Boolean).join('، ')
  return { kind: 'supplier', at, title, by, text, tone }
}

/** With its bodies as they were kept: fields by their names, values of nobody. */
export function ofCall({ at, line, status, ms, request, response }: SupplierCall, by: string): TimelineEntry {
  const isGood = status !== null && status < 400
  const answered = status === null ? 'پاسخی نیامد' : `پاسخ ${persianDigits(status)}`
  return {
    kind: 'supplier',
    at,
    title: 'تماس با تأمین‌کننده',
    by,
    text: `${answered} در ${persianDigits(ms)} هزارم ثانیه`,
    tone: isGood ? 'plain' : 'warn',
    bodies: [line, request, response].filter((body) => body !== ''),
  }
}
