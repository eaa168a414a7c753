import { randomInt } from 'node:crypto'
import type { BankBooks, Payment } from './books.ts'
import { isTaken } from './misfortunes.ts'

export interface WayBack {
  readonly method: 'GET' | 'POST'
  readonly address: string
  readonly fields: Readonly<Record<string, string>>
}

/** Parameters of the way back; one fate returns another payment's. */
export function wayBack(books: BankBooks, payment: Payment): WayBack {
  const told = payment.fate === 'foreign-return' ? { ...payment, ...foreign(books, payment) } : payment
  switch (payment.gateway) {
    case 'zarinpal':
      return byAddress(payment, { Authority: told.authority, Status: isTaken(payment) ? 'OK' : 'NOK' })
    case 'zibal':
      return byAddress(payment, zibalFields(payment, told))
    case 'oppwa':
      return byAddress(payment, {
        id: told.authority,
        resourcePath: `/v1/checkouts/${told.authority}/payment`,
      })
    case 'sep':
      return { method: 'POST', address: payment.callbackUrl, fields: sepFields(payment, told) }
    case 'mellat':
      return { method: 'POST', address: payment.callbackUrl, fields: mellatFields(payment, told) }
    default:
      return payment.gateway satisfies never
  }
}

/** Another payment's ids: of a verified one (which a thief may know), else made up. */
function foreign(books: BankBooks, { authority, gateway }: Payment) {
  const other = books
    .all()
    .findLast(
      (each) => each.gateway === gateway && each.authority !== authority && each.status === 'VERIFIED',
    )
  const last = authority.at(-1) === '0' ? '1' : '0'
  return {
    authority: other?.authority ?? authority.slice(0, -1) + last,
    receipt: other?.receipt ?? '0'.repeat(32),
    referenceId: other?.referenceId ?? randomInt(10_000_000_000),
  }
}

function byAddress({ callbackUrl }: Payment, fields: Readonly<Record<string, string>>): WayBack {
  const address = new URL(callbackUrl)
  for (const [name, text] of Object.entries(fields)) address.searchParams.set(name, text)
  return { method: 'GET', address: address.href, fields: {} }
}

function zibalFields(payment: Payment, told: Payment) {
  const success = isTaken(payment)
  const failed = payment.isCancelled === true ? '3' : '12'
  return {
    success: success ? '1' : '0',
    trackId: told.authority,
    status: success ? '2' : failed,
    orderId: payment.orderId,
  }
}

function sepFields(payment: Payment, told: Payment) {
  const same = { MID: payment.merchantId, TerminalId: payment.merchantId, ResNum: payment.orderId }
  const base = { ...same, Token: payment.authority, Amount: String(payment.amount), Wage: '' }
  if (!isTaken(payment))
    return payment.isCancelled === true
      ? { ...base, State: 'CanceledByUser', Status: '1', RefNum: '' }
      : { ...base, State: 'Failed', Status: '3', RefNum: '' }
  return {
    ...base,
    State: 'OK',
    Status: '2',
    RefNum: told.receipt ?? '',
    Rrn: String(told.referenceId),
    TraceNo: String(told.referenceId).slice(-6),
    SecurePan: payment.cardPan ?? '',
    HashedCardNumber: '',
  }
}

function mellatFields(payment: Payment, told: Payment) {
  const base = { RefId: payment.authority, SaleOrderId: payment.orderId }
  if (!isTaken(payment)) return { ...base, ResCode: payment.isCancelled === true ? '17' : '12' }
  return {
    ...base,
    ResCode: '0',
    SaleReferenceId: String(told.referenceId),
    CardHolderPan: payment.cardPan ?? '',
    CardHolderInfo: '',
    FinalAmount: String(payment.paidAmount),
  }
}

export function knock({ method, address, fields }: WayBack): void {
  const signal = AbortSignal.timeout(30_000)
  const body = method === 'POST' ? { body: new URLSearchParams(fields) } : {}
  fetch(address, { method, redirect: 'manual', signal, ...body }).catch(() => undefined)
}
