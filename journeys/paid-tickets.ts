import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { FlightLeg, Proposal } from '#flights/proposal.ts'
import { findAirport } from '#places/airports.ts'
import { named, plain } from './labels.ts'
import { amountIn, amountsIn, lookAt } from './look.ts'
import type { Stage } from './stage.ts'
import { payAtBank } from './traveller.ts'

export async function chosenIn(page: Page, stage: Stage): Promise<Proposal> {
  const params = new URL(page.url()).searchParams
  const { flightProposal } = await stage.product.agency.flights.detail({
    requestId: params.get('requestId') ?? '',
    proposalId: params.get('proposalId') ?? '',
  })
  return flightProposal
}

/** Confirmation, bank, tickets; the price stays the same. */
export async function payAndWait(page: Page, listed: number): Promise<void> {
  await page.waitForURL(/\/confirm/)
  await page.getByRole('checkbox', { name: named('می‌پذیرم') }).waitFor()
  await lookAt(page, 'confirm')
  const button = page.getByRole('button', { name: named('پرداخت') }).last()
  assert.equal(amountIn(await button.innerText()), listed)
  await page.getByRole('checkbox', { name: named('می‌پذیرم') }).check()
  await button.click()
  await page.waitForURL(/StartPay/)
  assert.deepEqual(amountsIn(await page.locator('body').innerText()), [listed * 10, listed])
  await payAtBank(page)
  await page.waitForURL(/\/payment\//)
  await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
  await lookAt(page, 'tickets')
}

export async function ticketText(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: named('مشاهده بلیط') }).first()
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  assert.equal(answer.status(), 200)
  return plain((await answer.text()).replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' '))
}

export function assertPrinted(ticket: string, { flightGroups }: Proposal): void {
  for (const leg of legsOf({ flightGroups })) {
    assert.ok(ticket.includes(plain(leg.flightNumber)), `${leg.flightNumber} is printed`)
    for (const local of [leg.departureDateTime, leg.arrivalDateTime])
      assert.ok(ticket.includes(local.slice(11)), `${local} of ${leg.flightNumber} is printed`)
  }
}

export async function assertInCalendar(page: Page, proposal: Proposal): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: named('افزودن به تقویم') }).click(),
  ])
  assert.match(download.suggestedFilename(), /\.ics$/)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const lines = Buffer.concat(chunks)
    .toString()
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
  const ends = lines.filter((line) => /^DT(START|END);/.test(line))
  assert.deepEqual(ends, legsOf(proposal).flatMap(endsOf))
  const zones = new Set(lines.filter((line) => line.startsWith('TZID:')).map((line) => line.slice(5)))
  assert.deepEqual(zones, new Set(ends.map((line) => /TZID=([^:]+):/.exec(line)?.[1])))
}

function endsOf({ origin, destination, departureDateTime, arrivalDateTime }: FlightLeg): readonly string[] {
  return [
    `DTSTART;TZID=${findAirport(origin)?.timeZone}:${stamp(departureDateTime)}`,
    `DTEND;TZID=${findAirport(destination)?.timeZone}:${stamp(arrivalDateTime)}`,
  ]
}

function stamp(local: string): string {
  return `${local.replaceAll(/[-:]/g, '')}00`
}

export function legsOf({ flightGroups }: Pick<Proposal, 'flightGroups'>): readonly FlightLeg[] {
  return flightGroups.flatMap(({ flightLegs }) => flightLegs)
}
