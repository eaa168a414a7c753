import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { assertAccessible, assertFits } from './axe.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { codeFor } from './messages.ts'
import { sharedHouse } from './shared-house.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('signing in from any country', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile] of atSizes([
    ['phone', '+4915123456711'],
    ['desktop', '+4915123456712'],
  ]))
    test(`the country is found by its name or code with the keys alone, and the code comes to its number, ${size}`, async () => {
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'dark' : 'light' })
      const { page } = visit
      // what is told late moves nothing: Google's place is there before the ways are known
      await page.route('**/accounts/ways', () => undefined)
      const flags: string[] = []
      page.on('request', (request) => {
        if (/\/flags[^/]*\.svg/.test(request.url())) flags.push(request.url())
      })
      await page.goto('/?login=1', { waitUntil: 'load' })
      await page.getByRole('textbox', { name: named('شماره موبایل') }).waitFor()
      await page.getByRole('button', { name: named('ورود با گوگل') }).waitFor()
      const country = page.getByRole('button', { name: named('کشور: ایران') })
      await country.focus()
      assert.deepEqual(flags, [], 'flags come when the list is opened')
      const sheet = page.waitForRequest(/\/flags[^/]*\.svg/)
      await page.keyboard.press('Enter')
      await sheet
      const search = page.getByRole('combobox', { name: named('نام کشور یا کد آن') })
      await search.waitFor()
      await page.keyboard.type('۰۰۴۹')
      await page.getByRole('option', { name: named('آلمان') }).waitFor()
      await assertAccessible(page, 'the list of countries')
      await assertFits(page, 'the list of countries')
      await lookAt(page, `countries of a number, ${size}`)
      await page.keyboard.press('Escape')
      await search.waitFor({ state: 'detached' })
      assert.equal(await country.evaluate((element) => element === document.activeElement), true)
      await page.keyboard.press('Enter')
      await search.waitFor()
      await page.keyboard.type('germ')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: named('کشور: آلمان') }).waitFor()
      await page.unroute('**/accounts/ways')
      await page.getByRole('textbox', { name: named('شماره موبایل') }).fill('0151')
      await page.getByRole('button', { name: named('دریافت کد') }).click()
      await page.getByText(named('شمارهٔ موبایل را کامل وارد کنید')).waitFor()
      await lookAt(page, `a number abroad, ${size}`)
      await page.getByRole('textbox', { name: named('شماره موبایل') }).fill(mobile.replace('+49', '0'))
      await page.getByRole('button', { name: named('دریافت کد') }).click()
      const code = page.getByRole('textbox', { name: named('کد تایید') })
      await code.waitFor()
      await code.fill(await codeFor(stage, mobile))
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      const { accounts } = stage.product.agency
      assert.equal((await accounts.userOf((await accounts.settle(mobile)).userId))?.phone, mobile)
      assertFaultless(visit)
    })
})
