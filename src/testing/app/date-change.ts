import assert from 'node:assert/strict'
import { flightCalls } from '#flights/calls.ts'
import type { FlightInstead } from '#flights/changes/date-change.ts'
import { refundCalls } from '#refunds/calls.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import type { RebookingHouse, Ticketed } from '#testing/app/rebooking.ts'
import { intoWallet } from '#testing/app/visas.ts'
import { omid, sara } from '#testing/flights/buying.ts'

export const reza = {
  ...sara,
  nationalCode: '0012345679',
  firstName: 'Reza',
  firstNameFarsi: 'رضا',
  genderTitle: 'Male',
}

export const dearer = ({ toPay }: FlightInstead) => toPay > 0

const mashhad = { origin: { code: 'THR' }, destination: { code: 'MHD' }, dates: ['2026-12-03'] }

interface Wanted {
  readonly place?: number
  readonly code?: string
  readonly isProtected?: boolean
  readonly by?: SignedIn
}

/** Tickets that bring something back, bought, paid and given back. */
export function movingIn(t: RebookingHouse) {
  async function onSale(search: object = {}) {
    const { data } = await t.ask(flightCalls.available.line, { body: { ...mashhad, ...search } })
    const { requestId, proposals } = flightCalls.available.answer.parse(data)
    const sound = proposals.filter(
      ({ seat, isCharter, refund, flightGroups: [group] }) =>
        seat > 2 && !isCharter && refund.percentNow < 100 && !group?.flightNumber.startsWith('W5 99'),
    )
    return { requestId, proposals, sound }
  }

  async function oneWay(
    people: readonly object[] = [sara],
    { place = 0, code = '', isProtected = false, by }: Wanted = {},
  ): Promise<Ticketed> {
    const children = people.filter((one) => one === omid).length
    const { requestId, sound } = await onSale({ adults: people.length - children, children })
    const proposalId = sound.at(place)?.proposalId
    assert.ok(proposalId)
    const offer = isProtected
      ? (await t.agency.flights.detail({ requestId, proposalId })).protection
      : undefined
    const chosen = { requestId, proposalId, ...(offer && { protection: { price: offer.price } }) }
    return t.bought(people, async () => ({ chosen, fares: [] }), { code, by })
  }

  async function issuedAtBank(mine: Ticketed, orderId: string): Promise<void> {
    await t.agreed(mine, { orderId })
    assert.equal(await t.captured(orderId), 'paid')
    await t.agency.orders.work.issue(orderId)
  }

  async function quoted({ orderId, owner }: Ticketed, passenger = 0) {
    const items = [{ passenger, leg: 0 }]
    const { quoteId } = await t.agency.refunds.quote({ orderId, userId: owner.userId, items })
    return { items, quoteId }
  }

  async function giveBack(mine: Ticketed, passenger = 0) {
    const body = { ...intoWallet, orderId: mine.orderId, ...(await quoted(mine, passenger)) }
    return t.ask(refundCalls.create.line, { by: mine.owner.token, body })
  }

  /** The first that costs more, as it was shown. */
  async function shownDearer(mine: Ticketed) {
    const { days, worth } = await t.daysFor(mine)
    const [first, second] = days.flatMap(({ flights }) => flights).filter(dearer)
    assert.ok(first && second)
    return { first: { ...first, worth }, second: { ...second, worth }, worth }
  }

  return { onSale, oneWay, issuedAtBank, quoted, giveBack, shownDearer }
}
