import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '#server/encrypted.ts'
import type { Settings } from '#server/settings.ts'

export interface TicketMarks {
  /** order number and signature, 43 characters */
  of(orderId: string): string
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
