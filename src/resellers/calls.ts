import * as z from 'zod/mini'
import { RequestedZone } from '#calendar/requested-zone.ts'
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

/** How far somebody got who came by a link. */
export const steps = ['results', 'details', 'passengers', 'confirm', 'payment', 'ticket'] as const
export type Step = (typeof steps)[number]

/** §3, the marketplace's request. Our server tells the marketplace of tickets, so no page is given its pixel. */
const MarketplaceRequest = z.object({
  requestId: z.uuid(),
  proposalId: z.string(),
  returningRequestId: z.null(),
  returningProposalId: z.null(),
  orderId: z.nullable(z.uuid()),
  pixelUrl: z.null(),
  data: z.object({
    reseller: z.string(),
    resellerName: z.string(),
    cameAt: z.string(),
    steps: z.array(z.object({ step: z.enum(steps), at: z.string() })),
  }),
})
export type MarketplaceRequest = z.infer<typeof MarketplaceRequest>

const Sale = z.object({
  requestId: z.uuid(),
  proposalId: z.string(),
  /** as it was shown, whole party, rial */
  shownPrice: z.int(),
  cameAt: z.string(),
  orders: z.array(z.object({ orderId: z.uuid(), status: z.string() })),
})
const ResellerCode = z.object({ code: z.string().check(z.regex(/^[a-z]{3,20}$/, 'نام بازار درست نیست.')) })

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
    params: ResellerCode,
    body: AvailableBody,
    answer: z.object({ validUntil: z.string(), offers: z.array(Offer) }),
  }),
  callStep: call('POST /api/resellers/SafarMarket/CallStep', {
    summary: 'How far somebody came who came by a link; the first time of each step counts',
    who: 'guest',
    body: z.object({
      safarmarketId: ClickId,
      step: z.enum(steps, 'این گام را نمی‌شناسیم.'),
      /** an order of whoever is signed in */
      orderId: z.optional(z.uuid('شمارهٔ سفارش درست نیست.')),
    }),
  }),
  requestByProposal: call('GET /api/resellers/SafarMarket/GetSafarMarketRequestByProposalId', {
    summary: 'The link this browser came by, when it led to this proposal',
    who: 'guest',
    query: z.object({ proposalId: z.string('پرواز را بدهید.').check(z.maxLength(400)) }),
    answer: z.nullable(MarketplaceRequest),
  }),
  requestByOrder: call('GET /api/resellers/SafarMarket/GetSafarMarketRequestByOrderId', {
    summary: 'The link an order of yours came by',
    who: 'user',
    query: z.object({ orderId: z.uuid('شمارهٔ سفارش درست نیست.') }),
    answer: z.nullable(MarketplaceRequest),
  }),
  sellSetting: call('GET /api/resellers/SafarMarket/GetSellSetting', {
    summary: 'Whether marketplaces sell our offers, and how long a link and its source count',
    who: 'guest',
    answer: z.object({ isActive: z.boolean(), linkSeconds: z.int(), sourceSeconds: z.int() }),
  }),
  /** Not in the contract. Authenticated by `x-reseller-key`. */
  sales: call('GET /api/resellers/{code}/Sales', {
    summary: 'Whom a marketplace sent on a day, and what became of it; nobody is named',
    who: 'guest',
    params: ResellerCode,
    query: z.object({ day: z.iso.date('روز را به شکل YYYY-MM-DD بدهید.'), timeZone: RequestedZone }),
    answer: z.array(Sale),
  }),
}
export type Sale = z.infer<typeof Sale>
export type Offers = z.infer<typeof resellerCalls.feed.answer>
