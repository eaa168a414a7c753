import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { dayAhead, toPassengers } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { fillPassenger } from './traveller.ts'

suite('what was found grows old, or is gone', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const size of atSizes(['desktop', 'phone']))
    test(`results that are too old say so; one press renews them and keeps the filters, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.clock.install()
      const asked = `/plp?origin=THR&destination=MHD&date=${dayAhead(9)}&adults=1&type=2&sort=Latest`
      await page.goto(asked, { waitUntil: 'networkidle' })
      await page.getByRole('article').first().waitFor()
      const stale = page.getByText('نتایج ممکن است قدیمی باشد، دوباره جستجو کنید')
      assert.equal(await stale.count(), 0)

      await page.clock.fastForward('16:00')
      await stale.waitFor()
      await lookAt(page, 'stale results')
      await page.clock.setSystemTime(new Date())
      await page.getByRole('button', { name: named('جستجوی دوباره') }).click()
      await stale.waitFor({ state: 'detached' })
      await page.getByRole('article').first().waitFor()
      const address = new URL(page.url()).searchParams
      assert.deepEqual([address.get('type'), address.get('sort')], ['2', 'Latest'])
      assertFaultless(visit)
    })

  for (const [size, mobile, daysAhead] of atSizes([
    ['desktop', '09121120001', 11],
    ['phone', '09121120002', 12],
  ]))
    test(`the last seat goes while the form is filled in: three flights near it are offered, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await toPassengers(page, stage, { flight: 'W5 9995', daysAhead })
      await fillPassenger(page)
      await page.getByRole('button', { name: named('ادامه') }).click()

      const gone = page.getByRole('region', { name: named('ظرفیت تکمیل شد') })
      await gone.waitFor()
      const others = gone.getByRole('listitem').getByRole('link')
      await others.first().waitFor()
      assert.equal(await others.count(), 3)
      await lookAt(page, 'sold out')

      await others.first().click()
      await page.waitForURL(/\/add-passenger/)
      await gone.waitFor({ state: 'detached' })
      const name = page.getByRole('textbox', { name: named('نام لاتین') }).first()
      await name.waitFor()
      await page.waitForFunction(
        (label) => document.querySelector<HTMLInputElement>(label)?.value === 'SARA',
        `#${await name.getAttribute('id')}`,
      )
      await page.getByRole('button', { name: named('ادامه') }).click()
      await page.waitForURL(/\/confirm/)
      assertFaultless(visit, [/status of 409 .*SubmitFlightOrder/])
    })
})
