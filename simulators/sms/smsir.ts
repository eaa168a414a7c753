import type { FastifyInstance, FastifyReply } from 'fastify'
import { textOf } from '#messages/message.ts'
import { templates } from '#messages/templates.ts'
import { phoneIn } from './book.ts'
import type { Carrier } from './protocol.ts'

interface VerifyRequest {
  readonly mobile?: string
  readonly templateId?: number
  readonly parameters?: readonly { readonly name?: string; readonly value?: string }[]
}

/** `POST /v1/send/verify`: our templates numbered from 100001, parameters in capitals, 25 characters at most. */
export function serveSmsIr(app: FastifyInstance, { book, faults, brandName }: Carrier): void {
  app.post('/smsir/v1/send/verify', (request, reply) => {
    if (faults.strikes('smsir-down')) return reply.code(500).send('<h1>500</h1>')
    if (request.headers['x-api-key'] !== 'house-simulator')
      return told(reply.code(401), 10, 'کلید وب سرویس نامعتبر است')
    if (faults.strikes('smsir-no-credit')) return told(reply.code(400), 102, 'اعتبار کافی نمی‌باشد')
    const { mobile, templateId = 0, parameters = [] } = (request.body ?? {}) as VerifyRequest
    const [name, template] = Object.entries(templates)[templateId - 100_001] ?? []
    if (name === undefined || template === undefined) return told(reply.code(400), 113, 'قالب یافت نشد')
    const values = Object.fromEntries(
      parameters.map((one) => [one.name?.toLowerCase() ?? '', one.value ?? '']),
    )
    if (template.slots.some((slot) => !values[slot]))
      return told(reply.code(400), 16, 'پارامتر ارسال نشده است')
    if (Object.values(values).some((value) => value.length > 25))
      return told(reply.code(400), 114, 'طول پارامتر بیش از حد مجاز است')
    const receptor = phoneIn(mobile ?? '')
    if (receptor === undefined || receptor.endsWith('0411'))
      return told(reply.code(400), 104, 'موبایل نامعتبر است')
    const text = `${brandName}\n${textOf(template.text, values)}`
    const { id } = book.deliver({ channel: 'Sms', receptor, text, template: name })
    return { status: 1, message: 'موفق', data: { messageId: id, cost: 1 } }
  })
}

function told(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.send({ status, message, data: null })
}
