import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { named, says } from './labels.ts'
import { chooseDate, fillPassport, text } from './people.ts'

function form(page: Page): Locator {
  return page.locator('.passenger-editor')
}

export async function addsSara(page: Page): Promise<void> {
  await page.waitForURL(/edit=new/)
  await page.getByRole('button', { name: named('افزودن مسافر') }).click()
  await page.getByRole('alert').getByText(named('۷ مورد باید اصلاح شود')).waitFor()
  await form(page).getByText(named('نام فارسی را وارد کنید')).waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('.passenger-editor') !== null)
  await text(form(page), '^نام فارسی', 'shvh')
  await form(page)
    .getByRole('button', { name: named('نوشتن سارا') })
    .click()
  await text(form(page), 'نام خانوادگی فارسی', 'محمدي')
  await form(page)
    .getByRole('button', { name: named('SARA') })
    .click()
  await form(page)
    .getByRole('button', { name: named('MOHAMMADI') })
    .click()
  await form(page).getByRole('radio', { name: /^زن$/ }).check()
  await chooseDate(form(page), 'تاریخ تولد', '1989-10-06')
  await text(form(page), 'کد ملی', '۰۰۱۲۳۴۵۶۷۸')
  await form(page).getByText(named('کد ملی نامعتبر است')).waitFor()
  await text(form(page), 'کد ملی', '۰۰۱۲۳۴۵۶۷۹')
  await page.getByRole('button', { name: named('افزودن مسافر') }).click()
}

/** Her form has its own address: it survives a reload, and the back button leaves it. */
export async function givesHerAPassport(page: Page): Promise<string> {
  await page.getByRole('link', { name: named('ویرایش سارا محمدی') }).click()
  await page.waitForURL(/edit=[\da-f-]{36}/)
  const address = page.url()
  await page.goBack()
  await page.getByRole('link', { name: named('ویرایش سارا محمدی') }).waitFor()
  await page.goto(address, { waitUntil: 'networkidle' })
  await form(page)
    .getByRole('radio', { name: named('هر دو') })
    .check()
  await fillPassport(form(page), { origin: 'ایران', number: 'k ۴۵۱۲۸۹۰۳', expires: '2034-03-09' })
  await page.getByRole('button', { name: named('ذخیره تغییرها') }).click()
  await page.getByText(named('مشخصات سارا محمدی ذخیره شد')).waitFor()
  const row = page
    .getByRole('listitem')
    .filter({ hasText: named('سارا محمدی') })
    .first()
  const said = await row.innerText()
  assert.ok(says(said, 'K45128903') && says(said, '0012345679') && says(said, 'اعتبار دارد'), said)
  return address
}
