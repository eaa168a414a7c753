import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { amountTexts } from '#withdrawals/limits.ts'
import { withdrawalStates } from '#withdrawals/steps.ts'

const id = z.uuid('این برداشت را نمی‌شناسیم.')
const bankDetailId = z.uuid('حسابی را که به آن واریز شود انتخاب کنید.')

/** Amounts in rial. */
export const Withdrawal = z.object({
  id: z.string(),
  number: z.string(),
  amount: z.int(),
  /** «بانک پارسیان، شبا با پایان 9002» */
  account: z.string(),
  state: z.enum(withdrawalStates),
  madeAt: z.string(),
  /** until then it may be cancelled */
  sendAt: z.string(),
  dueAt: z.string(),
  /** the bank's number of what arrived */
  reference: z.nullable(z.string()),
  steps: z.array(
    z.object({
      says: z.string(),
      at: z.nullable(z.string()),
      dueAt: z.nullable(z.string()),
      state: z.enum(['done', 'now', 'ahead']),
    }),
  ),
})
export type Withdrawal = z.infer<typeof Withdrawal>

const CheckedAccount = z.object({
  account: z.string(),
  /** as its bank confirmed it */
  holderName: z.string(),
  /** if it were asked for now */
  sendAt: z.string(),
  dueAt: z.string(),
})
export type CheckedAccount = z.infer<typeof CheckedAccount>

const WithdrawalBody = z.object({
  /** of the withdrawal: chosen by whoever asks, so that the same request is one however often it comes */
  id,
  amount: z.int(amountTexts.missing),
  bankDetailId,
})
export type WithdrawalBody = z.infer<typeof WithdrawalBody>

/** Not in the contract; ours: the way out of the wallet. */
export const withdrawalCalls = {
  mine: call('GET /api/wallet/Withdrawal/Mine', {
    summary: 'The latest withdrawals of the signed-in user, and how far each is',
    who: 'user',
    answer: z.array(Withdrawal),
  }),
  check: call('POST /api/wallet/Withdrawal/Check', {
    summary:
      'Asks the bank whether an account is the signed-in user’s own, and says when money would be there',
    who: 'user',
    body: z.object({ bankDetailId }),
    answer: CheckedAccount,
  }),
  create: call('POST /api/wallet/Withdrawal/Create', {
    summary: 'Takes money out of the wallet, to an own bank account; wants a step-up',
    who: 'user',
    once: true,
    body: WithdrawalBody,
    answer: Withdrawal,
  }),
  cancel: call('POST /api/wallet/Withdrawal/Cancel', {
    summary: 'Takes a withdrawal back into the wallet while it has not been sent',
    who: 'user',
    body: z.object({ id }),
    answer: Withdrawal,
  }),
}
