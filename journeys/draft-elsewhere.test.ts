import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { applicantsPath } from '#visas/choice-address.ts'
import { alive } from './alive.ts'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { cardOf, text } from './people.ts'
import { sharedHouse } from './shared-house.ts'
import { eventually, toPassengers } from './shopper.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { give, paper, paperRow, visa } from './visa-steps.ts'

suite('a form that was begun at another device', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  test('goes on where it was left, and is nobody else’s', async () => {
    await using phone = await stage.visit('phone')
    await comeIn(phone, stage, '09121230031')
    await toPassengers(phone.page, stage, { daysAhead: 8 })
    const stored = phone.page.waitForResponse(
      (response) =>
        response.url().endsWith('/KeepDraft') && (response.request().postData() ?? '').includes('محمدی'),
    )
    const first = cardOf(phone.page, 'بزرگسال اول')
    await text(first, '^نام فارسی', 'سارا')
    await text(first, 'نام خانوادگی فارسی', 'محمدی')
    assert.equal((await stored).status(), 200)
    await phone.page.waitForLoadState('networkidle')

    await using desk = await stage.visit('desktop')
    await comeIn(desk, stage, '09121230031')
    await toPassengers(desk.page, stage, { daysAhead: 9 })
    const there = cardOf(desk.page, 'بزرگسال اول')
    const family = there.getByRole('textbox', { name: named('نام خانوادگی فارسی') })
    await desk.page.mouse.move(5, 5)
    await eventually(async () => (await family.inputValue()) === 'محمدی', 'the form does not go on')
    const changed = desk.page.waitForResponse((response) => response.url().endsWith('/KeepDraft'))
    await text(there, 'نام خانوادگی فارسی', 'کریمی')
    await changed
    await desk.page.waitForLoadState('networkidle')

    // as read, and as it lies there from then on
    for (let again = 0; again < 2; again += 1) {
      await phone.page.reload({ waitUntil: 'networkidle' })
      const family = first.getByRole('textbox', { name: named('نام خانوادگی فارسی') })
      await phone.page.mouse.move(5, 5)
      await eventually(async () => (await family.inputValue()) === 'کریمی', 'the later word does not count')
    }

    await using stranger = await stage.visit('phone')
    await comeIn(stranger, stage, '09121230032')
    await toPassengers(stranger.page, stage, { daysAhead: 8 })
    const others = cardOf(stranger.page, 'بزرگسال اول')
    assert.equal(await others.getByRole('textbox', { name: named('نام خانوادگی فارسی') }).inputValue(), '')
    for (const visit of [phone, desk, stranger]) assertFaultless(visit)
  })

  test('of a visa goes on with its pictures, which are asked for once', async () => {
    const mobile = '09121230033'
    await using phone = await stage.visit('phone')
    await comeIn(phone, stage, mobile)
    await phone.page.goto(applicantsPath(visa), { waitUntil: 'networkidle' })
    await alive(phone.page, '.paper')
    const stored = phone.page.waitForResponse(
      (response) =>
        response.url().endsWith('/KeepDraft') && (response.request().postData() ?? '').includes('blobId'),
    )
    await give(cardOf(phone.page, 'متقاضی اول'), 'شناسنامه', await paper('birth.jpg'))
    assert.equal((await stored).status(), 200)

    await using desk = await stage.visit('desktop')
    await comeIn(desk, stage, mobile)
    await desk.page.goto(applicantsPath(visa), { waitUntil: 'networkidle' })
    await alive(desk.page, '.paper')
    const row = paperRow(cardOf(desk.page, 'متقاضی اول'), 'شناسنامه')
    await row.getByText('بارگذاری شد', { exact: true }).waitFor()
    await lookAt(desk.page, 'a visa begun at another device')

    await using stranger = await stage.visit('desktop')
    await comeIn(stranger, stage, '09121230034')
    await stranger.page.goto(applicantsPath(visa), { waitUntil: 'networkidle' })
    await alive(stranger.page, '.paper')
    const others = paperRow(cardOf(stranger.page, 'متقاضی اول'), 'شناسنامه')
    assert.equal(await others.getByText('بارگذاری شد', { exact: true }).count(), 0)
    for (const visit of [phone, desk, stranger]) assertFaultless(visit)
  })
})
