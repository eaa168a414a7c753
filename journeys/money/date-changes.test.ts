import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { flightCalls } from '#flights/calls.ts'
import { refundCalls } from '#refunds/calls.ts'
import { movingIn, reza } from '#testing/app/date-change.ts'
import { openRebookingHouse, type RebookingHouse, type Ticketed } from '#testing/app/rebooking.ts'
import { intoWallet } from '#testing/app/visas.ts'
import { sara } from '#testing/flights/buying.ts'

const seed = Number(process.env.MODEL_SEED ?? 1405)
/** `npm run proof -- properties` sets three hundred. */
const histories = Number(process.env.CHANGE_HISTORIES ?? 4)

const people = [sara, reza]

/** What a traveller does next to one of the two, or to both while they are on one order. */
const anyStep = fc.record({
  kind: fc.constantFrom('move' as const, 'leave' as const, 'late' as const, 'give back' as const),
  who: fc.constantFrom<readonly number[]>([0], [1], [0, 1]),
  flight: fc.nat(40),
  minutes: fc.nat(3),
})
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

interface Ticket {
  readonly orderId: string
  readonly passenger: number
  readonly isOut: boolean
  /** of all penalties on the way to it, by protection */
  readonly borne: number
}

/** Two people and the money: what the bank brought is in their tickets, kept as penalties, or in the wallet. */
interface Model {
  /** of each of the two, by what was sold */
  readonly mayBear: number
  tickets: readonly Ticket[]
  wallet: number
}

test('moved, let go, late and given back in any order, protected or not: every rial is where the model says', async () => {
  await using t = await openRebookingHouse()
  const start = t.house.clock.now()
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      async (steps, isProtected) => {
        t.house.clock.set(start)
        const mine = await movingIn(t).oneWay(people, { place: -1, isProtected })
        const model: Model = {
          mayBear: await soldToBear(t, mine),
          tickets: people.map((_, passenger) => ({
            orderId: mine.orderId,
            passenger,
            isOut: false,
            borne: 0,
          })),
          wallet: 0,
        }
        for (const step of steps) {
          await taken(t, { mine, model, step })
          t.house.clock.advance({ minutes: step.minutes })
          await t.agency.orders.work.sweep()
          assert.equal(await t.balance(mine), model.wallet)
          for (const { borne } of model.tickets)
            assert.ok(borne <= model.mayBear, `${borne} of ${model.mayBear}`)
          assert.deepEqual([...(await t.advanced())], [])
          await t.sound()
        }
      },
    ),
    { seed, numRuns: histories },
  )
})

async function soldToBear(t: RebookingHouse, { orderId, owner }: Ticketed): Promise<number> {
  const [leg] = (await t.agency.flights.verified(orderId, owner.userId)).legs
  const [bought] = leg?.protections ?? []
  const [price] = leg?.prices ?? []
  return bought === undefined || price === undefined
    ? 0
    : Math.min(bought.most, Math.floor((price.baseFare * bought.percent) / 100))
}

interface Taking {
  readonly mine: Ticketed
  readonly model: Model
  readonly step: Step
}

async function taken(t: RebookingHouse, { mine, model, step }: Taking): Promise<void> {
  const theirs = step.who.flatMap((one) => model.tickets[one] ?? [])
  const [first] = theirs
  if (first === undefined || theirs.some(({ isOut, orderId }) => isOut || orderId !== first.orderId)) return
  const of = { ...mine, orderId: first.orderId }
  const passengers = theirs.map(({ passenger }) => passenger)
  const { items } = await t.agency.refunds.refundableOf({ ...of, userId: mine.owner.userId })
  const isOpen = passengers.every((one) => items[one]?.allowed === true)
  if (!isOpen) {
    assert.equal((await t.daysAsked(of, { passengers })).code, 'NOT_CHANGEABLE')
    return
  }
  const covers = passengers.map((one) => items[one]?.covered ?? 0)
  if (step.kind === 'give back') return givenBack(t, { mine: of, model, step }, { passengers, covers })
  const { days, worth } = await t.daysFor(of, { passengers })
  const flights = days.flatMap((day) => day.flights)
  const flight = flights[step.flight % flights.length]
  if (flight === undefined) return
  const response = await t.change(of, { ...flight, worth }, { passengers })
  assert.equal(response.status, 200, response.text)
  const made = flightCalls.changeDate.answer.parse(response.data)
  assert.equal(made.toPay - made.back, made.total - worth)
  if (step.kind === 'leave') return void (await t.agency.orders.cancel(made.orderId, mine.owner.userId))
  await t.agreed(of, made)
  if (step.kind === 'late') return late(t, model, made)
  if (made.toPay === 0) await t.confirmed(of, made)
  else assert.equal(await t.captured(made.orderId), 'paid')
  await t.agency.orders.work.issue(made.orderId)
  moved(model, { step, made, covers })
}

async function late(t: RebookingHouse, model: Model, made: { orderId: string; toPay: number }) {
  t.house.clock.advance({ minutes: 6 })
  await t.agency.orders.work.expire(made.orderId)
  if (made.toPay === 0) return
  assert.equal(await t.captured(made.orderId), 'credited')
  model.wallet += made.toPay
}

interface Moved {
  readonly step: Step
  readonly made: { readonly orderId: string; readonly back: number }
  /** by the people of the step */
  readonly covers: readonly number[]
}

function moved(model: Model, { step, made, covers }: Moved): void {
  model.wallet += made.back
  model.tickets = model.tickets.map((ticket, one) => {
    const place = step.who.indexOf(one)
    return place === -1
      ? ticket
      : {
          orderId: made.orderId,
          passenger: place,
          isOut: false,
          borne: ticket.borne + (covers[place] ?? 0),
        }
  })
}

async function givenBack(
  t: RebookingHouse,
  { mine, model, step }: Taking,
  { passengers, covers }: { readonly passengers: readonly number[]; readonly covers: readonly number[] },
) {
  const items = passengers.map((passenger) => ({ passenger, leg: 0 }))
  const { orderId, owner } = mine
  const quote = await t.agency.refunds.quote({ orderId, userId: owner.userId, items })
  const body = { ...intoWallet, orderId, quoteId: quote.quoteId, items }
  const response = await t.ask(refundCalls.create.line, { by: owner.token, body })
  assert.equal(response.status, 200, response.text)
  model.wallet += quote.refund
  model.tickets = model.tickets.map((ticket, one) => {
    const place = step.who.indexOf(one)
    if (place === -1) return ticket
    return { ...ticket, isOut: true, borne: ticket.borne + (covers[place] ?? 0) }
  })
}
