import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendPage } from '../page.ts'
import type { BankBooks, Payment } from './books.ts'
import { cardPage, returnPage, wordPage } from './card-page.ts'
import { cardNumberIn, fateOf } from './cards.ts'
import { knock, type WayBack, wayBack } from './way-back.ts'

export interface CardForm {
  readonly do?: string
  readonly card?: string
  readonly cvv2?: string
}

export interface CardDesk {
  readonly books: BankBooks
  readonly lateSeconds: number
}

export function serveCardDesk(app: FastifyInstance, desk: CardDesk): void {
  const { books } = desk
  for (const path of ['/pg/StartPay', '/zarinpal/pg/StartPay', '/zibal/start', '/card']) {
    app.get<{ Params: { authority: string } }>(`${path}/:authority`, ({ params }, reply) => {
      const payment = books.find(params.authority)
      return payment?.status === 'IN_BANK' ? sendPage(reply, cardPage(payment)) : atEnd(books, payment, reply)
    })
    app.post<{ Params: { authority: string }; Body: CardForm | undefined }>(
      `${path}/:authority`,
      ({ params, body }, reply) => givenCard(desk, books.find(params.authority), { form: body ?? {}, reply }),
    )
  }
}

export function toCardPage(payment: Payment | undefined, reply: FastifyReply): FastifyReply {
  return payment === undefined ? notFound(reply) : reply.redirect(`/card/${payment.authority}`, 303)
}

interface Given {
  readonly form: CardForm
  readonly reply: FastifyReply
}

export function givenCard(
  desk: CardDesk,
  payment: Payment | undefined,
  { form, reply }: Given,
): FastifyReply {
  const { books } = desk
  if (payment?.status !== 'IN_BANK') return atEnd(books, payment, reply)
  if (form.do === 'cancel') return sendBack(reply, wayBack(books, books.cancel(payment)))
  const card = cardNumberIn(form.card ?? '')
  if (card === undefined) return sendPage(reply, cardPage(payment, 'شماره کارت باید ۱۶ رقم باشد.'))
  if (cvv2Fault(form)) return sendPage(reply, cardPage(payment, 'رمز CVV2 باید ۳ یا ۴ رقم باشد.'))
  return charged(desk, payment, { card, reply })
}

function charged(
  desk: CardDesk,
  payment: Payment,
  { card, reply }: { card: string; reply: FastifyReply },
): FastifyReply {
  const { books, lateSeconds } = desk
  const fate = fateOf(card)
  if (fate === 'short')
    return sendPage(reply, cardPage(payment, 'موجودی کارت کافی نیست. کارت دیگری وارد کنید.'))
  if (fate === 'declined') return sendBack(reply, wayBack(books, books.decline(payment)))
  if (fate === 'late-success') {
    const declined = books.chargeLater(payment, card, lateSeconds)
    tellLater(desk, declined)
    return sendBack(reply, wayBack(books, declined))
  }
  const back = wayBack(books, books.charge(payment, card))
  if (fate === 'never-returns')
    return sendPage(reply, wordPage({ title: 'پرداخت انجام شد', says: neverReturns }))
  if (fate === 'returns-late') return sendPage(reply, latePage(back, lateSeconds))
  if (fate === 'returns-twice') knock(back)
  return sendBack(reply, back)
}

function cvv2Fault(form: CardForm): boolean {
  return !/^[\d۰-۹٠-٩]{3,4}$/.test(form.cvv2 ?? '')
}

/** The bank's later answer to a payment declined first. */
function tellLater({ books, lateSeconds }: CardDesk, { authority }: Payment): void {
  setTimeout(
    () => {
      const payment = books.find(authority)
      if (payment !== undefined) knock(wayBack(books, payment))
      // timers may fire slightly early
    },
    lateSeconds * 1000 + 20,
  ).unref()
}

function sendBack(reply: FastifyReply, back: WayBack): FastifyReply {
  return back.method === 'GET' ? reply.redirect(back.address, 303) : sendPage(reply, returnPage(back))
}

const neverReturns =
  'این کارت مسافر را به فروشگاه برنمی‌گرداند؛ گویی صفحه را بسته است. فروشگاه باید خودش بپرسد.'

function latePage(back: WayBack, seconds: number) {
  const says = 'تا چند لحظهٔ دیگر به فروشگاه برمی‌گردید.'
  return back.method === 'POST'
    ? returnPage(back, { says, seconds })
    : wordPage({ title: 'پرداخت انجام شد', says, onward: back.address, seconds })
}

function atEnd(books: BankBooks, payment: Payment | undefined, reply: FastifyReply): FastifyReply {
  if (payment === undefined) return notFound(reply)
  const back = wayBack(books, payment)
  const says = 'این پرداخت پیش از این پایان یافته است.'
  return sendPage(
    reply,
    back.method === 'POST'
      ? returnPage(back, { says, status: 410 })
      : wordPage({ title: 'پرداخت پایان یافته', says, onward: back.address, status: 410 }),
  )
}

function notFound(reply: FastifyReply): FastifyReply {
  return sendPage(
    reply,
    wordPage({ title: 'پرداخت پیدا نشد', says: 'نشانی این پرداخت درست نیست.', status: 404 }),
  )
}
