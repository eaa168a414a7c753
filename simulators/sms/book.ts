import { openAppendLog } from '../append-log.ts'

/** By which way something came: the inbox shows them all. */
export type Way = 'Sms' | 'Email' | 'Whatsapp' | 'Bale'

/** One message as a phone or a mailbox got it. */
export interface Received {
  readonly id: number
  /** what earlier runs wrote had one way alone */
  readonly channel?: Way
  /** a full number, or an address */
  readonly receptor: string
  readonly text: string
  readonly template: string
  readonly at: string
  /** of an e-mail */
  readonly mail?: { readonly subject: string; readonly from: string; readonly html: string }
}

export interface Book {
  deliver(message: Omit<Received, 'id' | 'at'>): Received
  /** newest first; of one phone or mailbox when it is named */
  list(receptor?: string): readonly Received[]
}

export function openBook(file: string | undefined): Book {
  const log = openAppendLog<Received>(file)
  const book = [...log.earlier]
  return {
    deliver: (message) => {
      const delivered = { ...message, id: book.length + 1, at: Temporal.Now.instant().toString() }
      log.write(delivered)
      book.push(delivered)
      return delivered
    },
    list: (receptor) =>
      book.filter((one) => receptor === undefined || one.receptor === receiverIn(receptor)).reverse(),
  }
}

/** `0912…`, `98912…`, `0098912…` and `+98912…` are one phone; nothing when it is none. */
export function phoneIn(receptor: string): string | undefined {
  const digits = receptor.trim().replace(/^(\+|00)/, '')
  if (/^0?9\d{9}$/.test(digits)) return `+98${digits.replace(/^0/, '')}`
  return /^[1-9]\d{9,14}$/.test(digits) ? `+${digits}` : undefined
}

function receiverIn(receptor: string): string | undefined {
  return receptor.includes('@') ? receptor.trim().toLowerCase() : phoneIn(receptor)
}
