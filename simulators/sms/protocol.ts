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
  /** those of further brands, whose templates bear their name: `chakavak-code` */
  readonly brandNames: Readonly<Record<string, string>>
}

type Fields = Readonly<Record<string, string>>

/** Kavenegar: always HTTP 200, the outcome is in `return.status`. */
export function serveProtocol(app: FastifyInstance, carrier: Carrier): void {
  const { book, faults } = carrier
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
  serve('verify/lookup', (fields) => lookedUp(fields, carrier))
  serve('sms/send', sent)
}

type Outcome = number | Omit<Received, 'id' | 'at'>

function lookedUp(fields: Fields, names: Carrier): Outcome {
  const { receptor = '', template = '' } = fields
  const registered = registeredAs(template)
  if (registered === undefined) return 424
  const { text, brand } = registered
  const wanted = [...text.matchAll(/%(token\d*)/g)].map((found) => found[1] ?? '')
  if (wanted.some((slot) => !fields[slot])) return 432
  if (['token', 'token2', 'token3'].some((slot) => /\s/.test(fields[slot] ?? ''))) return 431
  return reached(receptor, `${headOf(brand, names)}\n${textOf(text, fields)}`, registered.name)
}

/** `code` is the first brand's, `chakavak-code` another's. */
export function registeredAs(wanted: string) {
  const found = Object.entries(templates)
    .filter(([name]) => wanted === name || wanted.endsWith(`-${name}`))
    .sort(([one], [other]) => other.length - one.length)[0]
  if (found === undefined) return undefined
  const [name, { text, slots, isSecret }] = found
  return { name, text, slots, isSecret, brand: wanted.slice(0, -name.length).replace(/-$/, '') }
}

export function headOf(brand: string, { brandName, brandNames }: Omit<Carrier, 'book' | 'faults'>): string {
  return brand === '' ? brandName : (brandNames[brand] ?? brand)
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
