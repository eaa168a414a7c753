import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { flightCalls } from '#flights/calls.ts'
import { insuranceCalls } from '#insurance/calls.ts'
import type { MoveBody } from '#insurance/move.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { applicantForm } from '#testing/app/visas.ts'
import { saraAbroad } from '#testing/flights/buying.ts'
import { ticketAbroad } from '#testing/insurance/abroad-tickets.ts'
import type { InsurersOffice } from '#testing/insurance/insurers.ts'
import { policyRequest, toIstanbul } from '#testing/insurance/policies.ts'

/** Somebody insured whose journey goes on other days, and what he is offered. */
export function movingPolicies(t: InsurersOffice) {
  async function insured(plan: 'companion' | 'full', code?: string) {
    const sara = await t.user()
    const query = new URLSearchParams({ ...toIstanbul, births: '1988-08-15' })
    const { data } = await t.ask(`${insuranceCalls.plans.line}?${query}`)
    const found = insuranceCalls.plans.answer.parse(data).plans.find(({ id }) => id === plan)
    const policy = await t.issued(sara, policyRequest(1, { plan, totalPrice: found?.total }), code)
    const days = { out: toIstanbul.startsOn, back: toIstanbul.endsOn }
    const { orderId } = await ticketAbroad(t, sara, {
      passengers: [{ ...saraAbroad, ...applicantForm() }],
      days,
    })
    return { sara, policy, ticket: orderId }
  }

  /** The way back is cancelled by the airline, and flown so many days later by another flight. */
  async function flownLater({ sara, ticket }: Awaited<ReturnType<typeof insured>>, least = 1) {
    const back = (await t.agency.orders.journeysOf(ticket))[1]
    assert.ok(back)
    const { flightNumber, departsLocal } = back
    await t.agency.disruptions.cancelled({ flightNumber, date: departsLocal.toPlainDate() })
    const told = await t.ask(`${flightCalls.otherFlights.line}?orderId=${ticket}&leg=1`, { by: sara.token })
    const { days } = flightCalls.otherFlights.answer.parse(told.data)
    const sold = departsLocal.toPlainDate().add({ days: least }).toString()
    const other = days.find(({ date }) => date >= sold)?.flights[0]
    assert.ok(other, `no flight ${told.text.slice(0, 300)}`)
    const { proposalId, total } = other
    const body = { orderId: ticket, leg: 1, proposalId, total }
    const made = flightCalls.rebook.answer.parse(
      (await t.ask(flightCalls.rebook.line, { by: sara.token, key: randomUUID(), body })).data,
    )
    await t.agency.orders.approve(made.orderId, sara.userId)
    if (made.toPay > 0) await t.pay(made.orderId)
    else await t.agency.orders.confirmFromWallet(made.orderId, sara.userId)
    await t.agency.orders.work.issue(made.orderId)
    assert.equal((await t.agency.orders.order(made.orderId))?.status, 'issued')
    return made.orderId
  }

  async function offerOf(sara: SignedIn, orderId: string) {
    const offer = await t.insurance.offerFor(orderId, sara.userId)
    return { offer, body: offer?.actionCall?.body as MoveBody }
  }

  async function moved(sara: SignedIn, body: MoveBody) {
    const told = await t.ask(insuranceCalls.move.line, { by: sara.token, key: randomUUID(), body })
    assert.equal(told.status, 200, told.text)
    return insuranceCalls.move.answer.parse(told.data)
  }

  return { insured, flownLater, offerOf, moved }
}
