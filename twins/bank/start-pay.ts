import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendPage } from '../page.ts'
import type { BankBooks, Payment } from './books.ts'
import { cardPage, wordPage } from './card-page.ts'
import { cardNumberIn, fateOf } from './cards.ts'

interface CardForm {
  readonly do?: string
  readonly card?: string
  readonly cvv2?: string
}

interface CardDesk {
  readonly books: BankBooks
  /** how long the late card keeps its payer */
  readonly lateSeconds: number
}

/** The payer's side: the card page and what its two buttons do. */
export function serveStartPay(app: FastifyInstance, desk: CardDesk): void {
  app.get<{ Params: { authority: string } }>('/pg/StartPay/:authority', (request, reply) =>
    atCardPage(desk.books.find(request.params.authority), reply, (payment) =>
      sendPage(reply, cardPage(payment)),
    ),
  )
  app.post<{ Params: { authority: string }; Body: CardForm | undefined }>(
    '/pg/StartPay/:authority',
    (request, reply) =>
      atCardPage(desk.books.find(request.params.authority), reply, (payment) =>
        request.body?.do === 'cancel'
          ? reply.redirect(returnAddress(desk.books.fail(payment), 'NOK'), 303)
          : charged(desk, payment, { form: request.body ?? {}, reply }),
      ),
  )
}

function atCardPage(
  payment: Payment | undefined,
  reply: FastifyReply,
  then: (payment: Payment) => FastifyReply,
) {
  if (payment === undefined)
    return sendPage(
      reply,
      wordPage({ title: 'پرداخت پیدا نشد', says: 'نشانی این پرداخت درست نیست.', status: 404 }),
    )
  if (payment.status === 'IN_BANK') return then(payment)
  const onward = returnAddress(
    payment,
    payment.status === 'PAID' || payment.status === 'VERIFIED' ? 'OK' : 'NOK',
  )
  return sendPage(
    reply,
    wordPage({
      title: 'پرداخت پایان یافته',
      says: 'این پرداخت پیش از این پایان یافته است.',
      onward,
      status: 410,
    }),
  )
}

function charged(
  desk: CardDesk,
  payment: Payment,
  { form, reply }: { form: CardForm; reply: FastifyReply },
): FastifyReply {
  const card = cardNumberIn(form.card ?? '')
  if (card === undefined) return sendPage(reply, cardPage(payment, 'شماره کارت باید ۱۶ رقم باشد.'))
  if (cvv2Fault(form)) return sendPage(reply, cardPage(payment, 'رمز CVV2 باید ۳ یا ۴ رقم باشد.'))
  const fate = fateOf(card)
  if (fate === 'short')
    return sendPage(reply, cardPage(payment, 'موجودی کارت کافی نیست. کارت دیگری وارد کنید.'))
  if (fate === 'declined') return reply.redirect(returnAddress(desk.books.fail(payment), 'NOK'), 303)
  const address = returnAddress(desk.books.charge(payment, card), 'OK')
  if (fate === 'never-returns')
    return sendPage(reply, wordPage({ title: 'پرداخت انجام شد', says: neverReturns }))
  if (fate === 'returns-late')
    return sendPage(
      reply,
      wordPage({ title: 'پرداخت انجام شد', says: late, onward: address, seconds: desk.lateSeconds }),
    )
  if (fate === 'returns-twice') knock(address)
  return reply.redirect(address, 303)
}

function cvv2Fault(form: CardForm): boolean {
  return !/^[\d۰-۹٠-٩]{3,4}$/.test(form.cvv2 ?? '')
}

const neverReturns =
  'این کارت مسافر را به فروشگاه برنمی‌گرداند؛ گویی صفحه را بسته است. فروشگاه باید خودش بپرسد.'
const late = 'تا چند لحظهٔ دیگر به فروشگاه برمی‌گردید.'

function returnAddress(payment: Payment, status: 'OK' | 'NOK'): string {
  const address = new URL(payment.callbackUrl)
  address.searchParams.set('Authority', payment.authority)
  address.searchParams.set('Status', status)
  return address.href
}

/** The second of two calls back, made at the same moment as the payer's own; whether the shop is there is its affair. */
function knock(address: string): void {
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
}
