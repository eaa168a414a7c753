import { randomInt } from 'node:crypto'
import { openAppendLog } from '../append-log.ts'
import { type Fate, fateOf, maskedCard } from './cards.ts'

export type PaymentStatus = 'IN_BANK' | 'PAID' | 'VERIFIED' | 'FAILED' | 'REVERSED'

/** One payment as the bank's books know it; amounts in rial. */
export interface Payment {
  readonly authority: string
  readonly merchantId: string
  readonly amount: number
  readonly description: string
  readonly callbackUrl: string
  readonly orderId: string
  readonly status: PaymentStatus
  readonly openedAt: string
  readonly paidAt?: string
  /** what the card was charged */
  readonly paidAmount?: number
  readonly cardPan?: string
  readonly fate?: Fate
  readonly referenceId?: number
  readonly verifiedTimes: number
}

export type Order = Pick<Payment, 'merchantId' | 'amount' | 'description' | 'callbackUrl' | 'orderId'>

export interface BankBooks {
  open(order: Order): Payment
  find(authority: string): Payment | undefined
  /** charges the card of a payment that waits in the bank */
  charge(payment: Payment, cardNumber: string): Payment
  fail(payment: Payment): Payment
  verify(payment: Payment): Payment
  reverse(payment: Payment): Payment
  all(): readonly Payment[]
}

/** A payer has this long at the card page. */
const pageMinutes = 15
/** What the merchant has not verified by then goes back to the card. */
const verifyWindowMinutes = 30

/** The bank's own books, kept in a file so that they outlive everybody's crash. */
export function openBankBooks(file: string | undefined, now: () => Temporal.Instant): BankBooks {
  const log = openAppendLog<Payment>(file)
  const payments = new Map(log.earlier.map((payment) => [payment.authority, payment]))
  const written = (payment: Payment): Payment => {
    log.write(payment)
    payments.set(payment.authority, payment)
    return payment
  }
  const current = (payment: Payment): Payment => {
    const due = dueStatus(payment, now())
    return due === payment.status ? payment : written({ ...payment, status: due })
  }
  const found = (authority: string) => {
    const payment = payments.get(authority)
    return payment === undefined ? undefined : current(payment)
  }
  return {
    open: (order) => written({ ...order, ...opened(now()) }),
    find: found,
    charge: (payment, cardNumber) => written({ ...payment, ...charged(payment, cardNumber, now()) }),
    fail: (payment) => written({ ...payment, status: 'FAILED' }),
    verify: (payment) =>
      written({ ...payment, status: 'VERIFIED', verifiedTimes: payment.verifiedTimes + 1 }),
    reverse: (payment) => written({ ...payment, status: 'REVERSED' }),
    all: () => [...payments.values()].map(current),
  }
}

function opened(now: Temporal.Instant) {
  const authority = `S${Array.from({ length: 35 }, () => randomInt(36).toString(36)).join('')}`
  return { authority, status: 'IN_BANK', openedAt: now.toString(), verifiedTimes: 0 } as const
}

function charged(payment: Payment, cardNumber: string, now: Temporal.Instant) {
  const fate = fateOf(cardNumber)
  return {
    status: 'PAID',
    fate,
    paidAt: now.toString(),
    paidAmount: fate === 'other-amount' ? payment.amount - 10_000 : payment.amount,
    cardPan: maskedCard(cardNumber),
    referenceId: randomInt(10_000_000_000, 99_999_999_999),
  } as const
}

function dueStatus(payment: Payment, now: Temporal.Instant): PaymentStatus {
  if (payment.status === 'IN_BANK' && isOlder(payment.openedAt, pageMinutes, now)) return 'FAILED'
  if (payment.status === 'PAID' && isOlder(payment.paidAt, verifyWindowMinutes, now)) return 'REVERSED'
  return payment.status
}

function isOlder(since: string | undefined, minutes: number, now: Temporal.Instant): boolean {
  return since !== undefined && Temporal.Instant.from(since).until(now).total('minutes') >= minutes
}
