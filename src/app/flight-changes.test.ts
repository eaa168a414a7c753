import assert from 'node:assert/strict'
import { after, before, beforeEach, suite, test } from 'node:test'
import { sql } from 'kysely'
import { clockTime, dayMonth } from '#calendar/formatted.ts'
import { all } from '#database/database.ts'
import { flightCalls } from '#flights/calls.ts'
import { orderCalls } from '#orders/calls.ts'
import { storedCalls } from '#orders/idempotent-calls.ts'
import type { Journey } from '#orders/order.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { type Owner, ownerIn } from '../../journeys/buyer/owner.ts'

suite('a flight that does not go as it was sold', () => {
  let t: TestAgency
  let owner: Owner
  let journey: Journey
  before(async () => {
    t = await openTestAgency({ HOLDS_PER_TRAVELLER: '9' })
    owner = await ownerIn(t)
    const { orders } = t.agency
    const [only] = await orders.journeysOf(owner.things.issuedOrder)
    assert.ok(only)
    journey = only
  })
  after(() => t[Symbol.asyncDispose]())
  beforeEach(() => t.agency.disruptions.onTime(flight()))

  const flight = () => ({ flightNumber: journey.flightNumber, date: journey.departsLocal.toPlainDate() })
  const later = (minutes: number) => journey.departsLocal.add({ minutes })
  const minute = (local: Temporal.PlainDateTime) => local.toString({ smallestUnit: 'minute' })

  async function order() {
    const line = orderCalls.details.line.replace('{id}', owner.things.issuedOrder)
    const { data } = await t.ask(line, { by: owner.buyer.token })
    return orderCalls.details.answer.parse(data)
  }
  async function paper(call: { readonly line: string }): Promise<string> {
    const line = call.line.replace('{orderId}', owner.things.issuedOrder)
    const { text, status } = await t.ask(line, { by: owner.buyer.token })
    assert.equal(status, 200, text)
    return text.replaceAll('\r\n ', '')
  }
  async function tracked() {
    const mark = new URL(
      t.agency.orders.ticketAddressOf({ orderId: owner.things.issuedOrder }),
    ).searchParams.get('ticket')
    return (await t.agency.orders.trackedBy(mark ?? ''))?.journeys[0]?.change
  }
  const near = async () => {
    await t.agency.flights.work.remindOfFlights()
    return all<{ tokens: readonly string[] }>(
      t.house.database,
      sql<{ tokens: readonly string[] }>`select tokens from messages.outbox where template = 'flight-near'`,
    )
  }

  test('as long as nothing changed nobody says so', async () => {
    assert.equal((await order()).journeys[0]?.change, null)
    assert.equal(await tracked(), null)
    const [ticket, file] = [await paper(flightCalls.ticketHtml), await paper(flightCalls.ticketIcs)]
    assert.doesNotMatch(ticket, /ساعت تازه|لغو شده/)
    assert.match(file, /STATUS:CONFIRMED/)
  })

  test('the new hour stands on the order, the ticket, in the calendar, where it is tracked and on the device', async () => {
    await t.agency.disruptions.delayed(flight(), 45)
    const [shown] = (await order()).journeys
    assert.equal(shown?.departureTime, minute(later(45)))
    assert.equal(shown.change?.kind, 'new-time')
    assert.equal(shown.change.departureTime, minute(journey.departsLocal))
    assert.deepEqual(await tracked(), { kind: 'new-time', departureTime: minute(later(45)) })
    const ticket = await paper(flightCalls.ticketHtml)
    assert.ok(ticket.includes(`>${clockTime(later(45))}<`))
    assert.match(ticket, /ساعت تازه؛ قرار بود/)
    const file = await paper(flightCalls.ticketIcs)
    assert.ok(file.includes(`:${minute(later(45)).replaceAll(/[-:]/g, '')}00`), file)
    assert.doesNotMatch(file, /SEQUENCE:0/)
    assert.ok((await paper(storedCalls.tripsToKeep)).includes(`ساعت تازه ${clockTime(later(45))}`))
  })

  test('the trips and the day that a device keeps are in the calendar of its account', async () => {
    const day = journey.departsLocal.toPlainDate()
    const [jalali, gregorian] = [dayMonth(day, 'jalali'), dayMonth(day, 'gregorian')]
    for (const [display, says, other] of [
      ['toman.jalali', jalali, gregorian],
      ['toman.gregorian', gregorian, jalali],
    ] as const) {
      await t.agency.accounts.chooseDisplay(owner.buyer.userId, display)
      for (const kept of [storedCalls.tripsToKeep, flightCalls.travelDaySheet]) {
        const page = await paper(kept)
        assert.ok(page.includes(says) && !page.includes(other), `${kept.line} in ${display}`)
      }
    }
  })

  test('a delay over midnight is of the next day everywhere', async () => {
    await t.agency.disruptions.delayed(flight(), 24 * 60)
    assert.equal((await order()).journeys[0]?.departureTime, minute(later(24 * 60)))
    assert.ok((await paper(flightCalls.ticketHtml)).includes(`>${clockTime(later(24 * 60))}<`))
  })

  test('a cancelled flight is no trip to go to', async () => {
    await t.agency.disruptions.cancelled(flight())
    const [shown] = (await order()).journeys
    assert.deepEqual([shown?.change?.kind, shown?.departureTime], ['cancelled', minute(journey.departsLocal)])
    assert.equal((await tracked())?.kind, 'cancelled')
    assert.match(await paper(flightCalls.ticketHtml), /این پرواز لغو شده است/)
    const file = await paper(flightCalls.ticketIcs)
    assert.match(file, /STATUS:CANCELLED/)
    assert.doesNotMatch(file, /VALARM/)
    assert.match(await paper(storedCalls.tripsToKeep), /لغو شد/)
  })

  test('who takes the new hour is asked no more, until it changes again', async () => {
    await t.agency.disruptions.delayed(flight(), 200)
    const accept = async (since = '') =>
      t.ask(orderCalls.acceptNewTime.line, {
        by: owner.buyer.token,
        body: { orderId: owner.things.issuedOrder, leg: 0, since },
      })
    const since = (await order()).journeys[0]?.change?.since
    assert.equal((await accept('2026-01-01T00:00:00Z')).code, 'CHANGED_AGAIN')
    assert.equal((await order()).journeys[0]?.change?.acceptedAt, null)
    assert.equal((await accept(since)).status, 200)
    const { acceptedAt } = (await order()).journeys[0]?.change ?? {}
    assert.ok(acceptedAt)
    t.house.clock.advance({ minutes: 1 })
    assert.equal((await accept(since)).status, 200)
    assert.equal((await order()).journeys[0]?.change?.acceptedAt, acceptedAt, 'again is harmless')
    await t.agency.disruptions.delayed(flight(), 240)
    assert.equal((await order()).journeys[0]?.change?.acceptedAt, null)
    await t.agency.disruptions.cancelled(flight())
    assert.equal((await accept((await order()).journeys[0]?.change?.since)).code, 'NO_NEW_TIME')
  })

  test('another aircraft is said where the flight is', async () => {
    await t.agency.disruptions.flownBy(flight(), 'ایرباس A340')
    assert.equal((await order()).journeys[0]?.change?.aircraft, 'ایرباس A340')
    assert.ok((await paper(flightCalls.ticketHtml)).includes('A340'))
  })

  test('nobody is reminded of a cancelled flight, and of a late one by its new hour', async () => {
    await t.agency.disruptions.cancelled(flight())
    t.house.clock.set(journey.departsAt.subtract({ hours: 23 }))
    assert.deepEqual(await near(), [])
    await t.agency.disruptions.delayed(flight(), 180)
    t.house.clock.set(journey.departsAt.subtract({ hours: 22 }))
    assert.deepEqual(await near(), [], 'not yet within a day of the new hour')
    t.house.clock.set(journey.departsAt.subtract({ hours: 20 }))
    const [told, ...more] = await near()
    assert.deepEqual([told?.tokens[1], more], [clockTime(later(180)), []])
  })
})
