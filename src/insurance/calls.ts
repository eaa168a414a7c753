import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { MoveBody, PolicyMoved } from '#insurance/move.ts'
import { PlansRequest, PolicyRequest } from '#insurance/requests.ts'
import { PlansView, PolicyView } from '#insurance/responses.ts'

const OrderPath = z.object({ id: z.uuid('شمارهٔ سفارش درست نیست.') })

export const insuranceCalls = {
  plans: call('GET /api/insurance/Insurance/GetPlans', {
    summary: 'Plans of travel insurance for a trip, with the price of each traveller by age',
    who: 'guest',
    query: PlansRequest,
    answer: PlansView,
  }),
  submit: call('POST /api/insurance/Insurance/SubmitPolicy', {
    summary: 'Takes a policy for a party; it is agreed to with it and paid next',
    who: 'user',
    once: true,
    body: PolicyRequest,
    answer: PolicyView,
  }),
  decline: call('POST /api/insurance/Insurance/DeclineOffer', {
    summary: 'Says that no insurance is wanted beside an order, so that nobody asks about it again',
    who: 'user',
    body: z.object({ orderId: z.uuid('شمارهٔ سفارش درست نیست.') }),
    answer: z.object({ isDeclined: z.literal(true) }),
  }),
  move: call('POST /api/insurance/Insurance/MovePolicy', {
    summary:
      'Moves the policies of a ticket to its new days: the old ones pay for them, and stand until they are issued',
    who: 'user',
    once: true,
    body: MoveBody,
    answer: PolicyMoved,
  }),
  policy: call('GET /api/insurance/Insurance/Policy/{id}', {
    summary: 'A policy as its owner sees it: covers, numbers and whom one calls abroad',
    who: 'user',
    params: OrderPath,
    answer: PolicyView,
  }),
  policyPdf: call('GET /api/insurance/Insurance/PolicyPdf/{id}', {
    summary: 'The issued policy as a PDF in Persian and English, to its owner',
    who: 'user',
    out: 'file',
    params: OrderPath,
  }),
}
