import type { FastifyInstance } from 'fastify'
import type { BankBooks, Payment } from './books.ts'
import { type CallName, isTaken, respondOrFail } from './misfortunes.ts'
import type { Bank } from './zarinpal.ts'

type Fields = Readonly<Record<string, unknown>>

/** Zibal's payment protocol, version 1. It compares no amounts: it says what was paid. */
export function serveZibal(app: FastifyInstance, bank: Bank): void {
  const { books } = bank
  const serve = (call: CallName, action: (fields: Fields) => unknown) =>
    app.post<{ Body: Fields | undefined }>(`/v1/${call}`, (request, reply) => {
      const fields = request.body ?? {}
      const about = books.find(String(fields['trackId']))
      const busy = { result: 429, message: 'too many requests' }
      return respondOrFail(bank, { call, request, reply, busy, about }, () =>
        typeof fields['merchant'] === 'string' && fields['merchant'] !== '' ? action(fields) : said(102),
      )
    })
  const known = (fields: Fields, action: (payment: Payment) => unknown) => {
    const payment = books.find(String(fields['trackId']))
    const isTheirs = payment?.gateway === 'zibal' && payment.merchantId === fields['merchant']
    return isTheirs ? action(payment) : said(203)
  }
  serve('request', (fields) => requested(books, fields))
  serve('verify', (fields) => known(fields, (payment) => verified(books, payment)))
  serve('inquiry', (fields) => known(fields, (payment) => ({ ...said(100), ...factsOf(payment) })))
}

function requested(books: BankBooks, fields: Fields): unknown {
  const { amount, callbackUrl, orderId = '', description = '', merchant } = fields
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1000) return said(105)
  if (amount > 500_000_000) return said(113)
  if (typeof callbackUrl !== 'string' || !URL.canParse(callbackUrl)) return said(106)
  const { authority } = books.open({
    gateway: 'zibal',
    currency: 'IRR',
    merchantId: String(merchant),
    amount,
    description: String(description),
    callbackUrl,
    orderId: String(orderId),
  })
  return { ...said(100), trackId: Number(authority) }
}

function verified(books: BankBooks, payment: Payment): unknown {
  if (!isTaken(payment)) return said(202)
  const now = books.verify(payment)
  // the second time it only says so
  return now.verifiedTimes === 1 ? { ...said(100), ...factsOf(now) } : said(201)
}

function factsOf(payment: Payment) {
  return {
    status: statusOf(payment),
    amount: payment.paidAmount ?? payment.amount,
    orderId: payment.orderId,
    description: payment.description,
    refNumber: payment.referenceId ?? null,
    cardNumber: payment.cardPan ?? null,
    paidAt: payment.paidAt ?? null,
  }
}

/** −1 waiting · 1 verified · 2 paid · 3 cancelled · 12 the card is not accepted · 18 reversed */
function statusOf({ status, isCancelled }: Payment): number {
  if (status === 'FAILED') return isCancelled === true ? 3 : 12
  return { IN_BANK: -1, VERIFIED: 1, PAID: 2, REVERSED: 18 }[status]
}

const messages: Readonly<Record<number, string>> = {
  100: 'success',
  102: 'merchant not found',
  105: 'amount must be greater than 1000',
  106: 'callbackUrl is not valid',
  113: 'amount is over the ceiling',
  201: 'already verified',
  202: 'not paid or failed',
  203: 'trackId is not valid',
}

function said(result: number) {
  return { result, message: messages[result] ?? '' }
}
