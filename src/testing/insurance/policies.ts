import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { insuranceCalls } from '#insurance/calls.ts'
import type { PolicyView } from '#insurance/responses.ts'
import { due } from '#orders/order.ts'
import { openTestAgency, type SignedIn, type TestResponse } from '#testing/app/agency.ts'
import { applicantForm } from '#testing/app/visas.ts'

export const toIstanbul = { country: 'TR', startsOn: '2026-12-13', endsOn: '2026-12-19' } as const
export const insuranceStart = Temporal.Instant.from('2026-11-21T06:00:00Z')

/** Sara, Omid and Nika, on 13 December 2026 between 36 and 41 years old. */
export function policyRequest(people = 1, more: object = {}) {
  return {
    trip: toIstanbul,
    plan: 'companion',
    people: Array.from({ length: people }, (_, at) => applicantForm(at)),
    contact: { phoneNumber: '09123456789', email: '' },
    totalPrice: people * 4_578_000,
    ...more,
  }
}

export type PolicyOffice = Awaited<ReturnType<typeof openPolicyOffice>>

export async function openPolicyOffice(environment: Record<string, string> = {}) {
  const opened = await openTestAgency(environment)
  opened.house.clock.set(insuranceStart)
  const { orders, insurance } = opened.agency
  let users = 0

  const submit = (user: SignedIn, request: object, key: string = randomUUID()): Promise<TestResponse> =>
    opened.ask(insuranceCalls.submit.line, { by: user.token, body: request, key })
  async function submitted(user: SignedIn, request: object = policyRequest()): Promise<PolicyView> {
    const told = await submit(user, request)
    assert.equal(told.status, 200, told.text)
    return insuranceCalls.submit.answer.parse(told.data)
  }
  async function pay(orderId: string): Promise<'paid' | 'credited'> {
    const order = await orders.order(orderId)
    assert.ok(order)
    const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount: due(order) }
    return opened.house.database.transaction().execute((trx) => orders.captured(trx, attempt))
  }
  return {
    ...opened,
    insurance,
    submit,
    submitted,
    pay,
    user: () => opened.admit(`+98914${String(users++).padStart(7, '0')}`),
    async issued(user: SignedIn, request: object = policyRequest(), code?: string): Promise<PolicyView> {
      const { orderId } = await submitted(user, request)
      if (code !== undefined) await orders.applyVoucher({ orderId, code }, user.userId)
      assert.equal(await pay(orderId), 'paid')
      await orders.work.issue(orderId)
      return insurance.policy(orderId, user.userId)
    },
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  }
}
