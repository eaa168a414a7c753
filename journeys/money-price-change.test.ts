import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import type { Proposal } from '#flights/proposal.ts'
import { inRial, inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { agreeToTerms, pay, toConfirm } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { payAtBank } from './traveller.ts'

suite('the price changes before it is paid', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile, daysAhead] of atSizes([
    ['phone', '09121130002', 9],
    ['desktop', '09121130001', 8],
  ])) {
    test(`it rises: it is told with old, new and difference, may be declined, or agreed to and paid, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const offered = await toConfirm(page, stage, { flight: 'W5 9997', daysAhead })
      const risen = await showsTheRise(page, offered)
      await lookAt(page, 'dearer')
      await page.getByRole('button', { name: named('انصراف و برگشت') }).click()
      await page.waitForURL(/\/plp\?/)
      await page.getByRole('article').first().waitFor()
      assert.deepEqual(await leftOf(offered), { held: 0, attempts: 0 })

      await toConfirm(page, stage, { flight: 'W5 9997', daysAhead })
      const elsewhere = await visit.context.newPage()
      await elsewhere.goto(page.url(), { waitUntil: 'networkidle' })
      assert.equal(await showsTheRise(page, offered), risen)
      const there = elsewhere.getByRole('alert', { name: named('قیمت این پرواز را تغییر داد') })
      await there.waitFor()
      for (const amount of [offered.totalPrice, risen])
        assert.ok(says(await there.innerText(), inToman(rial(amount))), `${amount} is told on the other page`)
      await page.getByRole('button', { name: named('قیمت جدید را می‌پذیرم') }).click()
      await page.getByText('قیمت جدید را پذیرفتید').waitFor()
      for (const one of [page, elsewhere])
        await one.getByRole('button', { name: named(`پرداخت ${inToman(rial(risen))} تومان`) }).waitFor()
      await elsewhere.close()
      await pay(page)
      await page.waitForURL(/StartPay/)
      assert.ok(
        says(await page.locator('body').innerText(), inRial(rial(risen))),
        'the bank asks the new price',
      )
      await payAtBank(page)
      await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
      assertFaultless(visit)
    })

    test(`it falls: the lower price is taken and shown, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile.replace('113', '114'))
      const { totalPrice } = await toConfirm(page, stage, { flight: 'W5 9996', daysAhead })
      await agreeToTerms(page)
      await pay(page)
      await page.getByText('قیمت این پرواز کم شد').waitFor()
      const fallen = await theChange()
      assert.ok(fallen < totalPrice && fallen > totalPrice * 0.95)
      await page.getByRole('button', { name: named(`پرداخت ${inToman(rial(fallen))} تومان`) }).waitFor()
      await lookAt(page, 'cheaper')
      await pay(page)
      await page.waitForURL(/StartPay/)
      assert.ok(
        says(await page.locator('body').innerText(), inRial(rial(fallen))),
        'the bank asks the lower price',
      )
      assertFaultless(visit)
    })
  }

  async function showsTheRise(page: Page, { totalPrice }: Proposal): Promise<number> {
    await agreeToTerms(page)
    await pay(page)
    const note = page.getByRole('alert', { name: named('قیمت این پرواز را تغییر داد') })
    await note.waitFor()
    const risen = await theChange()
    assert.ok(risen > totalPrice * 1.05 && risen < totalPrice * 1.07)
    const told = await note.innerText()
    for (const part of ['ایرلاین', 'قیمت قبلی', 'قیمت جدید', 'اختلاف', 'مهلت تصمیم'])
      assert.ok(says(told, part), part)
    for (const amount of [totalPrice, risen, risen - totalPrice])
      assert.ok(says(told, inToman(rial(amount))), `${amount} is told`)
    return risen
  }

  async function theChange(): Promise<number> {
    const { rows } = await sql<{ becomes: number }>`
      select becomes from orders.price_change order by id desc limit 1`.execute(stage.product.agency.database)
    return rows[0]?.becomes ?? 0
  }

  async function leftOf({ proposalId }: Proposal): Promise<{ held: number; attempts: number } | undefined> {
    const { rows } = await sql<{ held: number; attempts: number }>`
      select held, (select count(*)::int from payments.attempts
        where order_id in (select order_id from flights.hold_fares where fare_id = fares.id)) as attempts
      from flights.fares where id = ${proposalId}`.execute(stage.product.agency.database)
    return rows[0]
  }
})
