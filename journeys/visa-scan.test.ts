import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { samplePeople } from '#demo/sample-data.ts'
import { applicantsPath } from '#visas/choice-address.ts'
import { visaOrderPath } from '#visas/web/order-paths.ts'
import { alive } from './alive.ts'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { type Chosen, passportPicture, sarasZone } from './passport-pictures.ts'
import { cardOf } from './people.ts'
import { sharedHouse } from './shared-house.ts'
import { dayAhead, eventually } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'
import {
  chooseTravelDay,
  fillApplicant,
  give,
  giveAllPapers,
  paperRow,
  valuesOf,
  visa,
  visaFiled,
} from './visa-steps.ts'

suite('a passport fills the form of a visa, and is held against it', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  test('it is chosen once: read on the device, its name confirmed, and given as a paper when its owner says so, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const uploads: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/blob/')) uploads.push(request.url())
    })
    await comeIn(visit, stage, '09121220001')
    await page.goto(applicantsPath(visa), { waitUntil: 'networkidle' })
    await alive(page, '.paper')
    const card = cardOf(page, 'متقاضی اول')
    const scan = page.locator('.passport-scan')
    await scan
      .locator('input[type=file]')
      .first()
      .setInputFiles(await passportPicture(stage.browser, sarasZone))
    await scan.getByText(named('گذرنامه خوانده شد')).first().waitFor({ timeout: 60_000 })
    await eventually(
      async () => (await valuesOf(page, 'شماره گذرنامه')).includes('K45128903'),
      'the number was not filled in',
    )
    // the name has no check digit: a person must confirm it
    await card.locator('.name-check').getByRole('checkbox').check()
    await lookAt(page, 'visa passport read')
    assert.deepEqual(uploads, [], 'nothing is sent before its owner says so')
    await card.getByRole('button', { name: named('همین تصویر برای مدارک') }).click()
    await paperRow(card, 'گذرنامه').getByText('بارگذاری شد', { exact: true }).waitFor()
    await paperRow(card, 'گذرنامه').getByText(named('تصویر با فرم می‌خواند')).waitFor()
    assertFaultless(visit)
  })

  for (const [size, mobile] of atSizes([
    ['desktop', '09121220002'],
    ['phone', '09121220003'],
  ]))
    test(`what a picture says otherwise is taken over or said to be wrong, and nothing is blocked, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(applicantsPath(visa), { waitUntil: 'networkidle' })
      await alive(page, '.paper')
      await chooseTravelDay(page)
      const card = cardOf(page, 'متقاضی اول')
      await giveAllPapers(card)
      const row = paperRow(card, 'گذرنامه')
      await row.getByText(named('گذرنامه‌ای دیده نمی‌شود')).waitFor()
      const other = { ...sarasZone, number: 'K45128908', birthDate: '891007' }
      await give(card, 'گذرنامه', await passportPicture(stage.browser, other))
      await row.getByText(named('گذرنامه‌ای دیده نمی‌شود')).waitFor({ state: 'detached' })
      // an untouched form is neither different nor equal
      await row.getByText('بارگذاری شد', { exact: true }).waitFor()
      assert.doesNotMatch(await row.innerText(), /روی عکس|می‌خواند/)

      await fillApplicant(page, 0)
      const told = row.getByRole('alert')
      await told.getByText(named('روی عکس شماره گذرنامه K45128908')).waitFor()
      await told.getByText(named('روی عکس تاریخ تولد')).waitFor()
      await lookAt(page, `visa passport unlike ${size}`)
      await told.getByRole('button', { name: named('همین را بنویس: شماره گذرنامه') }).click()
      await told.getByText(named('روی عکس شماره گذرنامه')).waitFor({ state: 'detached' })
      assert.deepEqual(await valuesOf(page, 'شماره گذرنامه'), ['K45128908'])
      await told.getByRole('button', { name: named('فرم درست است: تاریخ تولد') }).click()
      await told.waitFor({ state: 'detached' })
      assert.doesNotMatch(await row.innerText(), /می‌خواند/)

      await page.reload({ waitUntil: 'networkidle' })
      await alive(page, '.paper')
      await told.getByText(named('روی عکس تاریخ تولد')).waitFor()
      await page.getByRole('button', { name: named('ثبت درخواست') }).click()
      await page.waitForURL(/\/visa\/payment\/[\da-f-]{36}/)
      const { orders } = stage.product.agency
      const orderId = page.url().split('/').at(-1) ?? ''
      const { passengers } = await orders.detailsOf(await userOf(stage, mobile), orderId)
      assert.deepEqual(
        passengers.map(({ birthDate, passport }) => [birthDate, passport?.passportNumber]),
        [['1989-10-06', 'K45128908']],
      )
      assertFaultless(visit)
    })

  test('of a saved traveller whose passport is a new one every field is seen once its picture differs, phone', async () => {
    const mobile = '09121220005'
    const expires = Temporal.PlainDate.from(dayAhead(40)).toString()
    const old = { ...samplePeople.sara, passportNumber: 'K45128901', passportExpirationDateFa: expires }
    await stage.product.agency.passengers.save(await userOf(stage, mobile), old)
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, mobile)
    await page.goto(applicantsPath(visa), { waitUntil: 'networkidle' })
    await alive(page, '.paper')
    const card = cardOf(page, 'متقاضی اول')
    await card.getByRole('button', { name: named('سارا محمدی') }).click()
    await card.getByText(named('فقط این‌ها مانده است')).waitFor()
    assert.deepEqual(await valuesOf(page, 'شماره گذرنامه'), [])
    await give(card, 'گذرنامه', await passportPicture(stage.browser, sarasZone))
    const told = paperRow(card, 'گذرنامه').getByRole('alert')
    await told.getByText(named('روی عکس تاریخ انقضا')).waitFor()
    await told.getByRole('button', { name: named('همین را بنویس: شماره گذرنامه') }).click()
    await told.getByRole('button', { name: named('همین را بنویس: تاریخ انقضا') }).click()
    await paperRow(card, 'گذرنامه').getByText(named('تصویر با فرم می‌خواند')).waitFor()
    assert.deepEqual(await valuesOf(page, 'شماره گذرنامه'), ['K45128903'])
    assertFaultless(visit)
  })

  test('a picture whose answer is lost on the way is the request’s all the same, phone', async () => {
    const mobile = '09121220006'
    const { orderId, orderNumber } = await visaFiled(stage, mobile)
    await stage.product.agency.visas.desk.askAgain(orderNumber, { applicant: 0, kind: 'passport', says })
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, mobile)
    await page.goto(visaOrderPath(orderId), { waitUntil: 'networkidle' })
    const sara = page.getByRole('list', { name: named('مدارک سارا') })
    await page.route('**/ReplacePaper', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await send(sara, await passportPicture(stage.browser, { ...sarasZone, expiryDate: '340308' }))
    await sara.getByText(named('اتصال برقرار نشد')).waitFor()
    await page.unroute('**/ReplacePaper')
    await page.reload({ waitUntil: 'networkidle' })
    await sara.locator(wanted).waitFor({ state: 'detached' })
    const kept = await stage.product.agency.documents.mine(await userOf(stage, mobile))
    assert.equal(kept.filter(({ kind }) => kind === 'passport').length, 3)
  })

  test('another passport that is sent for one asked for again waits for its sender’s word, phone', async () => {
    const mobile = '09121220004'
    const { orderId, orderNumber } = await visaFiled(stage, mobile)
    const { desk } = stage.product.agency.visas
    for (const applicant of [0, 1]) await desk.askAgain(orderNumber, { applicant, kind: 'passport', says })
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, mobile)
    await page.goto(visaOrderPath(orderId), { waitUntil: 'networkidle' })
    await page.mouse.move(5, 5)
    const sara = page.getByRole('list', { name: named('مدارک سارا') })
    const right = { ...sarasZone, expiryDate: '340308' }
    await send(sara, await passportPicture(stage.browser, { ...right, number: 'K45128908' }))
    await sara.getByText(named('روی عکس شماره گذرنامه K45128908')).waitFor()
    await lookAt(page, 'visa another passport')
    await send(sara, await passportPicture(stage.browser, right))
    await sara.locator(wanted).waitFor({ state: 'detached' })

    const dariush = page.getByRole('list', { name: named('مدارک داریوش') })
    await send(dariush, await passportPicture(stage.browser, right))
    await dariush.getByText(named('روی عکس نام لاتین SARA')).waitFor()
    await dariush.getByRole('button', { name: named('فرستادن همین تصویر') }).click()
    await dariush.locator(wanted).waitFor({ state: 'detached' })
    const { applicants } = await stage.product.agency.visas.tracked(orderId, await userOf(stage, mobile))
    assert.deepEqual(
      applicants.map(({ papers }) => papers.find(({ kind }) => kind === 'passport')?.state),
      ['given', 'given'],
    )
    const kept = await stage.product.agency.documents.mine(await userOf(stage, mobile))
    // eight papers plus a second of each; the replaced one is deleted
    assert.equal(kept.length, 10)
    assertFaultless(visit)
  })
})

const wanted = '.paper[data-at="asked-again"]'
const says = 'دو سطر پایین صفحه خوانا نیست.'

async function send(papers: Locator, file: Chosen): Promise<void> {
  await papers.locator('input[type=file]').setInputFiles(file)
}

async function userOf(stage: Stage, mobile: string): Promise<string> {
  return (await stage.product.agency.accounts.settle(`+98${mobile.slice(1)}`)).userId
}
