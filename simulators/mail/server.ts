import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { type FaultBox, faultBox } from '../faults.ts'
import { type Book, openBook } from '../sms/book.ts'
import { takenApart } from './mime.ts'

export type MailFault = 'mail-down' | 'mail-login'

export interface MailSimulatorOptions {
  readonly port: number
  readonly host?: string
  /** shared with the inbox page, to show mails there */
  readonly book?: Book
}

export interface MailSimulator {
  readonly url: string
  readonly book: Book
  readonly faults: FaultBox<MailFault>
  readonly raw: readonly string[]
  close(): Promise<void>
}

class Declined extends Error {
  readonly responseCode: number

  constructor(responseCode: number, said: string) {
    super(said)
    this.responseCode = responseCode
  }
}

/** By the local part: `refuse` 550, `full` 452, `greylist` 451 first, `drop` cuts the connection, `spam` 554 for the data. */
export async function openMailSimulator({
  port,
  host = '127.0.0.1',
  ...options
}: MailSimulatorOptions): Promise<MailSimulator> {
  const book = options.book ?? openBook(undefined)
  const faults = faultBox<MailFault>()
  const raw: string[] = []
  const seen = new Set<string>()
  const dropped = new Set<string>()
  const server: SMTPServer = new SMTPServer({
    name: 'mail.house-simulator.example',
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onConnect: (_, done) => done(faults.strikes('mail-down') ? new Declined(421, 'try again later') : null),
    onAuth({ username, password }, _, done) {
      const isOurs =
        username === 'parastoo' && password === 'house-simulator' && !faults.strikes('mail-login')
      done(
        isOurs ? null : new Declined(535, 'authentication failed'),
        isOurs ? { user: username } : undefined,
      )
    },
    onRcptTo({ address }, _, done) {
      done(atTheDoor(address, seen))
    },
    onData(stream, session, answered) {
      void text(stream).then((mail) => answered(taken(mail, session), 'kept'))
    },
  })
  function taken(mail: string, session: SMTPServerSession): Error | null {
    const [to = ''] = receiversOf(session)
    if (to.startsWith('spam@')) return new Declined(554, 'this mail is not wanted')
    raw.push(mail)
    for (const address of receiversOf(session)) deliver(book, address, mail)
    // stored, but the sender never gets the answer
    if (to.startsWith('drop@') && !dropped.has(to)) cut(server, session)
    dropped.add(to)
    return null
  }
  server.on('error', () => undefined) // a sender that went away
  const listening = server.listen(port, host)
  await once(listening, 'listening')
  const { port: got } = listening.address() as AddressInfo
  return {
    url: `smtp://parastoo:house-simulator@${host}:${got}`,
    book,
    faults,
    raw,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

function atTheDoor(address: string, seen: Set<string>): Error | null {
  const name = address.split('@')[0] ?? ''
  if (name === 'refuse') return new Declined(550, 'no such mailbox')
  if (name === 'full') return new Declined(452, 'mailbox full')
  const isNew = !seen.has(address)
  seen.add(address)
  return name === 'greylist' && isNew ? new Declined(451, 'greylisted, try again') : null
}

function receiversOf({ envelope }: SMTPServerSession): readonly string[] {
  return envelope.rcptTo.map(({ address }) => address.toLowerCase())
}

function deliver(book: Book, receptor: string, mail: string): void {
  const { headers, text: body, html } = takenApart(mail)
  const [subject, from] = [headers.get('subject') ?? '', headers.get('from') ?? '']
  book.deliver({ channel: 'Email', receptor, text: body.trim(), template: '', mail: { subject, from, html } })
}

function cut(server: SMTPServer, { id }: SMTPServerSession): void {
  for (const connection of server.connections as Set<{ id: string; _socket: { destroy(): void } }>)
    if (connection.id === id) connection._socket.destroy()
}
