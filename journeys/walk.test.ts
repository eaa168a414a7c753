import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { samplePeople } from '#demo/sample-data.ts'
import { alive } from './alive.ts'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { wayOn } from './searching.ts'
import { sharedHouse } from './shared-house.ts'
import { dayAhead } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { solveCaptcha } from './traveller.ts'

/** A click, a tap or a typed field on a page of ours. */
const most = 6

suite('from home to ticket', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile] of atSizes([
    ['phone', '09121110181'],
    ['desktop', '09121110182'],
  ]))
    test(`a known traveller buys a flight searched before in ${most} acts at most, ${size}`, async (t) => {
      await using visit = await stage.visit(size)
      const { page } = visit
      const { accounts, passengers } = stage.product.agency
      const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
      await passengers.save(userId, samplePeople.sara)
      await comeIn(visit, stage, mobile)
      await page.goto(`/plp?origin=THR&destination=MHD&date=${dayAhead(11)}`, { waitUntil: 'networkidle' })
      await page.goto('/', { waitUntil: 'networkidle' })
      const { acts, press } = counted()
      /** what risk asks of some, and a choice among several saved travellers */
      const besides: string[] = []

      await press('a search of before', page.getByRole('link', { name: named('تهران به مشهد') }))
      await page.waitForURL(/\/plp\?/)
      await alive(page, '.results-column')
      const flight = page.getByRole('article').first()
      await press('a flight', flight.getByRole('link', { name: wayOn }).first())
      await page.waitForURL(/[?&]open=|\/add-passenger/, { waitUntil: 'commit' })
      if (!page.url().includes('/add-passenger')) {
        await page.waitForLoadState('networkidle') // a flight of several fares
        await press('a fare', flight.getByRole('link', { name: named('انتخاب پرواز') }).first())
      }
      await page.waitForURL(/\/add-passenger/, { waitUntil: 'commit' })
      await theOnlySavedTraveller(page, besides)
      await press('on', page.getByRole('button', { name: named('ادامه') }))
      await page.waitForURL(/\/confirm/)
      const terms = page.getByRole('checkbox', { name: named('می‌پذیرم') })
      await terms.waitFor()
      await digitsWhereAsked(page, stage, besides)
      await press('the terms', terms)
      await press('paying', page.getByRole('button', { name: named('پرداخت') }).last())
      await page.waitForURL(/StartPay/)
      await page.getByRole('button', { name: named('پرداخت') }).click() // the bank's own page
      await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
      const walked = `${acts.join(', ')}; besides: ${besides.join(', ')}`
      assert.ok(acts.length <= most, `${acts.length} acts: ${walked}`)
      t.diagnostic(`${acts.length} acts: ${walked}`)
      assertFaultless(visit)
    })
})

function counted() {
  const acts: string[] = []
  return {
    acts,
    press: async (act: string, control: Locator): Promise<void> => {
      acts.push(act)
      await control.click()
    },
  }
}

async function theOnlySavedTraveller(page: Page, besides: string[]): Promise<void> {
  const latin = page.getByRole('textbox', { name: named('نام لاتین'), includeHidden: true }).first()
  await latin.waitFor({ state: 'attached' })
  if ((await latin.inputValue()) !== '') return
  besides.push('the saved traveller')
  await page.getByRole('button', { name: named('سارا محمدی') }).click()
}

async function digitsWhereAsked(page: Page, stage: Stage, besides: string[]): Promise<void> {
  const digits = page.getByRole('textbox', { name: named('کد امنیتی') })
  if (!(await digits.isVisible())) return
  besides.push('the captcha')
  await solveCaptcha(page, stage)
}
