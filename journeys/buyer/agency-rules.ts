import { agencyCalls } from '#agencies/calls.ts'
import { orderCalls } from '#orders/calls.ts'
import type { Belongings, Named } from './belongings.ts'

export const agencyRules: Readonly<Record<string, (things: Belongings) => Named>> = {
  [orderCalls.confirmOnCredit.line]: ({ creditOrder }) => ({ body: { orderId: creditOrder } }),
  [agencyCalls.answer.line]: ({ agencyInvitation }) => ({
    body: { personId: agencyInvitation, isAccepted: false },
  }),
  [agencyCalls.change.line]: ({ colleague }) => ({
    body: { personId: colleague, role: 'seller', orderLimit: 1, dayLimit: 1 },
  }),
  [agencyCalls.remove.line]: ({ colleague }) => ({ body: { personId: colleague } }),
}

export const ofOwnAgency: Readonly<Record<string, object | undefined>> = {
  [agencyCalls.mine.line]: undefined,
  [agencyCalls.invite.line]: { mobile: '09351112233', role: 'seller', orderLimit: 1, dayLimit: 1 },
  [agencyCalls.markup.line]: { markup: 100 },
  [agencyCalls.statement.line]: undefined,
  [agencyCalls.sheet.line]: undefined,
}
