import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { alive } from './alive.ts'
import { assertAccessible } from './axe.ts'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { cardOf, text } from './people.ts'
import { sharedHouse } from './shared-house.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { give, paper, paperRow, visaWish } from './visa-steps.ts'

suite('an applicant is corrected before the visa is paid', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile] of atSizes([
    ['phone', '09121230051'],
    ['desktop', '09121230052'],
  ]))
    test(`on the same request, with the same clock and another picture, ${size}`, async () => {
      const { visas, accounts } = stage.product.agency
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'dark' : 'light' })
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const { orderId } = await visaWish(stage, mobile)
      const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
      const before = await visas.papersToEdit(orderId, userId)
      await page.goto(`/visa/payment/${orderId}`, { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: named('ویرایش متقاضی‌ها') }).click()
      await page.waitForURL(/\/visa\/add-passenger\?order=/)
      await alive(page, '.paper')
      const card = cardOf(page, 'متقاضی اول')
      await paperRow(card, 'شناسنامه').getByText('بارگذاری شد', { exact: true }).waitFor()
      await lookAt(page, `an applicant corrected, ${size}`)
      assert.equal(await page.getByRole('button', { name: named('افزودن متقاضی') }).count(), 0)
      await text(card, '^نام لاتین', 'Anne-Marie')
      await text(card, '^نام فارسی', 'آنا')
      const uploaded = page.waitForResponse((response) => response.url().includes('/Blob/Upload'))
      await give(card, 'کارت ملی', await paper('another card.jpg'))
      assert.equal((await uploaded).status(), 200)
      await paperRow(card, 'کارت ملی').getByText('بارگذاری شد', { exact: true }).waitFor()
      await page.getByRole('button', { name: named('ثبت تغییرها و ادامه') }).click()
      await page.waitForURL(`**/visa/payment/${orderId}`)
      await page.getByText(named('آنا')).first().waitFor()
      await assertAccessible(page, 'a request whose applicant was corrected')
      await lookAt(page, `after an applicant was corrected, ${size}`)
      const after = await visas.papersToEdit(orderId, userId)
      const ids = (of: typeof after) => of?.flat().map(({ blobId }) => blobId) ?? []
      assert.equal(ids(after).length, ids(before).length)
      assert.equal(ids(after).filter((id) => !ids(before).includes(id)).length, 1, 'one picture is another')
      assertFaultless(visit)
    })
})
