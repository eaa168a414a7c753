import { after, before, suite, test } from 'node:test'
import { alive } from './alive.ts'
import { signInAtDesk } from './desk-staff.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { assertFaultless, openStage, type Stage, type Visit } from './stage.ts'
import { visaFiled } from './visa-steps.ts'

suite('visas at the desk', { timeout: 120_000 }, () => {
  let stage: Stage
  let visit: Visit
  before(async () => {
    stage = await openStage()
    visit = await stage.visit('desktop')
    await signInAtDesk(stage, visit, ['visas'])
  })
  after(async () => {
    await visit[Symbol.asyncDispose]()
    await stage[Symbol.asyncDispose]()
  })

  test('an officer sees pictures beside the form, asks for another photo, and the list says whose turn it is', async () => {
    const { page } = visit
    await visaFiled(stage, '09121230077')
    await page.goto('/desk/visas')
    await page.getByRole('link', { name: named('در نوبت بررسی') }).waitFor()
    await alive(page, '#desk-search')
    await lookAt(page, 'desk-visas')
    await page.locator('body').press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/desk\/visas\/\d{9}$/)
    await page.locator('img[alt="گذرنامه"]').waitFor()
    await page.getByRole('heading', { name: named('بررسی تصویرها') }).waitFor({ timeout: 60_000 })
    await lookAt(page, 'desk-visa')
    await page.emulateMedia({ colorScheme: 'dark' })
    await lookAt(page, 'desk-visa-dark')
    await page.emulateMedia({ colorScheme: 'light' })

    const again = page.getByRole('region', { name: named('خواستن تصویر دیگر') })
    await again.getByRole('combobox').selectOption('photo')
    await again.getByRole('textbox').fill('زمینهٔ عکس سفید نیست.')
    await again.getByRole('button', { name: named('خواستن دوباره') }).click()
    await page.getByText(named('در انتظار عکس مسافر')).first().waitFor()
    await page.keyboard.press('Escape')
    await page.goto('/desk/visas?stage=awaited')
    await page.getByRole('cell', { name: named('امارات') }).waitFor()
    assertFaultless(visit)
  })
})
