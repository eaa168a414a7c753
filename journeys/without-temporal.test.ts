import assert from 'node:assert/strict'
import { test } from 'node:test'
import { named } from './labels.ts'
import { chooseFirst } from './searching.ts'
import { sharedHouse } from './shared-house.ts'
import { assertFaultless } from './stage.ts'
import { chooseDay, chooseRoute, signIn } from './traveller.ts'

test('a browser that does not know Temporal yet comes as far as any other', async () => {
  const stage = await sharedHouse()
  await using visit = await stage.visit('phone')
  const { page, context } = visit
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
  const polyfills: string[] = []
  page.on('response', (response) => {
    if (/\/assets\/global\.esm-.*\.js$/.test(response.url())) polyfills.push(response.url())
  })

  await page.goto('/', { waitUntil: 'networkidle' })
  assert.equal(polyfills.length, 1, 'what it lacks comes once')
  await chooseRoute(page, 'تهران', 'مشهد')
  await chooseDay(page)
  await page.getByRole('button', { name: named('جستجوی پرواز') }).click()
  await page.waitForURL(/\/plp/)
  await page
    .getByRole('button', { name: named('جزئیات') })
    .first()
    .click()
  const card = page.getByRole('article').first()
  await card.getByText(named('جریمه')).first().waitFor()

  await page.reload({ waitUntil: 'networkidle' })
  await chooseFirst(page)
  await signIn(page, stage, '09125550131')
  await page.waitForURL(/add-passenger/)
  await page
    .getByRole('textbox', { name: named('نام لاتین') })
    .first()
    .fill('SARA')
  assert.equal(await page.evaluate(() => typeof Temporal), 'object')
  assertFaultless(visit, [/401|400|422/])
})
