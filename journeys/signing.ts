import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { named } from './labels.ts'
import { codeFor, messagesTo } from './messages.ts'
import type { Stage } from './stage.ts'

export async function openLogin(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page
    .getByRole('link', { name: named('ورود یا ثبت‌نام') })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

export async function askForCode(page: Page, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: named('شماره موبایل') }).fill(mobile)
  await page.getByRole('button', { name: named('دریافت کد') }).click()
  await codeBox(page).waitFor()
}

export function codeBox(page: Page) {
  return page.getByRole('textbox', { name: named('کد تایید') }).last()
}

interface Receiver {
  readonly to: string
  readonly known?: number
}

/** Pastes the newest code. */
export async function enterCode(page: Page, stage: Stage, { to, known }: Receiver): Promise<void> {
  const code = await codeFor(stage, to, known)
  await codeBox(page).focus()
  await page.keyboard.insertText(code)
}

export async function codesFor(stage: Stage, to: string): Promise<number> {
  return (await messagesTo(stage, to)).filter(({ text }) => /\d{4,6}/.test(text)).length
}

export async function signInByCode(page: Page, stage: Stage, mobile: string): Promise<void> {
  const known = await codesFor(stage, mobile)
  await askForCode(page, mobile)
  await enterCode(page, stage, { to: mobile, known })
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

export async function signInByPassword(page: Page, username: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: named('شماره موبایل یا ایمیل') }).fill(username)
  await page.getByLabel(named('رمز عبور'), { exact: false }).and(page.locator('input')).last().fill(password)
  await page.getByRole('button', { name: /^ورود$/ }).click()
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/profile', { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: named('خروج'), exact: true })
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/' && url.search === '')
}

/** Advances the clocks of server and page. */
export async function pass(stage: Stage, page: Page, seconds: number): Promise<void> {
  await sql`update accounts.codes set created_at = created_at - make_interval(secs => ${seconds})`.execute(
    stage.product.database.database,
  )
  await page.clock.fastForward(seconds * 1000)
}

export async function newPassword(
  page: Page,
  [once, twice]: readonly [string, string],
  ...says: readonly string[]
): Promise<void> {
  const dialog = page.getByRole('dialog').last()
  await dialog.getByLabel(named('رمز عبور تازه')).first().fill(once)
  await dialog.getByLabel(named('تکرار رمز عبور')).fill(twice)
  await dialog.locator('button[type="submit"]').click()
  if (says.length > 0)
    await page
      .getByText(named(...says))
      .first()
      .waitFor()
}
