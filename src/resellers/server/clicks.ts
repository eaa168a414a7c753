import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { ProposalId } from '#flights/proposal.ts'
import { AvailableBody } from '#flights/requests.ts'
import { keyFor } from '#server/encrypted.ts'

const Click = z.object({
  reseller: z.string(),
  proposalId: ProposalId,
  /** of the whole party, rial */
  total: z.int(),
  /** milliseconds since 1970 */
  toldAt: z.int(),
  asked: AvailableBody,
})

/** What a marketplace told somebody of us, and when. */
export type Click = z.infer<typeof Click>

/** Numbers of clicks: what was told in base64url, and its HMAC-SHA256. Nobody can make one up, and nobody keeps them. */
export interface Clicks {
  numberOf(click: Click): string
  /** Undefined for what we did not sign. */
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
      // signed by us, perhaps by a version of ours that asked in another shape
      return z.safeParse(Click, JSON.parse(Buffer.from(text, 'base64url').toString())).data
    },
  }
}
