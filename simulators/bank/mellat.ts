import type { FastifyInstance } from 'fastify'
import type { BankBooks, Payment } from './books.ts'
import { toCardPage } from './card-desk.ts'
import { type CallName, isTaken, respondOrFail } from './misfortunes.ts'
import type { Bank } from './zarinpal.ts'

type Fields = Readonly<Record<string, string>>

const calls: Readonly<Record<string, CallName>> = {
  bpPayRequest: 'request',
  bpVerifyRequest: 'verify',
  bpSettleRequest: 'settle',
  bpInquiryRequest: 'inquiry',
  bpReversalRequest: 'reverse',
}

/** Behpardakht Mellat's SOAP protocol. Sales not settled after verification are reversed. */
export function serveMellat(app: FastifyInstance, bank: Bank): void {
  const { books } = bank
  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, text, done) => done(null, text))
  app.post<{ Body: string }>('/pgwchannel/services/pgw', async (request, reply) => {
    const asked = askedIn(request.body)
    const call = asked && calls[asked.name]
    if (asked === undefined || call === undefined) return reply.code(500).type('text/xml').send(fault)
    const about = saleIn(books, asked.fields)
    const busy = envelope(asked.name, '34')
    void reply.type('text/xml; charset=utf-8')
    return respondOrFail(bank, { call, request, reply, busy, about }, () =>
      envelope(asked.name, action(books, call, asked.fields)),
    )
  })
  app.post<{ Body: Fields | undefined }>('/pgwchannel/startpay.mellat', (request, reply) =>
    toCardPage(books.find(String(request.body?.['RefId'])), reply),
  )
}

function action(books: BankBooks, call: CallName, fields: Fields): string {
  if (!/^\d+$/.test(fields['terminalId'] ?? '') || fields['userName'] === '' || fields['userPassword'] === '')
    return '21'
  if (call === 'request') return requested(books, fields)
  const sale = saleIn(books, fields)
  if (sale === undefined) return '42'
  if (sale.status === 'REVERSED') return '48'
  if (!isTaken(sale)) return '55'
  return dealt(books, call, sale)
}

function dealt(books: BankBooks, call: CallName, sale: Payment): string {
  if (call === 'verify') return books.verify(sale).verifiedTimes === 1 ? '0' : '43'
  if (sale.isSettled === true) return '45'
  if (call === 'settle') {
    if (sale.status !== 'VERIFIED') return '46'
    books.settle(sale)
    return '0'
  }
  if (call !== 'reverse') return sale.status === 'VERIFIED' ? '43' : '0'
  books.reverse(sale)
  return '0'
}

function requested(books: BankBooks, fields: Fields): string {
  const { orderId = '', amount = '', callBackUrl = '', additionalData = '', localDate = '' } = fields
  if (!/^\d{1,19}$/.test(orderId) || !/^\d{4,15}$/.test(amount)) return '25'
  if (!URL.canParse(callBackUrl) || !/^\d{8}$/.test(localDate)) return '24'
  const isUsed = books.all().some((one) => one.gateway === 'mellat' && one.orderId === orderId)
  if (isUsed) return '41'
  const { authority } = books.open({
    gateway: 'mellat',
    currency: 'IRR',
    merchantId: fields['terminalId'] ?? '',
    amount: Number(amount),
    description: additionalData,
    callbackUrl: callBackUrl,
    orderId,
  })
  return `0,${authority}`
}

function saleIn(books: BankBooks, fields: Fields): Payment | undefined {
  return books
    .all()
    .find(
      (payment) =>
        payment.gateway === 'mellat' &&
        payment.merchantId === fields['terminalId'] &&
        payment.orderId === fields['saleOrderId'] &&
        String(payment.referenceId) === fields['saleReferenceId'],
    )
}

function askedIn(xml: string): { readonly name: string; readonly fields: Fields } | undefined {
  const [, name, inner] = /<int:(bp\w+)>(.*)<\/int:\1>/s.exec(xml) ?? []
  if (name === undefined || inner === undefined) return undefined
  const fields = [...inner.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, key = '', text = '']) => [
    key,
    unescaped(text),
  ])
  return { name, fields: Object.fromEntries(fields) }
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

function envelope(name: string, said: string): string {
  return `<?xml version='1.0' encoding='UTF-8'?><S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/"><S:Body><ns2:${name}Response xmlns:ns2="http://interfaces.core.sw.bps.com/"><return>${said}</return></ns2:${name}Response></S:Body></S:Envelope>`
}

const fault =
  "<?xml version='1.0' encoding='UTF-8'?><S:Envelope xmlns:S=\"http://schemas.xmlsoap.org/soap/envelope/\"><S:Body><S:Fault><faultcode>S:Client</faultcode><faultstring>Cannot find dispatch method</faultstring></S:Fault></S:Body></S:Envelope>"
