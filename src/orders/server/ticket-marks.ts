import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '#server/encrypted.ts'
import type { Settings } from '#server/settings.ts'

/** What an order's papers carry, so that whoever holds one can see whether it is ours and still stands. */
export interface TicketMarks {
  /** the order's number in the house and our signature under it, 43 signs */
  of(orderId: string): string
  /** The order of a mark; undefined when we never made it. */
  orderOf(mark: string): string | undefined
}

const bytesOfId = 16
const bytesOfSignature = 16

export function openTicketMarks({ secrets }: Pick<Settings, 'secrets'>): TicketMarks {
  const key = keyFor(secrets.vault, 'ticket marks')
  const signature = (id: Buffer) =>
    createHmac('sha256', key).update(id).digest().subarray(0, bytesOfSignature)
  return {
    of(orderId) {
      const id = Buffer.from(orderId.replaceAll('-', ''), 'hex')
      return Buffer.concat([id, signature(id)]).toString('base64url')
    },
    orderOf(mark) {
      const bytes = Buffer.from(/^[\w-]{43}$/.test(mark) ? mark : '', 'base64url')
      if (bytes.length !== bytesOfId + bytesOfSignature) return undefined
      const id = bytes.subarray(0, bytesOfId)
      return timingSafeEqual(bytes.subarray(bytesOfId), signature(id)) ? uuidOf(id) : undefined
    },
  }
}

function uuidOf(id: Buffer): string {
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
