import { randomBytes, randomInt } from 'node:crypto'
import { openAppendLog } from '../append-log.ts'
import { type Fate, fateOf, maskedCard } from './cards.ts'
import { type GatewayName, newReference, windows } from './gateways.ts'

export type PaymentStatus = 'IN_BANK' | 'PAID' | 'VERIFIED' | 'FAILED' | 'REVERSED'

export interface Payment {
  /** the gateway's id */
  readonly authority: string
  readonly gateway: GatewayName
  readonly merchantId: string
  readonly amount: number
  readonly currency: string
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
  readonly receipt?: string
  readonly verifiedTimes: number
  /** settled to the merchant, at gateways where that is a separate call */
  readonly isSettled?: boolean
  /** declined first, but paid from this time on */
  readonly paysAt?: string
  /** declined or cancelled */
  readonly isDeclined?: boolean
  readonly isCancelled?: boolean
}

export type Order = Pick<
  Payment,
  'gateway' | 'merchantId' | 'amount' | 'currency' | 'description' | 'callbackUrl' | 'orderId'
>

export interface BankBooks {
  open(order: Order): Payment
  find(authority: string): Payment | undefined
  charge(payment: Payment, cardNumber: string): Payment
  /** declines it, then charges it after so many seconds */
  chargeLater(payment: Payment, cardNumber: string, seconds: number): Payment
  decline(payment: Payment): Payment
  cancel(payment: Payment): Payment
  verify(payment: Payment): Payment
  settle(payment: Payment): Payment
  reverse(payment: Payment): Payment
  comeBackTo(payment: Payment, callbackUrl: string): Payment
  all(): readonly Payment[]
  ageOf(payment: Payment): number
}

export function openBankBooks(file: string | undefined, now: () => Temporal.Instant): BankBooks {
  const log = openAppendLog<Row>(file)
  const payments = new Map(log.earlier.map((payment) => [payment.authority, asWrittenNow(payment)]))
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
    open: (order) => written({ ...order, ...opened(order.gateway, now()) }),
    find: found,
    charge: (payment, card) => written({ ...payment, ...charged(payment, card, now()), status: 'PAID' }),
    chargeLater: (payment, card, seconds) => {
      const later = now().add({ milliseconds: Math.round(seconds * 1000) })
      return written({
        ...payment,
        ...charged(payment, card, later),
        status: 'FAILED',
        paysAt: later.toString(),
      })
    },
    decline: (payment) => written({ ...payment, status: 'FAILED', isDeclined: true }),
    cancel: (payment) => written({ ...payment, status: 'FAILED', isCancelled: true }),
    verify: (payment) =>
      written({ ...payment, status: 'VERIFIED', verifiedTimes: payment.verifiedTimes + 1 }),
    settle: (payment) => written({ ...payment, isSettled: true }),
    reverse: (payment) => written({ ...payment, status: 'REVERSED' }),
    comeBackTo: (payment, callbackUrl) => written({ ...payment, callbackUrl }),
    all: () => [...payments.values()].map(current),
    ageOf: ({ openedAt }) => Temporal.Instant.from(openedAt).until(now()).total('minutes'),
  }
}

/** Old records have no gateway and no currency. */
function asWrittenNow({ gateway = 'zarinpal', currency = 'IRR', ...payment }: Row): Payment {
  return { ...payment, gateway, currency }
}

type Row = Omit<Payment, 'gateway' | 'currency'> & Partial<Pick<Payment, 'gateway' | 'currency'>>

function opened(gateway: GatewayName, now: Temporal.Instant) {
  const authority = newReference[gateway]()
  return { authority, status: 'IN_BANK', openedAt: now.toString(), verifiedTimes: 0 } as const
}

function charged({ amount }: Payment, cardNumber: string, at: Temporal.Instant) {
  const fate = fateOf(cardNumber)
  return {
    fate,
    paidAt: at.toString(),
    paidAmount: fate === 'other-amount' ? amount - Math.min(10_000, Math.ceil(amount / 10)) : amount,
    cardPan: maskedCard(cardNumber),
    referenceId: randomInt(10_000_000_000, 99_999_999_999),
    receipt: randomBytes(16).toString('hex'),
  }
}

function dueStatus(payment: Payment, now: Temporal.Instant): PaymentStatus {
  const { pageMinutes, verifyMinutes } = windows[payment.gateway]
  const { status } = payment
  if (status === 'IN_BANK' && isOlder(payment.openedAt, pageMinutes, now)) return 'FAILED'
  if (status === 'FAILED' && isOlder(payment.paysAt, 0, now))
    return dueStatus({ ...payment, status: 'PAID' }, now)
  const isUnsettled = payment.gateway === 'mellat' && status === 'VERIFIED' && payment.isSettled !== true
  if ((status === 'PAID' || isUnsettled) && isOlder(payment.paidAt, verifyMinutes, now)) return 'REVERSED'
  return status
}

function isOlder(since: string | undefined, minutes: number, now: Temporal.Instant): boolean {
  return since !== undefined && Temporal.Instant.from(since).until(now).total('minutes') >= minutes
}
