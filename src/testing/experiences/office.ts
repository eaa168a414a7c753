import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { experienceCalls } from '#experiences/calls.ts'
import type { ExperienceOrdered, ExperienceSlot } from '#experiences/responses.ts'
import { due } from '#orders/order.ts'
import { orderFaults } from '#orders/server/invariants.ts'
import { openOctoSimulator, token } from '#simulators/octo/server.ts'
import { openTestAgency, type SignedIn, type TestAgency, type TestResponse } from '#testing/app/agency.ts'
import { bookFaults, openPrepayments } from '#wallet/server/books.ts'

/** A Thursday in Tehran. */
export const experienceStart = Temporal.Instant.from('2026-11-26T06:00:00Z')
export const boatDay = '2026-12-03'

export const leader = {
  firstName: 'Sara',
  lastName: 'Mohammadi',
  firstNameFarsi: 'سارا',
  lastNameFarsi: 'محمدی',
  genderTitle: 'Female',
  birthDateFa: '1369-05-24',
  nationalCode: '0499370899',
}

export interface Wish {
  readonly experienceId?: string
  readonly day?: string
  readonly nth?: number
  readonly party?: readonly { readonly unitRef: string; readonly count: number }[]
  readonly more?: object
}

export type ExperienceOffice = Awaited<ReturnType<typeof openExperienceOffice>>

/** The house beside a supplier's simulator, both by the clock of the tests. */
export async function openExperienceOffice(environment: Record<string, string> = {}) {
  let now = () => experienceStart
  const simulator = await openOctoSimulator({ port: 0, now: () => now() })
  const opened = await openTestAgency({
    EXPERIENCE_SUPPLIERS: 'octo',
    OCTO_URL: simulator.url,
    OCTO_TOKEN: token,
    ...environment,
  })
  opened.house.clock.set(experienceStart)
  now = () => opened.house.clock.now()
  const { orders, experiences } = opened.agency
  let users = 0

  const slotsOf = (wish?: Wish) => slotsIn(opened, wish)
  const requestFor = (wish?: Wish) => requestIn(opened, wish)
  const submit = (user: SignedIn, request: object, key: string = randomUUID()): Promise<TestResponse> =>
    opened.ask(experienceCalls.submit.line, { by: user.token, body: request, key })
  async function submitted(user: SignedIn, wish: Wish = {}): Promise<ExperienceOrdered> {
    const told = await submit(user, await requestFor(wish))
    assert.equal(told.status, 200, told.text)
    return experienceCalls.submit.answer.parse(told.data)
  }
  async function pay(orderId: string): Promise<'paid' | 'credited'> {
    const order = await orders.order(orderId)
    assert.ok(order)
    const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount: due(order) }
    return opened.house.database.transaction().execute((trx) => orders.captured(trx, attempt))
  }
  return {
    ...opened,
    simulator,
    experiences,
    slotsOf,
    requestFor,
    submit,
    submitted,
    pay,
    user: () => opened.admit(`+98915${String(users++).padStart(7, '0')}`),
    standing: (orderId: string) => simulator.books.booking(orderId),
    statusOf: async (orderId: string) => (await orders.order(orderId))?.status,
    async issued(user: SignedIn, wish: Wish = {}): Promise<ExperienceOrdered> {
      const { orderId } = await submitted(user, wish)
      assert.equal(await pay(orderId), 'paid')
      await orders.work.issue(orderId)
      return experiences.ordered(orderId, user.userId)
    },
    faults: () => faultsIn(opened),
    async [Symbol.asyncDispose]() {
      await opened[Symbol.asyncDispose]()
      await simulator.close()
    },
  }
}

function slotsIn(
  { agency: { experiences } }: TestAgency,
  { experienceId = 'octo-bosphorus-boat', day = boatDay }: Wish = {},
): Promise<ExperienceSlot[]> {
  return experiences.slots({ experienceId, optionRef: 'DEFAULT', day, units: '' })
}

async function requestIn(opened: TestAgency, wish: Wish = {}): Promise<object> {
  const { experienceId = 'octo-bosphorus-boat', day = boatDay, nth = 0, more } = wish
  const { party = [{ unitRef: 'adult', count: 2 }] } = wish
  const slot = (await slotsIn(opened, wish))[nth]
  assert.ok(slot, `no slot ${nth} on ${day}`)
  const each = ({ unitRef, count }: (typeof party)[number]) => (slot.unitPrices?.[unitRef] ?? 0) * count
  return {
    experienceId,
    optionRef: 'DEFAULT',
    slotRef: slot.slotRef,
    day,
    party,
    leader,
    contact: { phoneNumber: '09123456789', email: '' },
    totalPrice: slot.partyPrice ?? party.reduce((sum, one) => sum + each(one), 0),
    ...more,
  }
}

/** Books and orders are right. */
async function faultsIn({ house: { database, clock } }: TestAgency) {
  const prepaid = await openPrepayments(database)
  return [...(await bookFaults(database)), ...(await orderFaults(database, { now: clock.now(), prepaid }))]
}
