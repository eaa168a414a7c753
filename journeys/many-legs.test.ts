import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { minutesBetweenLegs } from '#flights/leg-times.ts'
import type { Proposal } from '#flights/proposal.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import { findAirport } from '#places/airports.ts'
import { goesWrong } from './at-suppliers.ts'
import { named } from './labels.ts'
import { amountsOn, lookAt } from './look.ts'
import { assertInCalendar, assertPrinted, chosenIn, legsOf, payAndWait, ticketText } from './paid-tickets.ts'
import { saraAbroad } from './passports.ts'
import { cardOf, fillPerson } from './people.ts'
import {
  choose,
  chooseTrip,
  fillLeg,
  isClosed,
  legOf,
  openAbroad,
  roomyCards,
  searchNow,
  takeDay,
  turnTo,
  wayOn,
} from './searching.ts'
import { dayAhead } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { allHaveResponded } from './supplier-pages.ts'
import { closeDays, signIn } from './traveller.ts'

const journey = [
  { number: '۱', from: 'تهران', to: 'استانبول', code: 'THR', date: dayAhead(20) },
  { number: '۲', from: 'استانبول', to: 'دبی', code: 'IST', date: dayAhead(20) },
  { number: '۳', from: 'دبی', to: 'تهران', code: 'DXB', date: dayAhead(24) },
] as const

interface LegRequest {
  readonly origin: { readonly code: string; readonly kind: 'CityCode' }
  readonly destination: { readonly code: string; readonly kind: 'CityCode' }
  readonly date: string
}
type Legs = readonly [LegRequest, ...LegRequest[]]
const home = [asked('THR', 'IST', 20), asked('IST', 'DXB', 20), asked('DXB', 'THR', 24)] as const

suite('a traveller puts many legs together', () => {
  let stage: Stage

  before(async () => {
    const at = 5700 + ((process.pid * 7) % 200)
    const ports = { NIRA_TWIN_PORT: String(at), DUFFEL_TWIN_PORT: String(at + 250) }
    stage = await openStage({ SUPPLIERS: 'nira,duffel', ...ports })
  })
  after(() => stage[Symbol.asyncDispose]())

  test('nothing is offered that leaves under four hours between two tickets abroad', async () => {
    const proposals = await offered(stage, home)
    assert.ok(proposals.length > 0)
    for (const proposal of proposals) assertTimeToChange(proposal)
    assert.ok((await temptingPairs(stage)) > 0, 'there are such pairs, and they are left out')
  })

  test('of what suppliers put together the cards have what leaves time, and nothing else', async () => {
    await using visit = await stage.visit('desktop')
    for (const [legs, airline, isSold] of [
      [[asked('THR', 'DOH', 20), asked('DOH', 'FRA', 21)], 'qatar-airways', true],
      [[asked('THR', 'IST', 20), asked('IST', 'FRA', 20)], 'turkish-airlines', false],
    ] as const) {
      await goesWrong(stage, 'duffel', 'search-overlapping')
      const proposals = await offered(stage, legs)
      for (const proposal of proposals) assertTimeToChange(proposal)
      assert.equal(proposals.some(isOfDuffel), isSold)
      const search = { ...legs[0], adults: 1, children: 0, infants: 0, legs }
      await visit.page.goto(`${resultsPath(search)}&airline=${airline}`, { waitUntil: 'domcontentloaded' })
      await allHaveResponded(visit.page)
      await pageOffersWhatFits(visit.page, proposals)
    }
    assertFaultless(visit)
  })

  for (const [size, mobile] of atSizes([
    ['desktop', '09121200001'],
    ['phone', '09121200002'],
  ]))
    test(`Tehran, Istanbul, Dubai and home, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await openAbroad(page)
      await chooseTrip(page, 'چندمسیره')
      await legsComeAndGo(page)
      await lookAt(page, `legs ${size}`)
      for (const leg of journey.slice(0, 2)) await fillLeg(page, leg.number, leg)
      await page.getByRole('button', { name: named('افزودن مسیر') }).click()
      for (const leg of journey.slice(2)) await fillLeg(page, leg.number, leg)
      await datesGoForward(page)
      await lookAt(page, `legs filled ${size}`)
      await searchNow(page)
      await lookAt(page, `legs results ${size}`)
      await pageOffersWhatFits(page, await offered(stage, home))
      await page.getByText(named('انتقال بار با خودتان')).first().waitFor()

      const card = roomyCards(page).first()
      const [listed = 0] = await amountsOn(card)
      await choose(card)
      await page.getByRole('dialog').waitFor()
      await signIn(page, stage, mobile)
      await page.waitForURL(/\/add-passenger/)
      const proposal = await chosenIn(page, stage)
      assert.equal(proposal.flightGroups.length, 3)
      assert.equal(proposal.totalPrice, listed * 10)
      await lookAt(page, `legs passenger ${size}`)
      await fillPerson(cardOf(page, 'بزرگسال اول'), saraAbroad)
      await page.getByRole('button', { name: named('ادامه') }).click()
      await payAndWait(page, listed)
      assertPrinted(await ticketText(page), proposal)
      await assertInCalendar(page, proposal)
      assertFaultless(visit, [/status of 400 .*connect\/token/])
    })
})

async function legsComeAndGo(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: named('افزودن مسیر') })
  const remove = page.getByRole('button', { name: named('حذف مسیر') })
  await legOf(page, '۲').waitFor()
  assert.equal(await remove.count(), 0)
  for (const number of ['۳', '۴', '۵', '۶']) {
    await add.click()
    await legOf(page, number).waitFor()
  }
  assert.equal(await add.count(), 0)
  for (const number of ['۶', '۵', '۴', '۳'])
    await page.getByRole('button', { name: named(`حذف مسیر ${number}`) }).click()
  assert.equal(await remove.count(), 0)
  await add.waitFor()
}

/** Days before the previous leg are disabled; a day that becomes too early is cleared with a message. */
async function datesGoForward(page: Page): Promise<void> {
  const [first, second] = [legOf(page, '۱'), legOf(page, '۲')]
  const dateOf = (leg: typeof first) => leg.getByRole('button', { name: named('تاریخ') })
  await dateOf(second).click()
  assert.ok(await isClosed(page, dayAhead(19)))
  await takeDay(page, journey[1].date)
  await dateOf(first).click()
  await takeDay(page, dayAhead(21))
  await closeDays(page) // the day that was cleared is asked for again
  await page.getByRole('button', { name: named('جستجوی پرواز') }).click()
  await page.getByText(named('تاریخ مسیر ۲ را انتخاب کنید')).first().waitFor()
  await dateOf(first).click()
  await turnTo(page, journey[0].date, 'ماه قبل')
  await takeDay(page, journey[0].date)
  await takeDay(page, journey[1].date)
}

async function offered({ product }: Stage, legs: Legs): Promise<readonly Proposal[]> {
  const { flights } = product.agency
  const [{ origin, destination, date }] = legs
  const party = { adults: 1, children: 0, infants: 0 }
  const { requestId, proposals } = await flights.search({
    ...party,
    flightType: 3,
    origin,
    destination,
    dates: [date],
    legs: [...legs],
  })
  const found = [...proposals]
  for await (const more of flights.more({ requestId })) found.push(...more.proposals)
  return found
}

function asked(from: string, to: string, days: number): LegRequest {
  return { origin: city(from), destination: city(to), date: dayAhead(days) }
}

function isOfDuffel({ supplier }: Proposal): boolean {
  return supplier === 'duffel'
}

function city(code: string) {
  return { code, kind: 'CityCode' } as const
}

function assertTimeToChange({ proposalId, flightGroups }: Proposal): void {
  const least = minutesBetweenLegs(true)
  assert.equal(least, 240)
  for (const [at, { flightLegs, connections }] of flightGroups.entries()) {
    const next = flightGroups[at + 1]?.flightLegs[0]
    const last = flightLegs.at(-1)
    if (next && last)
      assert.ok(minutesBetween(last.arrivalDateTime, next.departureDateTime) >= least, proposalId)
    for (const [stop, { isSelfTransfer, minutes }] of connections.entries()) {
      const ends = [flightLegs[stop], flightLegs[stop + 1]].map((leg) => leg && isAbroad(leg))
      if (isSelfTransfer && ends.every((one) => one === true)) assert.ok(minutes >= least, proposalId)
    }
  }
}

function isAbroad({
  origin,
  destination,
}: {
  readonly origin: string
  readonly destination: string
}): boolean {
  return findAirport(origin)?.country !== findAirport(destination)?.country
}

function minutesBetween(arrival: string, departure: string): number {
  return Temporal.PlainDateTime.from(arrival).until(departure).total('minutes')
}

async function temptingPairs(stage: Stage): Promise<number> {
  const [to, on] = await Promise.all(
    [
      ['THR', 'IST'],
      ['IST', 'DXB'],
    ].map(([origin = '', destination = '']) =>
      stage.product.agency.flights.search({
        flightType: 1,
        origin: city(origin),
        destination: city(destination),
        dates: [journey[0].date],
        adults: 1,
        children: 0,
        infants: 0,
      }),
    ),
  )
  const direct = (found: typeof to) =>
    (found?.proposals ?? []).filter((one) => one.seat > 0 && legsOf(one).length === 1).flatMap(legsOf)
  const waits = direct(to).flatMap((one) =>
    direct(on).map((other) => minutesBetween(one.arrivalDateTime, other.departureDateTime)),
  )
  return waits.filter((wait) => wait >= 60 && wait < 240).length
}

async function pageOffersWhatFits(page: Page, offers: readonly Proposal[]): Promise<void> {
  const fitting = new Set(offers.map(({ proposalId }) => proposalId))
  const links = page.getByRole('article').getByRole('link', { name: wayOn })
  const to = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  assert.ok(to.length > 0)
  const ids = to.map((href) => /[?&](?:proposalId|open)=([\d._]+)/.exec(href)?.[1])
  for (const id of ids) assert.ok(fitting.has(id ?? ''), `${id} is offered`)
}
