import type { FastifyInstance, FastifyReply } from 'fastify'
import { type CallName, respondOrFail, type Weather } from './misfortunes.ts'
import type { PayoutBooks, Settlement } from './payout-books.ts'

export interface PayoutDesk extends Weather {
  readonly payouts: PayoutBooks
  readonly laterSeconds: number
}

interface Place {
  Params: { business: string; id: string }
  Querystring: { track_id?: string }
  Body: Readonly<Record<string, unknown>> | undefined
}

const busy = { status: 0, error: 'Too Many Attempts.' }

/** Vandar's settlement, version 3, in rial: payouts from the merchant to an account. */
export function servePayout(app: FastifyInstance, desk: PayoutDesk): void {
  const { payouts } = desk
  const serve = (how: 'GET' | 'POST', path: string, { call, action }: Served) =>
    app.route<Place>({
      method: how,
      url: `/v3/business/:business/settlement${path}`,
      handler: (request, reply) => {
        const { params, query, body, headers } = request
        if (!/^Bearer \S+$/.test(headers.authorization ?? ''))
          return reply.code(401).send({ error: 'Unauthenticated.' })
        const asked = { ...params, trackId: query.track_id ?? '', body: body ?? {}, reply }
        return respondOrFail(desk, { call, request, reply, busy }, () => action(asked))
      },
    })
  serve('POST', '/store', { call: 'settlement', action: (asked) => stored(desk, asked) })
  serve('GET', '/:id', {
    call: 'settlementShow',
    action: ({ business, id, reply }) => {
      const found = payouts.byId(business, id)
      return found === undefined
        ? reply.code(404).send({ status: 0, error: 'Not found.' })
        : { status: 1, data: { settlement: shown(payouts, found) } }
    },
  })
  serve('GET', '', {
    call: 'settlementShow',
    action: ({ business, trackId }) => {
      const found = payouts.byTrack(business, trackId)
      const data = found === undefined ? [] : [shown(payouts, found)]
      return { status: 1, data: { settlements: { data } } }
    },
  })
}

interface PayoutRequest {
  readonly business: string
  readonly id: string
  readonly trackId: string
  readonly body: Readonly<Record<string, unknown>>
  readonly reply: FastifyReply
}

interface Served {
  readonly call: CallName
  readonly action: (asked: PayoutRequest) => unknown
}

function stored(desk: PayoutDesk, { business, body, reply }: PayoutRequest): unknown {
  const { payouts } = desk
  const { amount, iban, track_id: trackId, description = '', notify_url: notifyUrl } = body
  const errors = faultsIn(payouts, business, body)
  if (Object.keys(errors).length > 0) return reply.code(422).send({ status: 0, errors })
  const settlement = payouts.order({
    business,
    trackId: String(trackId),
    iban: String(iban),
    amount: Number(amount),
    description: String(description),
    notifyUrl: typeof notifyUrl === 'string' && URL.canParse(notifyUrl) ? notifyUrl : undefined,
  })
  tellLater(desk, settlement)
  if (settlement.fate === 'answer-lost') return reply.hijack()
  return { status: 1, data: { settlement: [shown(payouts, settlement)] } }
}

function faultsIn(payouts: PayoutBooks, business: string, { amount, iban, track_id }: PayoutRequest['body']) {
  const errors: Record<string, readonly string[]> = {}
  const isAmount = typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 50_000
  if (!isAmount) errors['amount'] = ['مبلغ باید دست‌کم ۵۰٬۰۰۰ ریال باشد.']
  if (typeof iban !== 'string' || !isIban(iban) || iban.endsWith('0001'))
    errors['iban'] = ['شماره شبا پذیرفته نیست.']
  if (typeof track_id !== 'string' || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(track_id))
    errors['track_id'] = ['شناسه پیگیری درست نیست.']
  else if (payouts.byTrack(business, track_id) !== undefined)
    errors['track_id'] = ['شناسه پیگیری تکراری است.']
  return errors
}

function isIban(text: string): boolean {
  if (!/^IR\d{24}$/.test(text)) return false
  return BigInt(`${text.slice(4)}1827${text.slice(2, 4)}`) % 97n === 1n
}

const wage = 500

function shown(payouts: PayoutBooks, settlement: Settlement) {
  const { id, trackId, iban, amount, description, transactionId, fate, orderedAt } = settlement
  const status = payouts.statusOf(settlement)
  const day = Temporal.Instant.from(orderedAt).toZonedDateTimeISO('Asia/Tehran')
  const jalali = day.toLocaleString('fa-IR-u-nu-latn-ca-persian', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return {
    id,
    track_id: trackId,
    iban,
    transaction_id: transactionId,
    amount,
    amount_toman: Math.trunc(amount / 10),
    wage_toman: wage,
    payment_number: null,
    status,
    description,
    settlement_date: day.toPlainDate().toString(),
    settlement_date_jalali: jalali,
    settlement_done_time_prediction: `${jalali} 23:00:00`,
    is_instant: status === 'DONE',
    ref_code: status === 'DONE' ? String(transactionId + 1) : null,
    revised_transaction_id: fate === 'returns' && status === 'FAILED' ? String(transactionId + 2) : null,
  }
}

function tellLater({ payouts, laterSeconds }: PayoutDesk, settlement: Settlement): void {
  const { notifyUrl } = settlement
  if (notifyUrl === undefined) return
  setTimeout(() => {
    fetch(notifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(shown(payouts, settlement)),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
  }, laterSeconds * 1000).unref()
}
