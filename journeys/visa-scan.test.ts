import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { applicantsPath } from '#visas/choice-address.ts'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { passportPicture, sarasZone } from './passport-pictures.ts'
import { cardOf } from './people.ts'
import { eventually } from './shopper.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { awake, paperRow, valuesOf, visa } from './visa-steps.ts'

suite('a passport fills the form of a visa', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  test('it is chosen once: read on the device, its name confirmed, and given as a paper when its owner says so, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const uploads: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/blob/')) uploads.push(request.url())
    })
    await comeIn(visit, stage, '09121220001')
    await page.goto(applicantsPath(visa), { waitUntil: 'networkidle' })
    await awake(page)
    const card = cardOf(page, 'متقاضی اول')
    const scan = page.locator('.passport-scan')
    await scan
      .locator('input[type=file]')
      .first()
      .setInputFiles(await passportPicture(stage.browser, sarasZone))
    await scan.getByText(named('گذرنامه خوانده شد')).first().waitFor({ timeout: 60_000 })
    await eventually(
      async () => (await valuesOf(page, 'شماره گذرنامه')).includes('K45128903'),
      'the number was not filled in',
    )
    // the name has no check digit: it counts once its bearer has looked at it
    await card.locator('.name-check').getByRole('checkbox').check()
    await lookAt(page, 'visa passport read')
    assert.deepEqual(uploads, [], 'nothing is sent before its owner says so')
    await card.getByRole('button', { name: named('همین تصویر برای مدارک') }).click()
    await paperRow(card, 'گذرنامه').getByText('بارگذاری شد', { exact: true }).waitFor()
    assertFaultless(visit)
  })
})
