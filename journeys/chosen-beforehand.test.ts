import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { samplePeople } from '#demo/sample-data.ts'
import { assertAccessible } from './axe.ts'
import { toLeaders } from './hotel-steps.ts'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { cardOf } from './people.ts'
import { sharedHouse } from './shared-house.ts'
import { toPassengers } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('whom the page chooses before anybody is asked', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  async function userOf(mobile: string): Promise<string> {
    return (await stage.product.agency.accounts.settle(`+98${mobile.slice(1)}`)).userId
  }

  for (const [size, mobile] of atSizes([
    ['phone', '09121230021'],
    ['desktop', '09121230022'],
  ]))
    test(`the only saved traveller stands in the form, goes with one press, and on with another, ${size}`, async () => {
      await stage.product.agency.passengers.save(await userOf(mobile), samplePeople.sara)
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'dark' : 'light' })
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await toPassengers(page, stage, { daysAhead: 8 })
      const card = cardOf(page, 'بزرگسال اول')
      const note = card.getByText(named('مشخصات سارا محمدی از پیش نوشته شده است'))
      const latin = card.getByRole('textbox', { name: named('نام لاتین') }).first()
      await note.waitFor()
      assert.equal(await latin.inputValue(), 'SARA')
      await assertAccessible(page, 'a traveller chosen beforehand')
      await lookAt(page, `chosen beforehand, ${size}`)

      await card.getByRole('button', { name: named('مسافر تازه') }).click()
      assert.equal(await latin.inputValue(), '')
      await note.waitFor({ state: 'detached' })
      await page.reload({ waitUntil: 'networkidle' })
      assert.equal(await latin.inputValue(), '', 'what was undone stays so')
      await card.getByRole('button', { name: named('سارا محمدی') }).click()
      await page.getByRole('button', { name: named('ادامه') }).click()
      await page.waitForURL(/\/confirm/)
      await page.getByText(named('SARA MOHAMMADI')).first().waitFor()
      assertFaultless(visit)
    })

  test('who saved nobody leads the only room as the account knows its owner', async () => {
    const mobile = '09121230023'
    await stage.product.agency.accounts.update(await userOf(mobile), {
      firstNameFarsi: 'رضا',
      lastNameFarsi: 'کریمی',
      gender: 'Male',
      birthDate: '1364-01-01',
      nationalCode: '0076229645',
    })
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, mobile)
    await toLeaders(page, stage, { hotelId: 'kih-marjan', daysAhead: 21 })
    await page.getByText(named('مشخصات رضا کریمی از پیش نوشته شده است')).waitFor()
    const code = page.getByRole('textbox', { name: named('کد ملی'), includeHidden: true })
    assert.equal(await code.inputValue(), '0076229645')
    await page.getByText(named('فقط این‌ها مانده است')).waitFor()
    assert.equal(
      await page
        .getByRole('textbox', { name: named('نام لاتین') })
        .first()
        .inputValue(),
      '',
    )
    await lookAt(page, 'owner chosen beforehand')
    assertFaultless(visit)
  })
})
