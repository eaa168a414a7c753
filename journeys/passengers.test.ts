import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { samplePeople } from '#demo/sample-data.ts'
import { passengersPath } from '#flights/booking/passengers-path.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import { addsSara, givesHerAPassport } from './co-travellers.ts'
import { comeIn, issuedFor } from './issued-order.ts'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import { cardOf, chooseDate, text } from './people.ts'
import { sharedHouse } from './shared-house.ts'
import { dayAhead, toPassengers } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

const list = '/profile/passengers'
const search = { origin: city('THR'), destination: city('IST'), adults: 1, children: 0, infants: 0 } as const

suite('a traveller keeps the people who travel along', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile, stranger] of atSizes([
    ['desktop', '09121230001', '09121230002'],
    ['phone', '09121230003', '09121230004'],
  ]))
    test(`added, found, changed, taken off and put back, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(list, { waitUntil: 'networkidle' })
      await page.getByText(named('مسافری ذخیره نکرده‌اید')).waitFor()
      await lookAt(page, `passengers empty ${size}`)
      await page.getByRole('link', { name: named('افزودن مسافر') }).click()
      await addsSara(page)
      await page.getByText(named('سارا محمدی به فهرست اضافه شد')).waitFor()
      await lookAt(page, `passengers one ${size}`)
      const edit = await givesHerAPassport(page)
      await lookAt(page, `passengers with passport ${size}`)
      await isTakenOffAndPutBack(page)
      await cannotBeOpenedBy(stage, stranger, edit)
      assertFaultless(visit)
    })

  for (const [size, mobile] of atSizes([
    ['desktop', '09121230005'],
    ['phone', '09121230006'],
  ]))
    test(`people of an order before are brought in, and found by any digits, ${size}`, async () => {
      const { userId } = await issuedFor(stage, mobile, () => true)
      const { passengers } = stage.product.agency
      for (const { id } of await passengers.savedOf(userId)) await passengers.forget(userId, id)
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(list, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { name: named('از سفرهای گذشته') }).waitFor()
      await lookAt(page, `passengers of orders ${size}`)
      await page.getByRole('button', { name: named('افزودن هر ۲ نفر') }).click()
      await page.getByRole('heading', { name: named('از سفرهای گذشته') }).waitFor({ state: 'detached' })
      await passengers.save(userId, { ...hassan, passportNumber: 'A1234567' })
      await passengers.save(userId, { ...hassan, firstName: 'Karim', passportNumber: 'AB123456' })
      await isFound(page)
      await lookAt(page, `passengers search ${size}`)
      assertFaultless(visit)
    })

  for (const [size, mobile] of atSizes([
    ['desktop', '09121230007'],
    ['phone', '09121230008'],
  ]))
    test(`of who is kept only what is missing is asked, and a passport too short is told at the search, ${size}`, async () => {
      const { accounts, passengers } = stage.product.agency
      const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
      const { passportNumber: _, ...atHome } = samplePeople.sara
      await passengers.save(userId, atHome)
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await onlyThePassportIsAsked(page, stage, size)
      const [sara] = await passengers.savedOf(userId)
      const expires = Temporal.PlainDate.from(dayAhead(60)).toString()
      await passengers.save(userId, { ...samplePeople.sara, id: sara?.id, passportExpirationDateFa: expires })
      await page.goto(resultsPath({ ...search, date: dayAhead(20) }), { waitUntil: 'networkidle' })
      await page.getByText(named('زودتر تمام می‌شود')).waitFor()
      assert.ok(says(await page.locator('.passport-watch').innerText(), 'سارا محمدی'))
      await page.goto(list, { waitUntil: 'networkidle' })
      await page.getByText(named('۶ ماه اعتبار می‌خواهد')).waitFor()
      assertFaultless(visit)
    })

  test('names in each other’s place are pointed out before paying, put right by one press, and keep nobody back', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, '09121230009')
    await toPassengers(page, stage, { daysAhead: 9 })
    const card = cardOf(page, 'بزرگسال اول')
    await text(card, '^نام فارسی', 'سارا')
    await text(card, 'نام خانوادگی فارسی', 'محمدی')
    await text(card, '^نام لاتین', 'Mohammadi')
    await text(card, 'نام خانوادگی لاتین', 'Sara')
    await card.getByRole('radio', { name: /^مرد$/ }).check()
    await card.getByText(named('لاتین به نظر جابه‌جا')).waitFor()
    await lookAt(page, 'passengers name guard')
    await card.getByRole('button', { name: named('جابه‌جا کنید') }).click()
    await card.getByText(named('نامی زنانه است')).waitFor()
    await chooseDate(card, 'تاریخ تولد', '1989-10-06')
    await text(card, 'کد ملی', '۰۰۱۲-۳۴۵x۶۷۹')
    assert.equal(await card.getByRole('textbox', { name: named('کد ملی') }).inputValue(), '0012345679')
    await page.getByRole('button', { name: named('ادامه') }).click()
    await page.waitForURL(/\/confirm/)
    await page.getByText(named('SARA MOHAMMADI')).first().waitFor()
    assertFaultless(visit)
  })
})

const hassan = {
  firstName: 'Hassan',
  lastName: 'Al Jaburi',
  genderTitle: 'Male',
  birthDateFa: '1980-03-02',
  nationalityCountryNameFa: 'عراق',
  passportIssuingCountryCountryNameFa: 'عراق',
  passportType: 'IraqPassport',
  passportExpirationDateFa: '2034-01-01',
  passportExpirationDateType: 'Gregorian',
} as const

function city(code: string) {
  return { code, kind: 'CityCode' } as const
}

async function isTakenOffAndPutBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: named('حذف سارا محمدی') }).click()
  await page.getByText(named('سارا محمدی از فهرست برداشته شد')).waitFor()
  await page.getByText(named('مسافری ذخیره نکرده‌اید')).waitFor()
  await page.getByRole('button', { name: named('بازگرداندن') }).click()
  await page.getByRole('link', { name: named('ویرایش سارا محمدی') }).waitFor()
}

async function cannotBeOpenedBy(stage: Stage, mobile: string, address: string): Promise<void> {
  await using visit = await stage.visit('desktop')
  await stage.product.agency.accounts.settle(`+98${mobile.slice(1)}`)
  await comeIn(visit, stage, mobile)
  await visit.page.goto(address, { waitUntil: 'networkidle' })
  await visit.page.getByText(named('این مسافر در فهرست شما نیست')).waitFor()
  assert.ok(!says(await visit.page.content(), 'K45128903'))
}

async function isFound(page: Page): Promise<void> {
  await page.goto(`${list}?q=${encodeURIComponent('۰۰۷۶۲')}`, { waitUntil: 'networkidle' })
  const names = page.locator('.co-travellers h2')
  assert.deepEqual(await names.allTextContents(), ['داریوش محمدی'])
  const box = page.getByRole('searchbox', { name: named('جستجوی مسافر') })
  await box.fill('moham')
  await page.waitForURL(/q=moham/)
  await page.waitForFunction(() => document.querySelectorAll('.co-travellers h2').length === 2)
  await box.fill('کسی نیست')
  await page.getByText(named('پیدا نشد')).waitFor()
  await page.getByRole('link', { name: named('نمایش همه مسافران') }).click()
  await page.waitForFunction(() => document.querySelectorAll('.co-travellers h2').length === 4)
}

async function onlyThePassportIsAsked(page: Page, stage: Stage, size: string): Promise<void> {
  const date = dayAhead(20)
  const { requestId, proposals } = await stage.product.agency.flights.search({
    ...search,
    flightType: 1,
    dates: [date],
  })
  const proposal = proposals.find(({ seat }) => seat > 0)
  assert.ok(proposal)
  await page.goto(passengersPath({ ...search, date }, { requestId, proposalId: proposal.proposalId }), {
    waitUntil: 'networkidle',
  })
  const card = cardOf(page, 'بزرگسال اول')
  await card.getByRole('button', { name: named('سارا محمدی') }).click()
  await card.getByText(named('فقط این‌ها مانده است')).waitFor()
  await card.getByRole('textbox', { name: named('شماره گذرنامه') }).waitFor()
  assert.equal(
    await card
      .getByRole('textbox', { name: named('نام لاتین') })
      .first()
      .isVisible(),
    false,
  )
  await lookAt(page, `passengers missing ${size}`)
  await text(card, 'شماره گذرنامه', 'K45128903')
  await chooseDate(card, 'تاریخ انقضا', '2034-03-09')
  await card.getByText(named('کامل')).first().waitFor()
  await card.locator('summary').click()
  assert.equal(
    await card
      .getByRole('textbox', { name: named('نام لاتین') })
      .first()
      .inputValue(),
    'SARA',
  )
}
