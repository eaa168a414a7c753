import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, suite, test } from 'node:test'
import { jalaliMonthName, weekdayName } from '#calendar/names.ts'
import { MONEY_UNITS } from '#money/display-unit.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { pageBuild } from '#web/server/page-build.ts'
import { mountPages } from '#web/server/pages.ts'
import { withdrawalCalls } from '#withdrawals/calls.ts'
import { agencyWithExperiences } from './experiences.ts'
import { type Owner, ownerIn } from './owner.ts'
import { pagesOfOneself, pagesOfThings } from './page-rules.ts'

/** Pages that say more than the chosen unit and calendar, and why. */
const apart: Readonly<Record<string, string>> = {
  '/profile/notifications/told': 'messages as they were sent',
}

const publicPages = [
  '/',
  '/hotel-home',
  '/visa-home',
  '/visa-uae',
  '/visa-italy',
  '/insurance',
  '/tours',
  '/experiences',
  '/landing',
  '/flight/MHD',
  '/international-flight/IST',
  '/faq',
  '/faq/wallet-withdraw',
  '/faq/refund-penalty',
  '/contact-us',
  '/refund-promise',
  '/status',
  '/track',
] // prettier-ignore

suite('whoever reads rial and Gregorian days', () => {
  let agency: TestAgency
  let owner: Owner
  before(async () => {
    agency = await agencyWithExperiences({ HOLDS_PER_TRAVELLER: '9' })
    await mountPages(agency.house.app, {
      ...(await pageBuild(path.resolve('.data'))),
      sites: agency.house.settings.sites,
      furnish: agency.agency.furnish,
    })
    owner = await ownerIn(agency)
  })
  after(async () => {
    await agency[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  const read = (line: string, body?: object) =>
    agency.ask(line, {
      by: owner.buyer.token,
      browsing: `${owner.buyer.token}; display=rial.gregorian`,
      body,
    })

  async function otherwiseSaid(addresses: readonly (readonly [page: string, address: string])[]) {
    const wrong: string[] = []
    for (const [page, address] of addresses) {
      const { status, text } = await read(`GET ${address}`)
      assert.ok(status < 400, `${address}: ${status}`)
      wrong.push(...otherUnitIn(text).map((words) => `${page}: ${words}`))
    }
    return wrong
  }

  test('finds no toman and no Jalali day on any page of what he bought and of himself', async () => {
    const pages = Object.entries({ ...pagesOfThings, ...pagesOfOneself })
    const addresses = pages.flatMap(([page, addressOf]) =>
      page in apart ? [] : [[page, addressOf(owner.things)] as const],
    )
    assert.deepEqual(await otherwiseSaid(addresses), [])
  })

  test('finds none on the pages everybody reads', async () => {
    assert.deepEqual(await otherwiseSaid(publicPages.map((page) => [page, page] as const)), [])
  })

  test('is refused in rial', async () => {
    const { bankDetail } = owner.things
    const withdraw = (amount: number) =>
      read(withdrawalCalls.create.line, { id: crypto.randomUUID(), amount, bankDetailId: bankDetail })
    const topUp = await read('POST /api/payment/Pay/Create', { topUp: { amount: 10 }, gatewayId: 1 })
    const told = [(await withdraw(10)).text, topUp.text]
    assert.match(told[0] ?? '', /50,000 ریال/)
    assert.match(told[1] ?? '', /10,000 ریال/)
    for (const text of told) assert.deepEqual(otherUnitIn(text), [])
  })
})

const jalaliMonths = Array.from({ length: 12 }, (_, at) => jalaliMonthName(at + 1)).join('|')
const weekdays = [1, 2, 3, 4, 5, 6, 7]
  .map((n) => weekdayName(Temporal.PlainDate.from(`2026-11-0${n}`)))
  .join('|')

/** Toman, and days in the other calendar but for the small ones beside a day, which have a year and no weekday. */
function otherUnitIn(html: string): readonly string[] {
  const text = html.replace(
    /<style[^>]*>.*?<\/style>|<option .*?<\/option>|<button [^>]*name="money"[^>]*>.*?<\/button>/gs,
    '', // what one may choose is named
  )
  const found = new RegExp(
    `.{0,40}(?:(?<!\\p{L})${MONEY_UNITS.toman}(?!\\p{L})|[۰-۹]+ (?:${jalaliMonths})(?! ۱[۰-۹]{3})|(?:${weekdays}) [۰-۹]+ (?:${jalaliMonths})).{0,20}`,
    'gsu',
  )
  return [...text.matchAll(found)].map(([around]) => around)
}
