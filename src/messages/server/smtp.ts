import { createTransport } from 'nodemailer'
import { type MailHouse, mailOf } from '#messages/mail.ts'
import { brokenDown, type Carry, type Sending } from '#messages/server/carrier.ts'

export interface SmtpOptions {
  /** `smtps://name:password@host:465`, or `smtp://…` with STARTTLS required */
  readonly url: string
  readonly from: string
  /** of brands with an address of their own */
  readonly froms?: Readonly<Record<string, string>>
  readonly isSimulator: boolean
  readonly timeoutMs?: number
}

/** A refused login is never final; a refused receiver or message may be. */
export function openSmtp(options: SmtpOptions, houseNow: () => MailHouse): Carry {
  const transport = createTransport({
    ...connection(options),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async function carry({ id, to, template, tokens, brand, words }) {
    const house = houseNow()
    const from = options.froms?.[brand ?? ''] ?? options.from
    const domain = from.slice(from.indexOf('@') + 1)
    const { subject, text, html } = mailOf(template, tokens, { ...house, words })
    try {
      const { messageId } = await transport.sendMail({
        from: { name: house.name, address: from },
        replyTo: { name: house.name, address: house.email },
        to: { name: '', address: to },
        envelope: { from, to: [to] },
        messageId: `<${id}@${domain}>`,
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'fa' },
      })
      return { kind: 'sent', providerId: messageId }
    } catch (error) {
      return sendingIn(error)
    }
  }
}

function connection({ url, isSimulator, timeoutMs = 10_000 }: SmtpOptions) {
  return {
    url,
    requireTLS: !isSimulator,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  }
}

/** 5xx for receiver or message is final (RFC 5321 §4.2.1); 4xx (greylisting, full box) is not. */
function sendingIn(error: unknown): Sending {
  if (!(error instanceof Error)) return brokenDown(error)
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  if (typeof responseCode !== 'number') return brokenDown(error)
  const isFinal = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
  return { kind: isFinal ? 'refused' : 'later', reason: `status ${responseCode}` }
}
