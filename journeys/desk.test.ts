import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './axe.ts'
import { giveLock } from './device-lock.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { assertFaultless, openStage, type Stage, type Visit } from './stage.ts'

suite('the house’s own people at the desk', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({}, undefined, 'whole')
  })
  after(() => stage[Symbol.asyncDispose]())

  test('one comes in, invites another, and money moves when both agree', async () => {
    const { agency } = stage.product
    const { userId } = await agency.accounts.settle('+989121180009')
    await using first = await stage.visit('desktop')
    await using second = await stage.visit('desktop')
    const [sara, mina] = [first.page, second.page]

    await sara.goto('/desk/approvals')
    await sara.waitForURL(/\/desk\/sign-in\?to=/)
    await assertAccessible(sara, 'desk-sign-in')
    await joins(first, await agency.desk.entrance.firstLink('سارا نعمتی'))
    await sara.getByRole('heading', { name: named('امروز') }).waitFor()
    await looked(sara, 'desk-today')

    await sara.getByRole('link', { name: named('همکاران') }).click()
    await sara.getByRole('button', { name: named('دعوت همکار') }).click()
    const dialog = sara.getByRole('dialog')
    await dialog.getByLabel('نام و نام خانوادگی').fill('مینا رحیمی')
    await dialog.getByLabel('مالی').check()
    await dialog.getByLabel('دلیل').fill('تأیید پول دو نفر می‌خواهد')
    await looked(sara, 'desk-invite')
    await dialog.getByRole('button', { name: named('پیشنهاد دعوت') }).click()
    const link = await dialog.locator('.desk-link').textContent()
    await dialog.getByRole('button', { name: named('بستن') }).click()
    await joins(second, link ?? '')
    await sara.reload()
    await sara
      .getByRole('row', { name: named('مینا رحیمی') })
      .getByRole('button', { name: named('تغییر نقش') })
      .click()
    assert.ok(await dialog.getByRole('checkbox', { name: named('مالی') }).isChecked(), 'what she has')
    assert.equal(await dialog.getByRole('checkbox', { checked: true }).count(), 1)
    await looked(sara, 'desk-roles')
    await sara.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await sara.getByRole('link', { name: named('تأییدها') }).click()
    await sara.getByRole('button', { name: named('پیشنهاد اصلاح کیف پول') }).click()
    await dialog.getByLabel('موبایل مسافر').fill('۰۹۱۲۱۱۸۰۰۰۹')
    await dialog.getByLabel('مبلغ به تومان').fill('۵۰٬۰۰۰')
    await dialog.getByLabel('دلیل').fill('جبران تأخیر پرواز')
    await dialog.getByText('۵۰ هزار تومان').waitFor()
    await dialog.getByRole('button', { name: named('پیشنهاد به نفر دوم') }).click()
    await dialog.getByText('در انتظار نفر دوم است').waitFor()
    await dialog.getByRole('button', { name: named('بستن') }).click()
    await dialog.waitFor({ state: 'hidden' })
    await sara.getByRole('link', { name: named('اصلاح موجودی کیف پول') }).waitFor()
    await sara.keyboard.press('j')
    await sara.keyboard.press('Enter')
    await sara.getByRole('button', { name: named('پس گرفتن پیشنهاد') }).waitFor()
    assert.equal(await sara.getByRole('button', { name: named('تأیید و انجام') }).count(), 0)

    await mina.getByRole('link', { name: named('تأییدها') }).click()
    await mina.getByRole('link', { name: named('اصلاح موجودی کیف پول') }).click()
    await looked(mina, 'desk-approvals')
    await mina.getByRole('button', { name: named('تأیید و انجام') }).click()
    await mina.getByText('تأیید شد: مینا رحیمی').waitFor()
    assert.equal(await agency.wallet.balanceOf(userId), 500_000)
    await mina.goto('/desk/audit')
    await mina.getByRole('heading', { name: named('این صفحه برای شما باز نیست') }).waitFor()

    await sara.getByRole('link', { name: named('رویدادها') }).click()
    for (const words of ['پیشنهادی را تأیید کرد', 'پیشنهاد داد', 'اجازهٔ دیدن این صفحه را نداشت'])
      await sara.getByRole('cell', { name: named(words) }).waitFor()
    await looked(sara, 'desk-audit')
    await sara.locator('.desk-self summary').click()
    await looked(sara, 'desk-self')
    await sara.getByRole('link', { name: named('کلیدهای من') }).click()
    await sara.getByRole('button', { name: named('برداشتن') }).click()
    await sara.getByRole('alert').filter({ hasText: 'تنها کلید شماست' }).waitFor()
    await looked(sara, 'desk-keys')
    await sara.keyboard.press('?')
    await sara.getByRole('dialog').getByText('ردیف بعد').waitFor()
    assertFaultless(first, [/status of 409 .*desk\/keys/])
    assertFaultless(second, [/status of 403 .*desk\/audit/])
  })
})

async function joins(visit: Visit, link: string): Promise<void> {
  await giveLock(visit)
  await visit.page.goto(link)
  await visit.page.getByRole('button', { name: named('ساخت کلید و ورود') }).click()
  await visit.page.waitForURL(/\/desk$/)
}

async function looked(page: Page, name: string): Promise<void> {
  await assertAccessible(page, name)
  await lookAt(page, name)
}
