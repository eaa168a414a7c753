import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { samplePeople } from '#demo/sample-data.ts'
import { comeIn, issuedFor } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import {
  askForCode,
  codesFor,
  enterCode,
  newPassword,
  openLogin,
  pass,
  signInByCode,
  signOut,
} from './signing.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

const password = 'دریا-و-کوه-۹۲'

suite('who is signed in, and what that opens', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile, other] of atSizes([
    ['phone', '09121150011', '09121150021'],
    ['desktop', '09121150012', '09121150022'],
  ])) {
    test(`a protected address is remembered, and a guest’s page is none for travellers (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      const wanted = '/profile/my-travels?show=past&page=1'
      await page.goto(wanted, { waitUntil: 'networkidle' })
      assert.equal(new URL(page.url()).pathname, '/')
      assert.equal(new URL(page.url()).searchParams.get('next'), wanted)
      await page.getByRole('dialog').waitFor()
      await signInByCode(page, stage, mobile)
      await page.waitForURL((url) => url.pathname + url.search === wanted)
      for (const path of ['/login', '/login?next=/profile', '/?login=1', '/?next=//evil.test/%2f..']) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.waitForURL((url) => url.href === `${stage.address}/`)
        assert.equal(await page.getByRole('dialog').count(), 0)
      }
      assertFaultless(visit)
    })

    test(`one national code has one account (${size})`, async () => {
      const { accounts } = stage.product.agency
      const { userId } = await accounts.settle(`+98${other.slice(1)}`)
      const nationalCode =
        size === 'phone' ? samplePeople.sara.nationalCode : samplePeople.dariush.nationalCode
      await accounts.update(userId, { nationalCode })
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto('/profile/account', { waitUntil: 'networkidle' })
      const field = page.getByRole('textbox', { name: named('کد ملی') })
      await field.fill(nationalCode)
      await page.getByRole('button', { name: named('ذخیره') }).click()
      await page.locator('[aria-invalid="true"][name="nationalCode"]').waitFor()
      await lookAt(page, `national-code-${size}`)
      await page.reload({ waitUntil: 'networkidle' })
      assert.equal(await field.inputValue(), '', 'nothing was kept')
      assertFaultless(visit, [/status of 4\d\d .*Account\/Update/])
    })

    test(`when both tokens have ended the session is over, and the page comes back after signing in (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page, context, faults } = visit
      const wanted = '/profile/auth-data?from=letter'
      await page.clock.install()
      await page.goto(wanted, { waitUntil: 'networkidle' })
      await pass(stage, page, 61)
      await signInByCode(page, stage, mobile)
      await page.waitForURL((url) => url.pathname + url.search === wanted)
      await page.waitForLoadState('networkidle')
      await context.clearCookies({ name: 'refresh' })
      await pass(stage, page, 1800)
      await page.getByRole('button', { name: named('تعیین رمز عبور') }).click()
      await newPassword(page, [password, password])
      await page.waitForURL((url) => url.pathname === '/')
      assert.equal(new URL(page.url()).searchParams.get('next'), wanted)
      assert.ok(
        faults.some((fault) =>
          fault.includes('Both token and refresh token have expired. Your request was aborted.'),
        ),
        `§8 is said, not only: ${faults.join('; ')}`,
      )
      assert.equal(await page.evaluate(() => localStorage.getItem('auth.expiration')), null)
      await page.getByRole('dialog').waitFor()
      const known = await codesFor(stage, mobile)
      await askForCode(page, mobile)
      await enterCode(page, stage, { to: mobile, known })
      await page.waitForURL((url) => url.pathname + url.search === wanted)
    })

    test(`whoever signs out leaves nothing behind, in this tab and in the other (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page, context } = visit
      await openLogin(page)
      await signInByCode(page, stage, other)
      await page.goto('/profile/auth-data', { waitUntil: 'networkidle' })
      const second = await context.newPage()
      await second.goto('/profile/my-travels', { waitUntil: 'networkidle' })
      await signOut(page)
      await second.waitForURL((url) => url.pathname === '/')
      await page.goBack()
      await page.waitForURL((url) => url.pathname === '/')
      const seen = await page.locator('body').innerText()
      assert.ok(!seen.includes('۰۹۱۲ ۱۱۵'), 'no number of anybody')
      const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      assert.ok(!kept.some((name) => name.startsWith('auth.')), kept.join())
      const cookies = (await context.cookies()).map(({ name }) => name)
      for (const name of ['access', 'refresh', 'signed']) assert.ok(!cookies.includes(name), name)
    })
  }

  test('a page that lies open hears that its device was signed out elsewhere, and shows nothing more', async () => {
    const { orderId, userId } = await issuedFor(stage, '09121150041', ({ isCharter }) => !isCharter)
    await using visit = await stage.visit('phone')
    const { page } = visit
    await openLogin(page)
    await signInByCode(page, stage, '09121150041')
    const wanted = `/profile/my-travels/order-details?orderId=${orderId}`
    const watching = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
    await page.goto(wanted, { waitUntil: 'networkidle' })
    await watching
    assert.equal(await stage.product.agency.accounts.sessions.endOthers(userId, randomUUID()), 1)
    await page.waitForURL((url) => url.pathname === '/' && url.searchParams.get('next') === wanted)
    await page.getByRole('dialog').waitFor()
    assertFaultless(visit, [/status of 401 .*connect\/token/])
  })

  test('what belongs to one traveller is to another as if it were not there', async () => {
    const { orderId } = await issuedFor(stage, '09121150031', ({ isCharter }) => !isCharter)
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await comeIn(visit, stage, '09121150032')
    for (const path of [
      `/profile/my-travels/order-details?orderId=${orderId}`,
      `/profile/my-travels/order-details/flight-order-items?orderId=${orderId}`,
      `/payment/${orderId}`,
    ]) {
      const answer = await page.goto(path)
      assert.equal(answer?.status(), 404, path)
      assert.ok(!(await page.locator('body').innerText()).includes(samplePeople.sara.lastNameFarsi))
    }
  })
})
