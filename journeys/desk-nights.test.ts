import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { alive } from './alive.ts'
import { signInAtDesk } from './desk-staff.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { assertFaultless, openStage } from './stage.ts'

suite('nights of a hotel at its own desk', { timeout: 90_000 }, () => {
  test('are dragged, typed, pasted, taken back, looked through and saved, and sold by at once', async () => {
    await using stage = await openStage()
    await using visit = await stage.visit('desktop')
    await signInAtDesk(stage, visit, { roles: ['hotelier'], hotels: ['kih-marjan'] })
    const { page } = visit
    await page.goto('/desk/nights')
    const grid = page.getByRole('grid')
    await alive(page, '[role="grid"]')
    const cell = (row: number, column: number) =>
      grid.locator(`[data-row-at="${row}"][data-column="${column}"]`)
    const changed = grid.locator('[data-changed]')
    await cell(1, 2).hover()
    await page.mouse.down()
    await cell(1, 5).hover()
    await page.mouse.up()
    assert.equal(await grid.locator('[aria-selected="true"]').count(), 4)
    await cell(1, 5).focus()
    await page.keyboard.type('5850')
    await page.keyboard.press('Enter')
    await changed.nth(3).waitFor()
    assert.deepEqual(await changed.allTextContents(), ['5,850', '5,850', '5,850', '5,850'])
    await grid.locator('[data-fill]').hover()
    await page.mouse.down()
    await cell(1, 7).hover()
    await page.mouse.up()
    await changed.nth(5).waitFor()
    await lookAt(page, 'desk-nights')
    await page.keyboard.press('Control+z')
    await changed.nth(4).waitFor({ state: 'detached' })
    await cell(2, 2).click()
    await page.keyboard.press('Shift+ArrowLeft')
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text/plain', '۲\t۳')
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    await changed.nth(5).waitFor()
    await cell(3, 3).click()
    await page.keyboard.press('Space')
    await cell(3, 3).getByText('بسته').waitFor()
    await page.getByRole('link', { name: named('روزهای بعد') }).click()
    await page.getByText(/۷ خانه تغییر کرد/).waitFor()
    await page.getByRole('button', { name: named('دیدن و ذخیره') }).click()
    const preview = page.getByRole('dialog', { name: named('پیش از ذخیره') })
    await lookAt(page, 'desk-nights-preview')
    await preview.getByRole('button', { name: named('ذخیرهٔ ۷ خانه') }).click()
    await page.getByText(/ذخیره شد/).waitFor()
    await page.goBack()
    await page.reload()
    await cell(1, 2).getByText('5,850').waitFor()
    await cell(2, 3).getByText('۳ شب').waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    await lookAt(page, 'desk-nights-dark')
    await page.goto('/desk/stays?property=kih-parmis')
    await page.getByText(/مرجان/).first().waitFor()
    await page.goto('/desk/orders')
    await page.getByText(/برای شما باز نیست/).waitFor()
    assertFaultless(visit, [/403/])
  })
})
