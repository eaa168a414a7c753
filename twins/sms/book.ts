import { openAppendLog } from '../append-log.ts'

/** One message as a phone got it. */
export interface Sms {
  readonly id: number
  readonly receptor: string
  readonly text: string
  readonly template: string
  readonly at: string
}

export interface SmsBook {
  deliver(sms: Omit<Sms, 'id' | 'at'>): Sms
  /** newest first; of one phone when it is named */
  list(receptor?: string): readonly Sms[]
}

export function openSmsBook(file: string | undefined): SmsBook {
  const log = openAppendLog<Sms>(file)
  const book = [...log.earlier]
  return {
    deliver: (sms) => {
      const delivered = { ...sms, id: book.length + 1, at: Temporal.Now.instant().toString() }
      log.write(delivered)
      book.push(delivered)
      return delivered
    },
    list: (receptor) =>
      book.filter((sms) => receptor === undefined || sms.receptor === phoneIn(receptor)).reverse(),
  }
}

/** `0912…`, `98912…`, `0098912…` and `+98912…` are one phone; nothing when it is none. */
export function phoneIn(receptor: string): string | undefined {
  const digits = receptor.trim().replace(/^(\+|00)/, '')
  if (/^0?9\d{9}$/.test(digits)) return `+98${digits.replace(/^0/, '')}`
  return /^[1-9]\d{9,14}$/.test(digits) ? `+${digits}` : undefined
}
