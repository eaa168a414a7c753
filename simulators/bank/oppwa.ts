import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BankBooks, Payment } from './books.ts'
import { windows } from './gateways.ts'
import { type CallName, respondOrFail } from './misfortunes.ts'
import { widgetHash } from './oppwa-widget.ts'
import type { Bank } from './zarinpal.ts'

type Fields = Readonly<Record<string, string | undefined>>

interface Place {
  Params: { id: string }
  Querystring: Fields
  Body: Fields | undefined
}

/** OPPWA's COPYandPAY on the server: checkouts, status, payments by merchant id, refunds. */
export function serveOppwa(app: FastifyInstance, bank: Bank): void {
  const { books } = bank
  const serve = (line: string, call: CallName, action: (asked: OppwaRequest) => unknown) => {
    const [method = '', url = ''] = line.split(' ')
    app.route<Place>({
      method,
      url: `/v1/${url}`,
      handler: (request, reply) => {
        const { id } = request.params
        const about = books.find(id)
        const fields = { ...request.query, ...request.body }
        return respondOrFail(bank, { call, request, reply, busy: said('800.120.100'), about }, () =>
          isMerchant(request, fields) ? action({ books, id, fields, reply }) : refused(reply),
        )
      },
    })
  }
  serve('POST checkouts', 'request', checkout)
  serve('GET checkouts/:id/payment', 'verify', status)
  serve('GET query', 'inquiry', query)
  serve('POST payments/:id', 'reverse', refund)
}

interface OppwaRequest {
  readonly books: BankBooks
  readonly id: string
  readonly fields: Fields
  readonly reply: FastifyReply
}

function isMerchant({ headers }: Pick<FastifyRequest, 'headers'>, fields: Fields): boolean {
  return /^Bearer \S+$/.test(headers.authorization ?? '') && (fields['entityId'] ?? '') !== ''
}

function refused(reply: FastifyReply): FastifyReply {
  return reply.code(401).send(said('800.900.300'))
}

function checkout({ books, fields, reply }: OppwaRequest): unknown {
  const { amount = '', currency = '', paymentType, merchantTransactionId = '', entityId = '' } = fields
  const isWhole = /^\d{1,10}\.\d{2}$/.test(amount) && /^[A-Z]{3}$/.test(currency) && currency !== 'IRR'
  if (!isWhole || paymentType !== 'DB' || merchantTransactionId.length < 8)
    return reply.code(400).send(said('200.300.404'))
  const { authority } = books.open({
    gateway: 'oppwa',
    merchantId: entityId,
    amount: Number(amount.replace('.', '')),
    currency,
    description: merchantTransactionId,
    callbackUrl: '',
    orderId: merchantTransactionId,
  })
  const hash = fields['integrity'] === 'true' ? { integrity: widgetHash } : {}
  return { ...said('000.200.100'), id: authority, ndc: authority, ...hash }
}

/** A checkout answers for half an hour; later only the merchant's id finds the payment. */
function status({ books, id, fields, reply }: OppwaRequest): unknown {
  const payment = books.find(id)
  if (payment?.gateway !== 'oppwa' || payment.merchantId !== fields['entityId'])
    return reply.code(400).send(said('200.300.404'))
  if (payment.status === 'IN_BANK') return said('000.200.000')
  const isTried = payment.receipt !== undefined || payment.isDeclined === true || payment.isCancelled === true
  if (!isTried || books.ageOf(payment) >= windows.oppwa.pageMinutes)
    return reply.code(400).send(said('200.300.404'))
  return payment.status === 'PAID' || payment.status === 'VERIFIED'
    ? shown(books.verify(payment))
    : shown(payment)
}

function query({ books, fields, reply }: OppwaRequest): unknown {
  const payments = books
    .all()
    .filter(
      (one) =>
        one.gateway === 'oppwa' &&
        one.orderId === fields['merchantTransactionId'] &&
        one.merchantId === fields['entityId'] &&
        one.receipt !== undefined,
    )
  if (payments.length === 0) return reply.code(400).send(said('700.400.580'))
  return { ...said('000.000.100'), payments: payments.flatMap((one) => entriesOf(books, one)) }
}

function entriesOf(books: BankBooks, payment: Payment): readonly unknown[] {
  if (payment.status === 'PAID') return [shown(books.verify(payment))]
  if (payment.status !== 'REVERSED') return [shown(payment)]
  return [
    shown({ ...payment, status: 'VERIFIED' }),
    { ...shown({ ...payment, status: 'VERIFIED' }), id: refundId(payment), paymentType: 'RF' },
  ]
}

function refund({ books, id, fields, reply }: OppwaRequest): unknown {
  const payment = books.all().find((one) => one.gateway === 'oppwa' && one.receipt === id)
  if (payment === undefined || fields['paymentType'] !== 'RF')
    return reply.code(400).send(said('700.400.580'))
  const isWhole = fields['amount'] === amountOf(payment) && fields['currency'] === payment.currency
  if (payment.status !== 'PAID' && payment.status !== 'VERIFIED')
    return reply.code(400).send(said('700.400.200'))
  if (!isWhole) return reply.code(400).send(said('700.400.400'))
  books.reverse(payment)
  return { ...said('000.100.110'), id: refundId(payment), paymentType: 'RF', referencedId: id }
}

function refundId({ receipt = '' }: Payment): string {
  return `${receipt.slice(0, -1)}${receipt.endsWith('0') ? '1' : '0'}`
}

function amountOf({ paidAmount = 0, amount }: Payment): string {
  return ((paidAmount || amount) / 100).toFixed(2)
}

function shown(payment: Payment) {
  const isPaid = payment.status === 'PAID' || payment.status === 'VERIFIED'
  const no = payment.isCancelled === true ? '100.396.101' : '800.100.152'
  return {
    ...said(isPaid ? '000.100.110' : no),
    id: payment.receipt ?? `${payment.authority.slice(0, 31)}0`.toLowerCase(),
    paymentType: 'DB',
    paymentBrand: 'VISA',
    amount: amountOf(payment),
    currency: payment.currency,
    merchantTransactionId: payment.orderId,
    ...(payment.cardPan === undefined
      ? {}
      : { card: { bin: payment.cardPan.slice(0, 6), last4Digits: payment.cardPan.slice(-4) } }),
  }
}

const descriptions: Readonly<Record<string, string>> = {
  '000.000.100': 'successful request',
  '000.100.110': "Request successfully processed in 'Merchant in Integrator Test Mode'",
  '000.200.000': 'transaction pending',
  '000.200.100': 'successfully created checkout',
  '100.396.101': 'Cancelled by user',
  '200.300.404': 'invalid or missing parameter, or no checkout session',
  '700.400.200': 'cannot refund (refund volume exceeded or tx reversed or invalid workflow?)',
  '700.400.400': 'cannot refund (amount or currency differs)',
  '700.400.580': 'cannot find transaction',
  '800.100.152': 'transaction declined by authorization system',
  '800.120.100': 'Rejected by Throttling.',
  '800.900.300': 'invalid authentication information',
}

function said(code: string) {
  return { result: { code, description: descriptions[code] ?? '' }, timestamp: new Date().toISOString() }
}
