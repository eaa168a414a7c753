import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { passengersPath } from '#flights/booking/passengers-path.ts'
import type { Proposal } from '#flights/proposal.ts'
import { rial } from '#money/rial.ts'
import { named } from './labels.ts'
import type { Stage } from './stage.ts'
import { fillPassenger, signIn } from './traveller.ts'

const fromTehran = { code: 'THR', kind: 'CityCode' } as const
const toMashhad = { code: 'MHD', kind: 'CityCode' } as const

export interface Wish {
  readonly flight?: string
  readonly daysAhead: number
}

export async function signInAtHome(page: Page, stage: Stage, mobile: string): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page
    .getByRole('link', { name: named('ورود یا ثبت‌نام') })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await signIn(page, stage, mobile)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

export async function toPassengers(page: Page, stage: Stage, wish: Wish): Promise<Proposal> {
  const search = {
    origin: fromTehran,
    destination: toMashhad,
    date: dayAhead(wish.daysAhead),
    adults: 1,
    children: 0,
    infants: 0,
  }
  const { requestId, proposals } = await stage.product.agency.flights.search({
    ...search,
    flightType: 1,
    dates: [search.date],
  })
  const proposal = proposals.find(({ seat, flightGroups: [group] }) =>
    wish.flight === undefined ? seat > 0 : seat > 0 && group?.flightNumber === wish.flight,
  )
  assert.ok(proposal, `nobody sells ${wish.flight} on ${search.date}`)
  await page.goto(passengersPath(search, { requestId, proposalId: proposal.proposalId }), {
    waitUntil: 'networkidle',
  })
  return proposal
}

export async function toConfirm(page: Page, stage: Stage, wish: Wish): Promise<Proposal> {
  const proposal = await toPassengers(page, stage, wish)
  await fillPassenger(page)
  await page.getByRole('button', { name: named('ادامه') }).click()
  await page.waitForURL(/\/confirm/)
  await page.getByRole('checkbox', { name: named('می‌پذیرم') }).waitFor()
  return proposal
}

const today = Temporal.Now.plainDateISO('Asia/Tehran')

/** Counts from the run's first day, in case midnight passes. */
export function dayAhead(days: number): string {
  return today.add({ days }).toString()
}

export async function agreeToTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: named('می‌پذیرم') }).check()
}

export async function pay(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: named('پرداخت') })
    .last()
    .click()
}

/** As a top-up; rial. */
export async function fillWallet(stage: Stage, mobile: string, amount: number): Promise<void> {
  const { accounts, wallet, database } = stage.product.agency
  const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
  await database.transaction().execute((trx) =>
    wallet.post(trx, {
      key: `journey ${crypto.randomUUID()}`,
      kind: 'topped-up',
      memo: 'a story begins',
      postings: [
        { account: { class: 'gateway-clearing', gatewayId: 1 }, amount: rial(-amount) },
        { account: { class: 'traveller-wallet', userId }, amount: rial(amount) },
      ],
    }),
  )
}

export async function balanceOf(stage: Stage, mobile: string): Promise<number> {
  const { accounts, wallet } = stage.product.agency
  const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
  return wallet.balanceOf(userId)
}

export async function payWithCard(page: Page, ending: string): Promise<void> {
  await page.waitForURL(/StartPay/)
  await page.getByRole('textbox', { name: named('شماره کارت') }).fill(`603799000000${ending}`)
  await page.getByRole('button', { name: named('پرداخت') }).click()
}

export async function eventually(isSo: () => Promise<boolean>, what: string, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    if (await isSo()) return
    await sleep(100)
  }
  assert.fail(what)
}
