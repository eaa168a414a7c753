import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { Proposal } from '#flights/proposal.ts'
import { AvailableBody } from '#flights/requests.ts'

export const ClickId = z
  .string('شمارهٔ مراجعه را بدهید.')
  .check(z.regex(/^[\w-]{20,2000}\.[\w-]{43}$/, 'شمارهٔ مراجعه درست نیست.'))

const AvailableRequest = z.object({
  reseller: z.string(),
  resellerName: z.string(),
  availableRequest: AvailableBody,
  proposalId: z.string(),
  totalPrice: z.int(),
  /** instant; and whether the price still holds */
  toldAt: z.string(),
  isOutdated: z.boolean(),
})
export type AvailableRequest = z.infer<typeof AvailableRequest>

const Offer = z.object({ ...Proposal.shape, link: z.string() })

export const resellerCalls = {
  availableRequest: call('POST /api/flight-catalog/SafarMarket/GetAvailableRequest', {
    summary: "The search and the offer behind a marketplace's link",
    who: 'guest',
    body: z.object({ safarmarketId: ClickId }),
    answer: AvailableRequest,
  }),
  /** Not in the contract. Authenticated by `x-reseller-key`. */
  feed: call('POST /api/resellers/{code}/Search', {
    summary: 'Our offers for a search, each with the link that leads to it; for marketplaces we know',
    who: 'guest',
    params: z.object({ code: z.string().check(z.regex(/^[a-z]{3,20}$/, 'نام بازار درست نیست.')) }),
    body: AvailableBody,
    answer: z.object({ validUntil: z.string(), offers: z.array(Offer) }),
  }),
}
export type Offers = z.infer<typeof resellerCalls.feed.answer>
