import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { ProposalId } from '#flights/proposal.ts'
import { AvailableBody } from '#flights/requests.ts'
import { keyFor } from '#server/encrypted.ts'

const Click = z.object({
  reseller: z.string(),
  proposalId: ProposalId,
  total: z.int(),
  /** epoch milliseconds */
  toldAt: z.int(),
  asked: AvailableBody,
})

export type Click = z.infer<typeof Click>

/** Click ids: the offer in base64url with its HMAC-SHA256; nothing is stored. */
export interface Clicks {
  numberOf(click: Click): string
  /** undefined unless signed by us. */
  read(number: string): Click | undefined
}

export function openClicks(secret: string): Clicks {
  const key = keyFor(secret, 'marketplace clicks')
  const sign = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    numberOf(click) {
      const text = Buffer.from(JSON.stringify(click)).toString('base64url')
      return `${text}.${sign(text).toString('base64url')}`
    },
    read(number) {
      const [text = '', signature = ''] = number.split('.')
      const given = Buffer.from(signature, 'base64url')
      const ours = sign(text)
      if (given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined
      // signed by us, but perhaps in an older shape
      return z.safeParse(Click, JSON.parse(Buffer.from(text, 'base64url').toString())).data
    },
  }
}
