import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { inForce } from '#law/editions.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { firstPrice } from '#testing/visas/first-prices.ts'
import { applicantsPath } from '#visas/choice-address.ts'
import { alive } from './alive.ts'
import { comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { amountIn, lookAt } from './look.ts'
import { heavyPicture, picture } from './passport-pictures.ts'
import { cardOf } from './people.ts'
import { sharedHouse } from './shared-house.ts'
import { agreeToTerms, balanceOf, dayAhead, pay } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { payAtBank } from './traveller.ts'
import {
  applicants,
  chooseTravelDay,
  expiresAfter,
  fillApplicant,
  give,
  giveAllPapers,
  goOnWith,
  numberOf,
  paperRow,
  portrait,
  valuesOf,
  visa,
  visaPdf,
} from './visa-steps.ts'

const price = firstPrice(visa, 2)
const narrow = { width: 360, height: 740 }

suite('a visa is asked for', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile] of atSizes([
    ['desktop', '09121200001'],
    ['phone', '09121200002'],
  ]))
    test(`two ask for the Emirates, one gets it and one his money, ${size}`, async () => {
      assert.ok(price)
      await using visit = await stage.visit(size)
      const { page } = visit
      const seen = (state: string) => lookAt(page, `visa ${state} ${size}`)
      await comeIn(visit, stage, mobile)
      await page.goto(applicantsPath(visa), { waitUntil: 'networkidle' })
      await alive(page, '.paper')

      await everythingIsAskedFor(page)
      await seen('applicants with faults')
      await wrongPicturesAreRefused(page)
      await page.getByRole('button', { name: named('افزودن متقاضی') }).click()
      await page.waitForURL(/applicants=2/)
      await chooseTravelDay(page)
      for (const place of applicants.keys()) await giveAllPapers(await fillApplicant(page, place))
      await draftSurvivesReload(page)
      await seen('applicants')
      assert.equal(amountIn(await page.locator('.visa-total').innerText()), price.total / 10)
      await page.getByRole('button', { name: named('ثبت درخواست') }).click()

      await page.waitForURL(/\/visa\/payment\/[\da-f-]{36}/)
      const orderId = page.url().split('/').at(-1) ?? ''
      await page.getByRole('heading', { name: named('درگاه پرداخت') }).waitFor()
      await seen('payment')
      const terms = page.getByRole('link', { name: named('شرایط و مقررات') }).first()
      assert.equal(await terms.getAttribute('href'), `/terms?version=${inForce.version}&of=agency`)
      assert.ok(says(await page.getByRole('complementary').innerText(), '340,368 ریال'))
      assert.equal(amountIn(await page.locator('.summary-total').innerText()), price.total / 10)
      assert.ok(says(await page.getByRole('main').innerText(), inToman(rial(price.each - price.service))))
      // without an order number the newest unpaid one is shown
      await page.goto('/visa/payment', { waitUntil: 'networkidle' })
      assert.ok(page.url().endsWith(orderId))
      await agreeToTerms(page)
      await pay(page)
      await payAtBank(page)

      await page.waitForURL(/\/payment\//)
      await page.getByText(named('درخواست شما ثبت شد')).first().waitFor({ timeout: 60_000 })
      await seen('filed')
      await page.getByRole('link', { name: named('پیگیری درخواست') }).click()
      await page.waitForURL(/VisaOrderDetails/)
      await page.getByRole('heading', { name: named('پیگیری درخواست') }).waitFor()
      await page.getByText(named('قول داده شده است')).waitFor()
      await seen('tracker')

      const { desk } = stage.product.agency.visas
      const number = await numberOf(stage, orderId)
      const wrong = 'زمینهٔ عکس آبی است؛ با زمینهٔ سفید بفرستید.'
      await desk.askAgain(number, { applicant: 0, kind: 'photo', says: wrong })
      await anotherPhotoIsSent(page, wrong)
      await seen('another photo')

      await desk.checked(number)
      await desk.sent(number)
      const before = await balanceOf(stage, mobile)
      await desk.approve(number, 0, visaPdf)
      await desk.reject(number, 1, 'سابقهٔ اقامت بیش از مدت مجاز')
      assert.equal((await balanceOf(stage, mobile)) - before, price.each - price.guarantee)
      await page.reload({ waitUntil: 'networkidle' })
      await page.getByText(named('سابقهٔ اقامت بیش از مدت مجاز')).waitFor()
      await seen('answered')
      assert.ok(says(await page.getByRole('main').innerText(), inToman(rial(price.each - price.guarantee))))
      await visaOpens(page)

      await page.goto('/profile/my-travels?q=امارات', { waitUntil: 'networkidle' })
      await page
        .getByRole('link', { name: named('ویزای امارات') })
        .first()
        .waitFor()
      assertFaultless(visit)
    })

  test('a passport too short for the Emirates is long enough for Azerbaijan, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.setViewportSize(narrow)
    await comeIn(visit, stage, '09121200003')
    const fault = page.getByText(named('اعتبار گذرنامه کمتر از'))
    const day = dayAhead(30)

    await page.goto(applicantsPath(visa), { waitUntil: 'networkidle' })
    await alive(page, '.paper')
    await expiresAfter(page, day, 5)
    await page.getByText(named('اعتبار گذرنامه کمتر از ۶ ماه است')).waitFor()
    await lookAt(page, 'visa passport too short')

    const baku = { ...visa, country: 'AZ', isGuaranteed: false } as const
    await page.goto(applicantsPath(baku), { waitUntil: 'networkidle' })
    await alive(page, '.paper')
    await expiresAfter(page, day, 1)
    await page.getByText(named('اعتبار گذرنامه کمتر از ۳ ماه است')).waitFor()
    await expiresAfter(page, day, 5)
    await fault.waitFor({ state: 'hidden' })
    assertFaultless(visit)
  })

  test('what cannot be asked for says so and leads back, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, '09121200004')
    await page.goto('/visa/payment', { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: named('درخواستی در انتظار پرداخت ندارید') }).waitFor()
    await lookAt(page, 'visa nothing to pay')
    await page.getByRole('link', { name: named('درخواست تازه') }).click()
    await page.waitForURL(/\/visa-home/)

    const { desk } = stage.product.agency.visas
    await desk.open('TH', false)
    const phuket = { ...visa, country: 'TH', days: 60, isGuaranteed: false } as const
    await page.goto(applicantsPath(phuket), { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: named('در حال حاضر امکان صدور این ویزا وجود ندارد') }).waitFor()
    await lookAt(page, 'visa closed')
    await desk.open('TH', true)
    await page.goto('/visa/add-passenger?country=AE', { waitUntil: 'networkidle' })
    await page.waitForURL(/\/visa\/(?:\w+\/)?type/)
    const gone = await page.goto('/visa/payment/3b241101-e2bb-4255-8caf-4136c566a962')
    assert.equal(gone?.status(), 404)
    assertFaultless(visit, [/status of 404/])
  })
})

async function everythingIsAskedFor(page: Page): Promise<void> {
  await page.getByRole('button', { name: named('ثبت درخواست') }).click()
  await page.getByRole('alert').getByText(named('مورد باید اصلاح شود')).waitFor()
  await page.getByText(named('تاریخ سفر را انتخاب کنید')).waitFor()
  const first = cardOf(page, 'متقاضی اول')
  await paperRow(first, 'گذرنامه').getByText(named('این مدرک لازم است')).waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('.travel-day') !== null)
}

async function wrongPicturesAreRefused(page: Page): Promise<void> {
  const card = cardOf(page, 'متقاضی اول')
  await give(card, 'گذرنامه', await picture('gif', 'passport.gif'))
  await paperRow(card, 'گذرنامه').getByText(named('این فرمت پذیرفته نیست')).first().waitFor()
  await give(card, 'گذرنامه', await heavyPicture(5 * 1024 * 1024 + 1))
  await paperRow(card, 'گذرنامه').getByText(named('حجم تصویر بیشتر از ۵ مگابایت است')).first().waitFor()
  await paperRow(card, 'گذرنامه')
    .getByRole('button', { name: named('کوچک کردن همین تصویر') })
    .waitFor()
  await give(card, 'عکس پرسنلی', await portrait('blue.jpg', '#2f62c9'))
  await paperRow(card, 'عکس پرسنلی').getByText(named('زمینهٔ عکس روشن و یک‌دست به نظر نمی‌رسد')).waitFor()
  await lookAt(page, 'visa picture doubted')
  await goOnWith(card, 'عکس پرسنلی')
  await paperRow(card, 'عکس پرسنلی').getByText('بارگذاری شد', { exact: true }).waitFor()
  // the server looked again, and says the same
  await paperRow(card, 'عکس پرسنلی').getByText(named('زمینهٔ عکس روشن')).first().waitFor()
}

async function draftSurvivesReload(page: Page): Promise<void> {
  const day = page.getByRole('button', { name: named('تاریخ ورود به کشور مقصد') })
  const chosen = await day.innerText()
  await page.reload({ waitUntil: 'networkidle' })
  await alive(page, '.paper')
  await page.locator('.paper[data-at="kept"]').nth(7).waitFor()
  assert.deepEqual(
    await valuesOf(page, 'نام خانوادگی لاتین'),
    applicants.map(({ latin }) => latin[1]),
  )
  assert.equal(await day.innerText(), chosen)
}

async function anotherPhotoIsSent(page: Page, wrong: string): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText(named(wrong)).first().waitFor()
  const row = page.locator('.paper[data-at="asked-again"]')
  await row.locator('label').waitFor()
  await page.mouse.move(5, 5)
  await row.locator('input[type=file]').setInputFiles(await portrait('white.jpg', '#f6f6f4'))
  await row.waitFor({ state: 'detached' })
  await page.getByText(named('دوباره لازم است')).waitFor({ state: 'detached' })
}

async function visaOpens(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: named('دانلود ویزا') })
  const address = await link.getAttribute('href')
  const file = await page.request.get(address ?? '')
  assert.equal(file.status(), 200)
  assert.equal(file.headers()['content-type'], 'application/pdf')
  assert.match(file.headers()['content-disposition'] ?? '', /^attachment/)
  assert.deepEqual(await file.body(), visaPdf)
}
