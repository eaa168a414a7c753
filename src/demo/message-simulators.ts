import path from 'node:path'
import type { MessageSettings } from '#messages/server/message-settings.ts'
import { freePort } from '#server/free-port.ts'
import type { Settings } from '#server/settings.ts'
import { openMailSimulator } from '#simulators/mail/server.ts'
import { openMessengersSimulator } from '#simulators/messengers/server.ts'
import { type Book, openBook } from '#simulators/sms/book.ts'
import { openSmsSimulator } from '#simulators/sms/server.ts'

export interface MessageSimulators {
  readonly settings: MessageSettings
  /** page of all messages; undefined when real providers send everything */
  readonly inbox: string | undefined
  close(): Promise<void>
}

/** For providers not configured; they share one inbox. */
export async function openMessageSimulators(
  settings: MessageSettings & Pick<Settings, 'dataDir' | 'sites'>,
): Promise<MessageSimulators> {
  const { sms, ways, senders, dataDir } = settings
  const { bale, whatsapp, mail, smsir } = ways
  const areMessengers = bale?.isSimulator === true || whatsapp?.isSimulator === true
  if (!sms.isSimulator && !areMessengers && mail?.isSimulator !== true)
    return { settings: { sms, ways, senders }, inbox: undefined, close: async () => undefined }
  const book = openBook(path.join(dataDir, 'sms.jsonl'))
  await using opened = new AsyncDisposableStack()
  // the inbox belongs to the SMS simulator, whoever sends the SMS
  const inbox = await openInbox(settings, book)
  opened.defer(inbox.close)
  const url = areMessengers ? await openMessengers(settings, { book, opened }) : undefined
  const mailUrl = mail?.isSimulator === true ? await openMail(mail.url, { book, opened }) : undefined
  const held = opened.move()
  return {
    settings: {
      senders,
      sms: sms.isSimulator ? { ...sms, baseUrl: inbox.url } : sms,
      ways: {
        ...(bale && {
          bale: bale.isSimulator && url ? { ...bale, baseUrl: movedTo(url, bale.baseUrl) } : bale,
        }),
        ...(whatsapp && {
          whatsapp:
            whatsapp.isSimulator && url ? { ...whatsapp, baseUrl: movedTo(url, whatsapp.baseUrl) } : whatsapp,
        }),
        ...(smsir && {
          smsir: smsir.isSimulator ? { ...smsir, baseUrl: movedTo(inbox.url, smsir.baseUrl) } : smsir,
        }),
        ...(mail && { mail: mailUrl === undefined ? mail : { ...mail, url: mailUrl } }),
      },
    },
    inbox: inbox.url,
    close: () => held.disposeAsync(),
  }
}

interface Opening {
  readonly book: Book
  readonly opened: AsyncDisposableStack
}

type Wanted = MessageSettings & Pick<Settings, 'sites'>

function namesOf({ sites }: Wanted) {
  const [first] = sites.all
  const brandNames = Object.fromEntries(sites.all.map(({ brand }) => [brand.id, brand.name]))
  return { brandName: first.brand.name, brandNames }
}

async function openInbox(settings: Wanted, book: Book) {
  const { sms } = settings
  const wanted = sms.isSimulator ? Number(new URL(sms.baseUrl).port) : 3002
  const port = await freePort(wanted)
  const simulator = await openSmsSimulator({ port, host: 'localhost', book, ...namesOf(settings) })
  return { url: `http://localhost:${port}`, close: simulator.close }
}

async function openMessengers(settings: Wanted, { book, opened }: Opening): Promise<string> {
  const { ways } = settings
  const wanted = ways.bale?.isSimulator === true ? ways.bale.baseUrl : ways.whatsapp?.baseUrl
  const port = await freePort(Number(new URL(wanted ?? '').port))
  const simulator = await openMessengersSimulator({
    port,
    host: 'localhost',
    book,
    numbers: Object.values(settings.senders.whatsappNumbers),
    clients: settings.senders.baleClients,
    ...namesOf(settings),
  })
  opened.defer(simulator.close)
  return `http://localhost:${port}`
}

async function openMail(wanted: string, { book, opened }: Opening): Promise<string> {
  const port = await freePort(Number(new URL(wanted).port))
  const simulator = await openMailSimulator({ port, host: 'localhost', book })
  opened.defer(simulator.close)
  return simulator.url
}

function movedTo(url: string, baseUrl: string): string {
  return url + new URL(baseUrl).pathname
}
