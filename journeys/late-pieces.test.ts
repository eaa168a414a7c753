import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { comeIn, type IssuedOrder, issuedFor } from './issued-order.ts'
import { named } from './labels.ts'
import { isAlive, late, onItsWay, piece, watchForBlanks } from './late-pieces.ts'
import { openFares, wayOn } from './searching.ts'
import { dayAhead } from './shopper.ts'
import { inFull } from './sizes.ts'
import { assertFaultless, openStage, type Stage, type Visit } from './stage.ts'
import { fillPassenger } from './traveller.ts'

const mobile = '09121150191'
const results = `/plp?origin=THR&destination=MHD&date=${dayAhead(12)}`

/** A link whose target chunk is late: what shows at once, and in the end. */
interface Way {
  readonly name: string
  readonly from: string
  readonly link: (page: Page) => Locator
  readonly piece: string
  readonly title: string
  readonly heading: string
  readonly atLast: (page: Page) => Locator
}

function door(page: Page, words: string): Locator {
  return page
    .getByRole('navigation', { name: named('بخش‌های حساب') })
    .getByRole('link', { name: named(words) })
}

const ways: readonly Way[] = [
  {
    name: 'the account',
    from: '/profile',
    link: (page) => door(page, 'حساب کاربری'),
    piece: 'account-body',
    title: 'حساب کاربری',
    heading: 'حساب کاربری',
    atLast: (page) => page.getByRole('button', { name: named('افزودن حساب بانکی') }),
  },
  {
    name: 'an order',
    from: '/profile/my-travels',
    link: (page) => page.locator('main a[href*="order-details"]'),
    piece: 'order-body',
    title: 'سفارش',
    heading: 'تهران به مشهد',
    atLast: (page) => page.getByRole('link', { name: named('درخواست استرداد') }),
  },
  {
    name: 'a city that is read of',
    from: '/landing',
    link: (page) => page.locator('main a[href^="/flight/MHD"]'),
    piece: 'flight-search',
    title: 'مشهد',
    heading: 'مشهد',
    atLast: (page) => page.getByRole('search'),
  },
  {
    name: 'the home page',
    from: '/track',
    link: (page) => page.locator('header a[href="/"]'),
    piece: 'flight-search',
    title: 'خرید بلیت پرواز',
    heading: 'سبکی',
    atLast: (page) => page.getByRole('search'),
  },
  ...inFull<Way>([
    {
      name: 'the keys of the account',
      from: '/profile',
      link: (page) => door(page, 'رمز و ورود'),
      piece: 'auth-data-body',
      title: 'رمز و ورود',
      heading: 'رمز و ورود',
      atLast: (page) => page.getByRole('button', { name: named('تعیین رمز عبور') }),
    },
    {
      name: 'the co-travellers',
      from: '/profile',
      link: (page) => door(page, 'مسافران'),
      piece: 'co-travellers',
      title: 'مسافران',
      heading: 'مسافران',
      atLast: (page) => page.getByRole('link', { name: named('مسافر تازه') }),
    },
    {
      name: 'a new co-traveller',
      from: '/profile/passengers',
      link: (page) => page.getByRole('link', { name: named('مسافر تازه') }),
      piece: 'passenger-editor',
      title: 'مسافران',
      heading: 'مسافر تازه',
      atLast: (page) => page.getByRole('textbox', { name: named('نام لاتین') }),
    },
    {
      name: 'the list of all cities',
      from: '/track',
      link: (page) => page.locator('footer a[href="/landing"]'),
      piece: 'destinations',
      title: 'مقصدهای پرواز',
      heading: 'مقصدهای پرواز',
      atLast: (page) => page.locator('main a[href^="/flight/MHD"]'),
    },
  ]),
]

suite('a page while a piece of it is late', () => {
  let stage: Stage
  let order: IssuedOrder

  before(async () => {
    stage = await openStage()
    order = await issuedFor(stage, mobile, ({ refund }) => refund.penaltyNow !== null)
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [at, way] of ways.entries())
    test(`${way.name}, come to by a link, is never blank`, async () => {
      await using visit = await stage.visit(at % 2 === 0 ? 'phone' : 'desktop')
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const { assertNone } = await watchForBlanks(visit)
      await page.goto(way.from)
      await isAlive(page)
      await follow(visit, way)
      assertNone()
      assertFaultless(visit)
    })

  test('from the order on to its refund, and from the results to the bank, no page is blank', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, mobile)
    const { assertNone } = await watchForBlanks(visit)
    // from the start: a page that rests may ask for the next one's piece
    const comes = new Map<string, () => void>()
    for (const name of ['refund-form', 'results-screen', 'passengers-form'])
      comes.set(name, await late(visit, piece(name)))
    await page.goto(`/profile/my-travels/order-details?orderId=${order.orderId}`)
    await isAlive(page)
    await follow(visit, {
      link: () => page.getByRole('link', { name: named('درخواست استرداد') }),
      piece: 'refund-form',
      comes: comes.get('refund-form'),
      title: 'بلیت‌ها و استرداد',
      heading: 'بلیت‌ها و استرداد',
      atLast: () => page.getByRole('checkbox'),
    })
    await page.goto('/flight/MHD')
    await isAlive(page)
    await follow(visit, {
      link: () => page.locator('main a[href^="/plp?origin=THR"]'),
      piece: 'results-screen',
      comes: comes.get('results-screen'),
      title: 'تهران به مشهد',
      heading: 'تهران به مشهد',
      atLast: () => page.getByRole('link', { name: wayOn }),
    })
    await openFares(page.getByRole('article').first())
    await follow(visit, {
      link: () => page.getByRole('link', { name: named('انتخاب پرواز') }),
      piece: 'passengers-form',
      comes: comes.get('passengers-form'),
      title: 'مشخصات مسافران',
      heading: 'مشخصات مسافران',
      atLast: () => page.getByRole('textbox', { name: named('نام لاتین') }),
    })
    await fillPassenger(page)
    // the pieces of the last step came with the form
    await page
      .getByRole('button', { name: named('ادامه') })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: named('تأیید و پرداخت') }).waitFor()
    await page.getByRole('checkbox', { name: named('می‌پذیرم') }).waitFor()
    assertNone()
    assertFaultless(visit)
  })

  for (const { path, late: name, words } of [
    { path: () => `/payment/${order.orderId}`, late: 'ticket-screen', words: 'دانلود بلیت' },
    {
      path: () => `/profile/my-travels/order-details?orderId=${order.orderId}`,
      late: 'order-body',
      words: 'روند سفارش',
    },
    { path: () => results, late: 'results-screen', words: 'قیمت نهایی هر بزرگسال' },
    ...inFull([
      { path: () => '/profile/account', late: 'account-body', words: 'افزودن حساب بانکی' },
      { path: () => '/profile/passengers', late: 'co-travellers', words: 'مسافر تازه' },
      { path: () => '/landing', late: 'destinations', words: 'داخل ایران' },
    ]),
  ])
    test(`what the server drew stands there until ${name} comes, and nothing moves then`, async () => {
      await using visit = await stage.visit('phone')
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const { assertNone } = await watchForBlanks(visit)
      const comes = await late(visit, piece(name))
      await page.goto(path())
      await page.mouse.move(100, 300)
      const drawn = page.locator('main').getByText(named(words)).first()
      await drawn.waitFor()
      const part = await drawn.elementHandle()
      comes()
      await isAlive(page)
      assert.ok(await part?.evaluate((element) => element.isConnected), 'what was drawn was drawn anew')
      assertNone()
      assertFaultless(visit)
    })
})

/** @param way.comes lets its piece come, when that was held back before */
async function follow(
  visit: Visit,
  way: Omit<Way, 'name' | 'from'> & { comes?: (() => void) | undefined },
): Promise<void> {
  const { page } = visit
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const comes = way.comes ?? (await late(visit, piece(way.piece)))
  await way.link(page).first().click()
  await page.getByRole('heading', { level: 1, name: named(way.heading) }).waitFor({ state: 'attached' })
  await page.waitForFunction((words) => new RegExp(words, 'i').test(document.title), named(way.title).source)
  await onItsWay(page).first().waitFor({ state: 'attached' })
  assert.equal(await way.atLast(page).count(), 0, 'the piece has not come yet')
  comes()
  await way.atLast(page).first().waitFor()
  assert.ok(await page.evaluate(() => 'isSamePage' in globalThis), 'the page was loaded anew')
}
