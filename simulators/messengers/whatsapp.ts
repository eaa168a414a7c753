import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { textOf } from '#messages/message.ts'
import { type Book, phoneIn } from '../sms/book.ts'
import { headOf, registeredAs } from '../sms/protocol.ts'

export interface WhatsappDesk {
  readonly book: Book
  readonly token: string
  readonly phoneNumberIds: readonly string[]
  readonly brandName: string
  readonly brandNames: Readonly<Record<string, string>>
  readonly strikes: (
    name: 'whatsapp-down' | 'whatsapp-hang' | 'whatsapp-limited' | 'whatsapp-token-expired',
  ) => boolean
}

interface Component {
  readonly type?: string
  readonly sub_type?: string
  readonly index?: string
  readonly parameters?: readonly { readonly type?: string; readonly text?: string }[]
}

interface MessageRequest {
  readonly messaging_product?: string
  readonly to?: string
  readonly type?: string
  readonly template?: {
    readonly name?: string
    readonly language?: { readonly code?: string }
    readonly components?: readonly Component[]
  }
}

class GraphError extends Error {
  readonly code: number
  readonly status: number

  constructor(code: number, said: string, status = 400) {
    super(`(#${code}) ${said}`)
    this.code = code
    this.status = status
  }
}

/** Our approved Persian templates. Numbers ending in 0430 are not allowed (131030), in 0426 unreachable (131026). */
export function serveWhatsapp(app: FastifyInstance, desk: WhatsappDesk): void {
  app.post('/graph/:version/:sender/messages', (request, reply) => {
    if (desk.strikes('whatsapp-hang')) return reply.hijack()
    if (desk.strikes('whatsapp-down')) return reply.code(503).type('text/html').send('<h1>503</h1>')
    try {
      return accepted(desk, request)
    } catch (error) {
      if (error instanceof GraphError) return told(reply, error)
      throw error
    }
  })
}

function accepted(desk: WhatsappDesk, request: FastifyRequest) {
  const { sender } = request.params as { readonly sender: string }
  const isKnown = request.headers.authorization === `Bearer ${desk.token}`
  if (!isKnown || desk.strikes('whatsapp-token-expired'))
    throw new GraphError(190, 'Access token has expired', 401)
  if (!desk.phoneNumberIds.includes(sender)) throw new GraphError(100, 'Unsupported post request', 400)
  if (desk.strikes('whatsapp-limited')) throw new GraphError(130429, 'Rate limit hit', 429)
  const asked = (request.body ?? {}) as MessageRequest
  if (asked.messaging_product !== 'whatsapp' || asked.type !== 'template')
    throw new GraphError(100, 'Invalid parameter')
  const receptor = receiverOf(asked.to)
  const { name, text, brand } = filledIn(asked)
  const { id } = desk.book.deliver({
    channel: 'Whatsapp',
    receptor,
    text: `${headOf(brand, desk)}\n${text}`,
    template: name,
    sender,
  })
  return {
    messaging_product: 'whatsapp',
    contacts: [{ input: asked.to, wa_id: receptor.slice(1) }],
    messages: [{ id: `wamid.${Buffer.from(String(id)).toString('base64url')}`, message_status: 'accepted' }],
  }
}

function receiverOf(to: string | undefined): string {
  const receptor = phoneIn(to ?? '')
  if (receptor === undefined) throw new GraphError(131009, 'Parameter value is not valid')
  if (receptor.endsWith('0430')) throw new GraphError(131030, 'Recipient phone number not in allowed list')
  if (receptor.endsWith('0426')) throw new GraphError(131026, 'Message undeliverable')
  return receptor
}

function filledIn({ template }: MessageRequest) {
  const approved = registeredAs((template?.name ?? '').replaceAll('_', '-'))
  if (approved === undefined || template?.language?.code !== 'fa')
    throw new GraphError(132001, 'Template name does not exist in the translation', 404)
  const { name, text, brand, slots, isSecret } = approved
  const values = valuesOf(template.components?.find(({ type }) => type === 'body'))
  if (values.length !== slots.length) throw new GraphError(132000, 'Number of parameters does not match')
  if (values.some((value) => /[\n\t]| {4}/.test(value)))
    throw new GraphError(132012, 'Parameter format does not match')
  const button = template.components?.find(({ type }) => type === 'button')
  if (isSecret && !copies(button, values[0])) throw new GraphError(131008, 'Required parameter is missing')
  if (!isSecret && button !== undefined) throw new GraphError(132000, 'Number of parameters does not match')
  const filled = textOf(text, Object.fromEntries(slots.map((slot, at) => [slot, values[at] ?? ''])))
  return { name, brand, text: isSecret ? `${filled}\n[کپی کد]` : filled }
}

/** An authentication template's button must copy the code in its text. */
function copies(button: Component | undefined, code: string | undefined): boolean {
  const [value] = valuesOf(button)
  return button?.sub_type === 'url' && button.index === '0' && value !== undefined && value === code
}

function valuesOf(component: Component | undefined): readonly string[] {
  return (component?.parameters ?? []).flatMap(({ type, text }) => (type === 'text' && text ? [text] : []))
}

function told(reply: FastifyReply, { code, message, status }: GraphError): FastifyReply {
  return reply.code(status).send({
    error: {
      message,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details: message },
      fbtrace_id: 'AtwinTwinTwinTwinTwinTw',
    },
  })
}
