import { insuranceCalls } from '#insurance/calls.ts'
import type { Belongings, Named } from './belongings.ts'

export const policyRules = {
  [insuranceCalls.decline.line]: ({ issuedOrder }) => ({ body: { orderId: issuedOrder } }),
  [insuranceCalls.move.line]: ({ issuedOrder, policyMove }) => ({
    body: { orderId: issuedOrder, total: 1, worth: 1, ...policyMove },
  }),
  [insuranceCalls.policy.line]: ({ issuedPolicy }) => ({ path: { id: issuedPolicy } }),
  [insuranceCalls.policyPdf.line]: ({ issuedPolicy }) => ({ path: { id: issuedPolicy } }),
} as const satisfies Readonly<Record<string, (things: Belongings) => Named>>
