import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'

const reasonWords = 'دلیل را بنویسید؛ از ۵ تا ۵۰۰ حرف.'
const reason = z
  .string(reasonWords)
  .check(z.trim(), z.minLength(5, reasonWords), z.maxLength(500, reasonWords))
const id = z.object({ id: z.uuid('این نشانی درست نیست.') })
const mobileWords = 'شماره موبایل را بنویسید.'
const amountWords = 'مبلغ را به عدد بنویسید.'

const Person = z.object({ id: z.uuid(), name: z.string() })
const Proposal = z.object({
  id: z.uuid(),
  number: z.int(),
  kind: z.string(),
  title: z.string(),
  /** what it will do */
  summary: z.array(z.string()),
  reason: z.string(),
  proposedBy: Person,
  proposedAt: z.string(),
  expiresAt: z.string(),
  status: z.enum(['open', 'approved', 'refused', 'withdrawn', 'expired']),
  decidedBy: z.nullable(Person),
  decidedAt: z.nullable(z.string()),
  decisionReason: z.nullable(z.string()),
})
export type ProposalView = z.output<typeof Proposal>

const Numbered = z.object({ number: z.int() })

/** One proposes, another decides. */
export const proposalCalls = {
  list: deskCall('GET /api/desk/proposals', 'approvals.read', {
    summary: 'Proposals of the kinds that one may make or decide on, open ones first',
    answer: z.array(Proposal),
  }),
  approve: deskCall('POST /api/desk/proposals/{id}/approve', 'approvals.decide', {
    summary: 'Approves what another proposed, and carries it out; a link that comes of it is told once',
    params: id,
    answer: z.object({ link: z.nullable(z.string()) }),
  }),
  refuse: deskCall('POST /api/desk/proposals/{id}/refuse', 'approvals.decide', {
    summary: 'Refuses what another proposed',
    params: id,
    body: z.object({ reason }),
  }),
  withdraw: deskCall('POST /api/desk/proposals/{id}/withdraw', 'approvals.read', {
    summary: 'Takes one’s own proposal back',
    params: id,
  }),
  adjustWallet: deskCall('POST /api/desk/wallet-adjustments', 'money.propose', {
    summary: 'Proposes to add to a traveller’s wallet, or to take from it; rial',
    body: z.object({
      mobile: z
        .string(mobileWords)
        .check(z.minLength(1, mobileWords), z.maxLength(30, 'شماره موبایل درست نیست.')),
      direction: z.enum(['credit', 'debit'], 'افزودن یا برداشتن را انتخاب کنید.'),
      amount: z
        .int(amountWords)
        .check(
          z.minimum(10_000, 'مبلغ دست‌کم ۱٬۰۰۰ تومان است.'),
          z.maximum(10_000_000_000, 'مبلغ بیش از اندازه است.'),
        ),
      reason,
    }),
    answer: Numbered,
  }),
}
