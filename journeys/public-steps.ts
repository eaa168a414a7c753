import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { questions } from '#help/questions/all.ts'
import { lawPaths } from '#law/law-text.ts'
import { CURRENCIES, type Currency } from '#money/currencies.ts'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import { openTour } from './open-tour.ts'
import { agreeToTerms, dayAhead, pay } from './shopper.ts'
import type { Stage } from './stage.ts'
import { fillPassenger, payAtBank, signIn } from './traveller.ts'

/** What a brand says of itself on its public pages. */
export interface BrandWords {
  readonly name: string
  readonly others: readonly string[]
  readonly phone: string
  readonly address: string
  /** of the clause that says who sells */
  readonly seller: string
}

export async function nothingThere(page: Page): Promise<void> {
  const response = await page.goto('/no-such-page', { waitUntil: 'networkidle' })
  assert.equal(response?.status(), 404)
  await page.getByText(named('دنبالش بودید پیدا نشد')).waitFor()
  await page.getByRole('searchbox').fill('بار مجاز')
  await page.getByRole('button', { name: named('پیدا کن') }).click()
  await page.waitForURL(/\/faq\?q=/)
  await page.getByText(named('اکونومی تا ۳۰')).first().waitFor()
}

/** About, contact and the footer with its hours. */
export async function whoWeAre(page: Page, words: BrandWords, state: string): Promise<void> {
  for (const path of ['/about-us', '/contact-us']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const text = await page.locator('body').innerText()
    assert.ok(says(text, words.name) && says(text, words.address), `${path} of ${words.name}`)
    for (const other of words.others) assert.ok(!says(text, other), `${path} names ${other}`)
    const footer = page.getByRole('contentinfo')
    await footer.getByText(/(?:باز|بسته) است/).waitFor()
    await footer.locator(`a[href="tel:${words.phone}"]`).first().waitFor()
    await footer.locator('a[href^="mailto:"]').first().waitFor()
    await lookAt(page, `${path.slice(1)} ${state}`)
  }
}

/** Six texts, each with its edition and day, and beside each clause what it says in plain words. */
export async function law(page: Page, words: BrandWords, state: string): Promise<void> {
  for (const path of Object.values(lawPaths)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    assert.match(await page.title(), new RegExp(`، ${words.name}$`), path)
    const clauses = page.locator('.law-clause')
    assert.ok((await clauses.count()) >= 3, path)
    assert.equal(await page.locator('.law-plain p').count(), await clauses.count(), path)
    assert.match(await page.locator('.law-edition').innerText(), /نسخه[\s\S]*۱۴۰[۰-۹][\s\S]*۲۰۲[۰-۹]/, path)
    await lookAt(page, `law${path.replaceAll('/', ' ')} ${state}`)
  }
  await page.goto('/terms')
  await page.locator('#seller').getByText(words.seller).waitFor()
  for (const words of ['قانون عراق', 'داوری در بغداد', '۱۸ سال', 'کد ملی'])
    assert.ok(says(await page.getByRole('main').innerText(), words), words)
}

/** The specification's twelve. */
const twelve = [
  'baggage',
  'cabin-bag',
  'child-price',
  'change-date-domestic',
  'change-date-abroad',
  'refund-how',
  'delay',
  'wrong-name-system',
  'wrong-name-charter',
  'wrong-name-abroad',
  'pets',
  'insurance',
]

export async function help(page: Page, state: string): Promise<void> {
  const response = await page.goto('/faq', { waitUntil: 'networkidle' })
  const source = (await response?.text()) ?? ''
  for (const slug of twelve) {
    const question = questions.find((one) => one.slug === slug)
    assert.ok(question !== undefined && source.includes(`/faq/${slug}"`), slug)
    assert.ok(says(source, question.question), question.question)
  }
  await lookAt(page, `help ${state}`)
}

/** Prices and words are in the source, without a script. */
export async function landings(page: Page): Promise<void> {
  for (const [path, city] of [
    ['/flight/MHD', 'مشهد'],
    ['/international-flight/IST', 'استانبول'],
    ['/landing?cityCode=KIH', 'کیش'],
  ] as const) {
    const source = await wholeSource(page, path)
    assert.ok(says(source, `بلیت هواپیما به ${city}`), path)
    assert.match(source, /\d{1,3}(?:,\d{3})+(?:<[^>]*>|\s)*تومان/, path)
  }
}

/** After a start the prices of a year are still being computed. */
async function wholeSource(page: Page, path: string): Promise<string> {
  for (let looks = 0; looks < 120; looks += 1) {
    const source = (await (await page.goto(path))?.text()) ?? ''
    if (!source.includes('هنوز آماده نیست')) return source
    await page.waitForTimeout(1000)
  }
  return assert.fail(`the prices of ${path} never came`)
}

/** Eight a page, the newest first, as its feed says them. */
export async function magazine(page: Page): Promise<void> {
  await page.goto('/magazine', { waitUntil: 'networkidle' })
  const links = page.locator('.magazine-list > li').locator('a[href^="/magazine/"]:not([href*="?"])')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const shown = [...new Set(paths.map((path) => decodeURI(path)))]
  assert.equal(shown.length, 8)
  const feed = await page.evaluate(async () => (await fetch('/magazine/feed.xml')).text())
  const items = [...feed.matchAll(/<item>.*?<link>([^<]+)<\/link>.*?<pubDate>([^<]+)<\/pubDate>/gs)]
  const days = items.map(([, , day = '']) => Date.parse(day))
  assert.deepEqual(
    days,
    days.toSorted((one, other) => other - one),
  )
  assert.deepEqual(
    shown,
    items.map(([, link = '']) => decodeURI(new URL(link).pathname)),
  )
}

/** Rial or toman, and beside it what it is worth: dinar truncated, others with two decimals, commas between thousands. */
export async function money(page: Page, state: string): Promise<void> {
  assert.deepEqual(await unitsOf(await firstCard(page)), ['تومان'])
  for (const currency of ['USD', 'AED', 'IQD'] as const) {
    const { name } = CURRENCIES[currency]
    await choose(page, 'ریال', name)
    const card = await firstCard(page)
    await card.getByText(named('تقریباً')).first().waitFor()
    assert.deepEqual(await unitsOf(card), ['ریال'])
    const worth = new RegExp(`تقریباً\\s+(\\S+)\\s+${name}`).exec(await card.innerText())?.[1] ?? ''
    assert.match(worth.replaceAll(/[\u2066-\u2069]/g, ''), shapes[currency], `${currency}: ${worth}`)
  }
  await lookAt(page, `results in rial ${state}`)
  await choose(page, 'تومان', 'هیچ')
  assert.deepEqual(await unitsOf(await firstCard(page)), ['تومان'])
}

const shapes: Readonly<Record<Exclude<Currency, 'IRR'>, RegExp>> = {
  USD: /^\d{1,3}(?:,\d{3})*\.\d\d$/,
  AED: /^\d{1,3}(?:,\d{3})*\.\d\d$/,
  IQD: /^\d{1,3}(?:,\d{3})*$/,
}

async function choose(page: Page, ...chosen: readonly string[]): Promise<void> {
  await page.goto('/multi-lang')
  for (const words of chosen) await page.getByRole('radio', { name: named(words) }).check()
  await page.getByRole('button', { name: named('ذخیره') }).click()
  await page.getByText(named('ذخیره شد')).waitFor()
}

async function firstCard(page: Page): Promise<Locator> {
  await page.goto(`/plp?origin=THR&destination=MHD&date=${dayAhead(6)}`, { waitUntil: 'networkidle' })
  const card = page.getByRole('article').first()
  await card.locator('.price bdi').first().waitFor()
  return card
}

async function unitsOf(card: Locator): Promise<readonly string[]> {
  const text = await card.innerText()
  assert.match(text, /\d{1,3}(?:,\d{3})+/)
  return ['تومان', 'ریال'].filter((unit) => text.includes(unit))
}

/** From the places to a departure with its price part by part and the places that are left. */
export async function tours(page: Page, state: string): Promise<void> {
  await page.goto('/tours', { waitUntil: 'networkidle' })
  await page.getByRole('main').locator('a[href^="/tours?"]').first().click()
  await page.getByRole('heading', { level: 1, name: named('تورهای') }).waitFor()
  await page.getByRole('main').locator('a[href^="/tours/"]').first().click()
  await page.waitForURL(/\/tours\/[\w-]+/)
  await page.locator('.tour-lines dd').first().waitFor()
  await page.locator('.tour-group').first().waitFor()
  await lookAt(page, `a tour ${state}`)
}

/** Asked for by one alone who is not signed in, paid, and told with its voucher. */
export async function tourBought(page: Page, stage: Stage, mobile: string): Promise<void> {
  const { departureId } = await openTour(stage)
  await page.goto(`/tours/${departureId}?single=1`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: named('ثبت‌نام و پرداخت') }).click()
  await page.getByRole('dialog').waitFor()
  await signIn(page, stage, mobile)
  await page.waitForURL(/\/tours\/buy/)
  await page.getByRole('heading', { name: named('خلاصهٔ تور') }).waitFor()
  await fillPassenger(page)
  await page.getByRole('button', { name: named('ادامه و پرداخت') }).click()
  await page.waitForURL(/\/tours\/confirm/)
  await page.getByRole('heading', { name: named('درگاه پرداخت') }).waitFor()
  await agreeToTerms(page)
  await pay(page)
  await payAtBank(page)
  await page.waitForURL(/\/payment\//)
  await page.getByText(named('واچر تور شما صادر شد')).first().waitFor({ timeout: 60_000 })
}
