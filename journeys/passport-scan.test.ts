import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { passengersPath } from '#flights/booking/passengers-path.ts'
import { alive } from './alive.ts'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { type Chosen, giveBy, passportPicture, sarasZone } from './passport-pictures.ts'
import {
  assertFilled,
  choose,
  isNoStaticFile,
  otherFilesAreRefused,
  requestsOf,
} from './passport-scanning.ts'
import { passportNumbersKeepTheirShapes, passportsLastLongEnough, saraAbroad } from './passports.ts'
import { cardOf, chooseDate, text } from './people.ts'
import { dayAhead, eventually } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

const who = 'بزرگسال اول'

suite('a passport types itself', () => {
  let stage: Stage
  let saras: Chosen

  before(async () => {
    // Sara is booked often; the captcha this causes has its own test
    stage = await openStage({ HOLDS_PER_TRAVELLER: '50' })
    saras = await passportPicture(stage.browser, sarasZone)
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile, theme] of atSizes([
    ['desktop', '09121195001', 'light'],
    ['phone', '09121195002', 'dark'],
  ]))
    test(`read on the device, looked at, attached and used again, ${size}`, async () => {
      await using visit = await stage.visit(size, { theme })
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const landing = await toPassengersAbroad(page, stage)
      const card = cardOf(page, who)
      await lookAt(page, `scan invited ${size}`)
      const asked = requestsOf(page)
      await otherFilesAreRefused(card, page, size)
      await choose(card, saras)
      await card.getByText(named('گذرنامه خوانده شد')).first().waitFor()
      await lookAt(page, `scan read ${size}`)
      const isWhole = (input: HTMLInputElement) => input.scrollWidth <= input.clientWidth
      const surname = card.getByRole('textbox', { name: named('نام خانوادگی لاتین') })
      assert.ok(await surname.evaluate(isWhole as never), 'the name to be compared is seen whole')
      await assertFilled(card)
      assert.deepEqual(asked.filter(isNoStaticFile), [], 'nothing left the device')
      await namesAreLookedAt(page, card, size)
      await attach(page, stage, { card, mobile })
      await whatDiffersIsTold(page, card, size)
      await passportNumbersKeepTheirShapes(page, who)
      await passportsLastLongEnough(page, who, landing)
      await choose(card, saras)
      // a new reading must be checked again
      await card.getByRole('checkbox', { name: named('نام لاتین درست'), checked: false }).check()
      await goOn(page, card)
      await usedAgain(page, stage)
      assertFaultless(visit)
    })

  test('dropped and pasted; a poor picture asks to be looked at', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await comeIn(visit, stage, '09121195003')
    await toPassengersAbroad(page, stage)
    const card = cardOf(page, who)
    await card.getByText(named('گذرنامه را اسکن کنید')).waitFor()
    await alive(page, '.passport-scan')
    await giveBy(page, 'drop', await passportPicture(stage.browser, sarasZone, 0.5))
    await card.getByText(named('لطفاً بررسی کنید')).first().waitFor()
    await lookAt(page, 'scan doubtful')
    await giveBy(page, 'paste', saras)
    await card.getByText(named('فیلد پر شد')).waitFor()
    assert.equal(
      await card.getByRole('textbox', { name: named('شماره گذرنامه') }).inputValue(),
      sarasZone.number,
    )
    assertFaultless(visit)
  })

  test('a co-traveller is kept from a picture, with two names in Farsi', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, '09121195005')
    await page.goto('/profile/passengers?edit=new', { waitUntil: 'networkidle' })
    const form = page.locator('form.passenger-editor')
    await form.getByRole('radio', { name: /^گذرنامه$/ }).check()
    await choose(form, saras)
    await form.getByText(named('گذرنامه خوانده شد')).first().waitFor()
    await assertFilled(form)
    await lookAt(page, 'scan of a co-traveller')
    const [first, last] = saraAbroad.farsi
    await text(form, '^نام فارسی', first)
    await text(form, 'نام خانوادگی فارسی', last)
    await form.getByRole('button', { name: named('افزودن مسافر') }).click()
    await form.getByText(named('نام را با گذرنامه بسنجید و تأیید کنید')).waitFor()
    await form.getByRole('checkbox', { name: named('نام لاتین درست') }).check()
    await form.getByRole('button', { name: named('افزودن مسافر') }).click()
    await page.getByText(named('سارا محمدی به فهرست اضافه شد')).waitFor()
    assertFaultless(visit)
  })

  test('where the browser cannot read, the server does, after the traveller has agreed', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'))
    await comeIn(visit, stage, '09121195004')
    await toPassengersAbroad(page, stage)
    const card = cardOf(page, who)
    const asked = requestsOf(page)
    await choose(card, saras)
    await card.getByText(named('با موافقت شما')).waitFor()
    await lookAt(page, 'scan may be sent')
    assert.deepEqual(asked.filter(isNoStaticFile), [])
    await card.getByRole('button', { name: named('فرستادن و خواندن') }).click()
    await card.getByText(named('گذرنامه خوانده شد')).first().waitFor()
    await assertFilled(card)
    assert.deepEqual(asked.filter(isNoStaticFile), ['POST /blob/Blob/ReadMRZ'])
    assertFaultless(visit)
  })
})

async function toPassengersAbroad(page: Page, stage: Stage): Promise<string> {
  const search = {
    origin: { code: 'THR', kind: 'CityCode' } as const,
    destination: { code: 'IST', kind: 'CityCode' } as const,
    date: dayAhead(24),
    adults: 1,
    children: 0,
    infants: 0,
  }
  const { requestId, proposals } = await stage.product.agency.flights.search({
    ...search,
    flightType: 1,
    dates: [search.date],
  })
  const proposal = proposals.find(({ seat }) => seat > 4)
  assert.ok(proposal, 'nobody flies to Istanbul')
  await page.goto(passengersPath(search, { requestId, proposalId: proposal.proposalId }), {
    waitUntil: 'networkidle',
  })
  return proposal.flightGroups.at(-1)?.arrivalDate ?? ''
}

async function namesAreLookedAt(page: Page, card: Locator, size: string): Promise<void> {
  const [first, last] = saraAbroad.farsi
  await text(card, '^نام فارسی', first)
  await text(card, 'نام خانوادگی فارسی', last)
  await page.getByRole('button', { name: named('ادامه') }).click()
  await card.getByText(named('نام را با گذرنامه بسنجید و تأیید کنید')).waitFor()
  await linesAreCutOut(card)
  await lookAt(page, `scan name unlooked ${size}`)
  await card.getByRole('checkbox', { name: named('نام لاتین درست') }).check()
  await card.getByText(named('کامل')).waitFor()
}

async function linesAreCutOut(card: Locator): Promise<void> {
  const lines = card.getByRole('group').getByRole('img', { name: named('دو سطر پایین گذرنامه') })
  await lines.waitFor()
  const box = await lines.boundingBox()
  assert.ok(box && box.width >= 600 && box.height < box.width * 0.15, JSON.stringify(box))
}

async function attach(
  page: Page,
  stage: Stage,
  { card, mobile }: { readonly card: Locator; readonly mobile: string },
): Promise<void> {
  await card.getByRole('button', { name: named('پیوست به مسافر') }).click()
  await card.getByText(named('پیوست شد')).waitFor()
  await card.getByText(named('تصویر با فرم می‌خواند')).waitFor()
  await lookAt(page, `scan attached ${mobile}`)
  const { accounts, documents } = stage.product.agency
  const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
  assert.equal((await documents.mine(userId)).length, 1)
}

async function whatDiffersIsTold(page: Page, card: Locator, size: string): Promise<void> {
  const last = card.getByRole('textbox', { name: named('نام خانوادگی لاتین') })
  await chooseDate(card, 'تاریخ تولد', '1989-10-07')
  await last.fill('MOHAMADI')
  const told = card.getByRole('alert')
  await told.getByText(named('روی عکس تاریخ تولد')).waitFor()
  await told.getByText(named('روی عکس نام خانوادگی لاتین MOHAMMADI')).waitFor()
  await lookAt(page, `scan unlike ${size}`)
  await told.getByRole('button', { name: named('فرم درست است: تاریخ تولد') }).click()
  await told.getByText(named('روی عکس تاریخ تولد')).waitFor({ state: 'detached' })
  await told.getByRole('button', { name: named('همین را بنویس: نام خانوادگی') }).click()
  await told.waitFor({ state: 'detached' })
  assert.equal(await last.inputValue(), 'MOHAMMADI')
  await chooseDate(card, 'تاریخ تولد', '1989-10-06')
  // an adopted name must be confirmed too
  await card.getByRole('checkbox', { name: named('نام لاتین درست'), checked: false }).check()
}

async function goOn(page: Page, card: Locator): Promise<void> {
  await card.getByText(named('کامل')).waitFor()
  await page.getByRole('button', { name: named('ادامه') }).click()
  await page.waitForURL(/\/confirm/)
  await page.getByText(named(sarasZone.number)).first().waitFor()
}

async function usedAgain(page: Page, stage: Stage): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await toPassengersAbroad(page, stage)
  const card = cardOf(page, who)
  await card.getByRole('button', { name: named('سارا محمدی') }).click()
  await card.getByText(named('کامل')).waitFor()
  await page.getByRole('button', { name: named('ادامه') }).click()
  await page.waitForURL(/\/confirm/)
  await page.goto('/profile/passengers', { waitUntil: 'networkidle' })
  const kept = page.getByRole('region', { name: named('تصویرهای پیوست‌شده') })
  await kept.getByRole('button', { name: named('دیدن گذرنامه سارا محمدی') }).click()
  const shown = page.getByRole('dialog').getByRole('img', { name: named('گذرنامه سارا محمدی') })
  await shown.waitFor()
  await eventually(
    () => shown.evaluate((img: HTMLImageElement) => img.naturalWidth > 600),
    'the picture is not seen',
  )
  await lookAt(page, `scan kept ${page.viewportSize()?.width}`)
  await page.keyboard.press('Escape')
  await kept.getByRole('button', { name: named('پاک کردن') }).click()
  await kept.waitFor({ state: 'hidden' })
}
