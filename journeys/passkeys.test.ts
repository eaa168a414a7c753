import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertFits } from './axe.ts'
import { giveLock } from './device-lock.ts'
import { named } from './labels.ts'
import { signInAtHome } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

const page = '/profile/auth-data'

suite('the device’s own lock as a key', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({}, undefined, 'whole')
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile] of atSizes([
    ['phone', '09121180001'],
    ['desktop', '09121180002'],
  ]))
    test(`a passkey is made, named, signs in with nothing typed, and is taken away (${size})`, async () => {
      await using visit = await stage.visit(size)
      await giveLock(visit)
      const at = visit.page
      await signInAtHome(at, stage, mobile)
      await at.goto(page, { waitUntil: 'networkidle' })
      await assertAccessible(at, 'auth-data')
      await assertFits(at, 'auth-data')

      await at.getByRole('button', { name: named('ساختن کلید عبور') }).click()
      const keys = at.getByRole('region', { name: named('کلیدهای عبور') })
      await keys.getByRole('listitem').waitFor()
      await keys.getByRole('button', { name: named('تغییر نام') }).press('Enter')
      await at.getByRole('textbox', { name: named('نام') }).fill('دستگاه خودم')
      await at.keyboard.press('Enter')
      await keys.getByRole('heading', { name: named('دستگاه خودم') }).waitFor()

      await at.getByRole('button', { name: named('ساختن کلید عبور') }).click()
      await keys.getByRole('alert').filter({ hasText: 'از پیش کلید عبور' }).waitFor()

      await signOut(at)
      await signInByLock(at)
      await at.goto(page, { waitUntil: 'networkidle' })
      const here = at.getByRole('region', { name: named('ورودهای باز') }).getByRole('listitem')
      await here.filter({ hasText: 'همین دستگاه' }).filter({ hasText: 'با کلید عبور' }).waitFor()

      await keys.getByRole('button', { name: named('حذف') }).click()
      await at
        .getByRole('dialog')
        .getByRole('button', { name: named('حذف شود') })
        .click()
      await keys.getByRole('listitem').waitFor({ state: 'detached' })
      assertFaultless(visit, [/status of 400 .*connect\/token/])
    })

  test('a device that was signed out elsewhere sees nothing more', async () => {
    await using mine = await stage.visit('desktop')
    await using lost = await stage.visit('phone')
    const mobile = '09121180003'
    await signInAtHome(lost.page, stage, mobile)
    const { accessToken } = await stage.product.agency.accounts.admit(
      { phone: '+989121180003' },
      { how: 'password', device: 'another', address: '203.0.113.9', userAgent: 'Firefox/143.0 Windows NT' },
    )
    await mine.context.addCookies([{ name: 'access', value: accessToken, url: stage.address }])
    await mine.page.goto(page, { waitUntil: 'networkidle' })
    const open = mine.page.getByRole('region', { name: named('ورودهای باز') })
    assert.equal(await open.getByRole('listitem').count(), 2)
    await open.getByRole('button', { name: named('خروج از کروم') }).click()
    await open.getByRole('listitem').nth(1).waitFor({ state: 'detached' })
    await lost.page.goto(page, { waitUntil: 'networkidle' })
    await lost.page.waitForURL(/\/\?next=/)
    assert.equal(await mine.page.reload().then((answer) => answer?.status()), 200)
  })
})

async function signOut(at: Page): Promise<void> {
  await at
    .getByRole('button', { name: named('خروج'), exact: true })
    .first()
    .click()
  await at.waitForURL((url) => url.pathname === '/')
}

async function signInByLock(at: Page): Promise<void> {
  await at.goto('/', { waitUntil: 'networkidle' })
  await at
    .getByRole('link', { name: named('ورود یا ثبت‌نام') })
    .first()
    .click()
  await at.getByRole('button', { name: named('قفل دستگاه') }).click()
  await at.getByRole('dialog').waitFor({ state: 'hidden' })
}
