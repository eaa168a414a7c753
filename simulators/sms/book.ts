import { openAppendLog } from '../append-log.ts'

export type Way = 'Sms' | 'Email' | 'Whatsapp' | 'Bale'

export interface Received {
  readonly id: number
  /** undefined in old records */
  readonly channel?: Way
  readonly receptor: string
  readonly text: string
  readonly template: string
  /** WhatsApp's number or Bale's client it came from */
  readonly sender?: string
  readonly at: string
  readonly mail?: { readonly subject: string; readonly from: string; readonly html: string }
}

export interface Book {
  deliver(message: Omit<Received, 'id' | 'at'>): Received
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

/** `0912…`, `98912…`, `0098912…` and `+98912…` are equal; undefined if malformed. */
export function phoneIn(receptor: string): string | undefined {
  const digits = receptor.trim().replace(/^(\+|00)/, '')
  if (/^0?9\d{9}$/.test(digits)) return `+98${digits.replace(/^0/, '')}`
  return /^[1-9]\d{9,14}$/.test(digits) ? `+${digits}` : undefined
}

function receiverIn(receptor: string): string | undefined {
  return receptor.includes('@') ? receptor.trim().toLowerCase() : phoneIn(receptor)
}
