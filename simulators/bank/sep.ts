import type { FastifyInstance } from 'fastify'
import type { BankBooks, Payment } from './books.ts'
import { toCardPage } from './card-desk.ts'
import { type CallName, isTaken, respondOrFail } from './misfortunes.ts'
import type { Bank } from './zarinpal.ts'

type Fields = Readonly<Record<string, unknown>>

/** Saman's protocol: token, posted form, verification by receipt. */
export function serveSep(app: FastifyInstance, bank: Bank): void {
  const { books } = bank
  const serve = (path: string, call: CallName, action: (fields: Fields) => unknown) =>
    app.post<{ Body: Fields | undefined }>(path, (request, reply) => {
      const fields = request.body ?? {}
      const about = byReceipt(books, fields['RefNum'])
      const busy = { status: -1, ResultCode: -105, Success: false, errorCode: 12, errorDesc: 'busy' }
      return respondOrFail(bank, { call, request, reply, busy, about }, () => action(fields))
    })
  serve('/onlinepg/onlinepg', 'request', (fields) => tokenFor(books, fields))
  app.post<{ Body: Fields | undefined }>('/OnlinePG/OnlinePG', (request, reply) =>
    toCardPage(books.find(String(request.body?.['Token'])), reply),
  )
  serve('/verifyTxnRandomSessionkey/ipg/VerifyTransaction', 'verify', (fields) =>
    settled(books, fields, (payment) => {
      if (payment.status === 'REVERSED') return answer(-6)
      const now = books.verify(payment)
      return answer(now.verifiedTimes === 1 ? 0 : 2, now)
    }),
  )
  serve('/verifyTxnRandomSessionkey/ipg/ReverseTransaction', 'reverse', (fields) =>
    settled(books, fields, (payment) =>
      payment.status === 'REVERSED' ? answer(5) : answer(0, books.reverse(payment)),
    ),
  )
}

function tokenFor(books: BankBooks, fields: Fields): unknown {
  const { action, TerminalId, Amount, ResNum, RedirectUrl } = fields
  const isAmount = typeof Amount === 'number' && Number.isSafeInteger(Amount) && Amount >= 1000
  const isWhole = action === 'token' && typeof ResNum === 'string' && ResNum !== '' && ResNum.length <= 50
  if (!/^\d+$/.test(String(TerminalId)))
    return { status: -1, errorCode: '11', errorDesc: 'TerminalId is not valid' }
  if (!isAmount || !isWhole || typeof RedirectUrl !== 'string' || !URL.canParse(RedirectUrl))
    return { status: -1, errorCode: '5', errorDesc: 'Parameters are not valid' }
  const { authority } = books.open({
    gateway: 'sep',
    currency: 'IRR',
    merchantId: String(TerminalId),
    amount: Amount,
    description: ResNum,
    callbackUrl: RedirectUrl,
    orderId: ResNum,
  })
  return { status: 1, token: authority }
}

function byReceipt(books: BankBooks, receipt: unknown): Payment | undefined {
  return books.all().find((payment) => payment.gateway === 'sep' && payment.receipt === receipt)
}

function settled(books: BankBooks, fields: Fields, action: (payment: Payment) => unknown): unknown {
  const payment = byReceipt(books, fields['RefNum'])
  if (payment === undefined) return answer(-2)
  if (payment.merchantId !== String(fields['TerminalNumber'])) return answer(-105)
  return isTaken(payment) || payment.status === 'REVERSED' ? action(payment) : answer(-2)
}

const descriptions: Readonly<Record<number, string>> = {
  0: 'عملیات با موفقیت انجام شد',
  2: 'درخواست تکراری می‌باشد',
  5: 'تراکنش برگشت خورده می‌باشد',
  [-2]: 'تراکنش یافت نشد',
  [-6]: 'بیش از نیم ساعت از زمان اجرای تراکنش گذشته است',
  [-105]: 'ترمینال ارسالی در سیستم موجود نمی‌باشد',
}

function answer(code: number, payment?: Payment): unknown {
  return {
    TransactionDetail: payment === undefined ? null : detailOf(payment),
    ResultCode: code,
    ResultDescription: descriptions[code] ?? '',
    Success: code === 0,
  }
}

function detailOf(payment: Payment): unknown {
  return {
    RRN: String(payment.referenceId),
    RefNum: payment.receipt,
    MaskedPan: payment.cardPan,
    HashedPan: '',
    TerminalNumber: Number(payment.merchantId),
    OrginalAmount: payment.amount,
    AffectiveAmount: payment.paidAmount,
    StraceDate: payment.paidAt,
    StraceNo: String(payment.referenceId).slice(-6),
  }
}
