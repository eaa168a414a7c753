import type { FastifyInstance, FastifyReply } from 'fastify'
import type { BankBooks, Payment } from './books.ts'
import { type CallName, isTaken, respondOrFail, type Weather } from './misfortunes.ts'

export interface Bank extends Weather {
  readonly books: BankBooks
}

type Fields = Readonly<Record<string, unknown>>

/** Zarinpal's payment protocol, version 4: paths, field names, codes and messages as the merchant meets them. */
export function serveZarinpal(app: FastifyInstance, bank: Bank): void {
  const { books } = bank
  const serve = (call: CallName, action: (fields: Fields, reply: FastifyReply) => unknown) =>
    app.post<{ Body: Fields | undefined }>(`/pg/v4/payment/${call}.json`, (request, reply) => {
      const fields = request.body ?? {}
      const about = books.find(String(fields['authority']))
      return respondOrFail(bank, { call, request, reply, busy, about }, () =>
        isMerchant(fields['merchant_id']) ? action(fields, reply) : refused(-10),
      )
    })
  const known = (fields: Fields, action: (payment: Payment) => unknown) => {
    const payment = books.find(String(fields['authority']))
    if (payment?.gateway !== 'zarinpal') return refused(-54)
    return payment.merchantId === fields['merchant_id'] ? action(payment) : refused(-53)
  }
  serve('request', (fields, reply) => requested(books, fields, reply))
  serve('verify', (fields) => known(fields, (payment) => verified(books, payment, fields)))
  serve('inquiry', (fields) => known(fields, ({ status }) => done({ code: 100, message: 'Success', status })))
  serve('unVerified', (fields) =>
    done({ code: 100, message: 'Success', authorities: unverified(books, fields) }),
  )
  serve('reverse', (fields) => known(fields, (payment) => reversed(books, payment)))
}

function requested(books: BankBooks, fields: Fields, reply: FastifyReply): unknown {
  const { amount, description, callback_url: callbackUrl, currency = 'IRT' } = fields
  const isWhole = typeof amount === 'number' && Number.isSafeInteger(amount)
  const rial = isWhole ? amount * (currency === 'IRR' ? 1 : 10) : 0
  const isRight = typeof description === 'string' && description.length > 0 && description.length <= 500
  if (rial < 1000 || !isRight || typeof callbackUrl !== 'string' || !URL.canParse(callbackUrl)) {
    reply.code(422)
    return refused(-9)
  }
  const { authority } = books.open({
    gateway: 'zarinpal',
    currency: 'IRR',
    merchantId: String(fields['merchant_id']),
    amount: rial,
    description,
    callbackUrl,
    orderId: orderIdIn(fields['metadata']),
  })
  return done({ code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 0 })
}

function verified(books: BankBooks, payment: Payment, fields: Fields): unknown {
  if (!isTaken(payment)) return refused(-51)
  if (fields['amount'] !== payment.paidAmount) return refused(-50)
  const now = books.verify(payment)
  const isFirst = now.verifiedTimes === 1
  return done({
    code: isFirst ? 100 : 101,
    message: isFirst ? 'Paid' : 'Verified',
    card_hash: '',
    card_pan: now.cardPan,
    ref_id: now.referenceId,
    fee_type: 'Merchant',
    fee: 0,
  })
}

function unverified(books: BankBooks, fields: Fields): unknown {
  return books
    .all()
    .filter(
      (payment) =>
        payment.gateway === 'zarinpal' &&
        payment.status === 'PAID' &&
        payment.merchantId === fields['merchant_id'],
    )
    .slice(-100)
    .map((payment) => ({
      authority: payment.authority,
      amount: payment.amount,
      callback_url: payment.callbackUrl,
      date: payment.paidAt,
    }))
}

function reversed(books: BankBooks, payment: Payment): unknown {
  if (!isTaken(payment)) return refused(-61)
  books.reverse(payment)
  return done({ code: 100, message: 'Reversed' })
}

const messages: Readonly<Record<number, string>> = {
  [-9]: 'The input params invalid, validation error.',
  [-10]: 'Terminal is not valid, please check merchant_id or ip address.',
  [-50]: 'Session is not valid, amounts values is not the same.',
  [-51]: 'Session is not valid, session is not active paid try.',
  [-53]: 'Session is not this merchant_id session.',
  [-54]: 'Invalid authority.',
  [-61]: 'Session is not in success status.',
}

const busy = {
  data: [],
  errors: { code: -12, message: 'To many attempts, please try again later.', validations: [] },
}

function refused(code: number): unknown {
  return { data: [], errors: { code, message: messages[code] ?? '', validations: [] } }
}

function done(data: unknown): unknown {
  return { data, errors: [] }
}

function isMerchant(id: unknown): boolean {
  return typeof id === 'string' && /^[0-9a-f-]{36}$/i.test(id)
}

function orderIdIn(metadata: unknown): string {
  return typeof metadata === 'object' && metadata !== null && 'order_id' in metadata
    ? String(metadata.order_id)
    : ''
}
