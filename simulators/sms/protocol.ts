import type { FastifyInstance, FastifyReply } from 'fastify'
import { textOf } from '#messages/message.ts'
import { templates } from '#messages/templates.ts'
import type { FaultBox } from '../faults.ts'
import { type Book, phoneIn, type Received } from './book.ts'

/** `down` answers 500, `hang` never answers, `no-credit` answers 418; for sms.ir with its prefix. */
export const smsFaults = ['down', 'hang', 'no-credit', 'smsir-down', 'smsir-no-credit'] as const
export type SmsFault = (typeof smsFaults)[number]

export interface Carrier {
  readonly book: Book
  readonly faults: FaultBox<SmsFault>
  /** first line of every registered text */
  readonly brandName: string
}

type Fields = Readonly<Record<string, string>>

/** Kavenegar: always HTTP 200, the outcome is in `return.status`. */
export function serveProtocol(app: FastifyInstance, { book, faults, brandName }: Carrier): void {
  const serve = (path: string, action: (fields: Fields) => Outcome) =>
    app.post<{ Body: Fields | undefined; Querystring: Fields }>(`/v1/:key/${path}.json`, (request, reply) => {
      if (faults.strikes('down')) return reply.code(500).send('خطای داخلی')
      if (faults.strikes('hang')) return reply.hijack()
      if (faults.strikes('no-credit')) return answered(reply, 418)
      const outcome = action({ ...request.query, ...request.body })
      return typeof outcome === 'number'
        ? answered(reply, outcome)
        : answered(reply, 200, book.deliver(outcome))
    })
  serve('verify/lookup', (fields) => lookedUp(fields, brandName))
  serve('sms/send', sent)
}

type Outcome = number | Omit<Received, 'id' | 'at'>

function lookedUp(fields: Fields, brandName: string): Outcome {
  const { receptor = '', template = '' } = fields
  const text = Object.entries(templates).find(([name]) => name === template)?.[1].text
  if (text === undefined) return 424
  const wanted = [...text.matchAll(/%(token\d*)/g)].map((found) => found[1] ?? '')
  if (wanted.some((slot) => !fields[slot])) return 432
  if (['token', 'token2', 'token3'].some((slot) => /\s/.test(fields[slot] ?? ''))) return 431
  return reached(receptor, `${brandName}\n${textOf(text, fields)}`, template)
}

function sent({ receptor = '', message = '' }: Fields): Outcome {
  return message === '' || message.length > 900 ? 413 : reached(receptor, message, '')
}

/** Numbers ending in 0411 do not exist. */
function reached(receptor: string, text: string, template: string): Outcome {
  const phone = phoneIn(receptor)
  return phone === undefined || phone.endsWith('0411')
    ? 411
    : { channel: 'Sms', receptor: phone, text, template }
}

const words: Readonly<Record<number, string>> = {
  200: 'تایید شد',
  411: 'دریافت کننده نامعتبر است',
  413: 'پیام خالی است یا طول پیام بیش از حد مجاز است',
  418: 'اعتبار حساب شما کافی نیست',
  424: 'الگوی مورد نظر پیدا نشد',
  431: 'ساختار کد صحیح نمی‌باشد',
  432: 'پارامتر کد در متن پیام پیدا نشد',
}

function answered(reply: FastifyReply, status: number, sms?: Received): FastifyReply {
  const entry = sms && {
    messageid: sms.id,
    message: sms.text,
    status: 5,
    statustext: 'ارسال به مخابرات',
    sender: '10008663',
    receptor: sms.receptor,
    date: Math.trunc(Date.parse(sms.at) / 1000),
    cost: 1200,
  }
  return reply.send({
    return: { status, message: words[status] ?? '' },
    entries: entry === undefined ? null : [entry],
  })
}
