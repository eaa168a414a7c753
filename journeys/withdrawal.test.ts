import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { negative, rial } from '#money/rial.ts'
import { MovableClock } from '#server/clock.ts'
import { pressOn, tabTo } from './by-keys.ts'
import { comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import { codeFor, messagesTo } from './messages.ts'
import { stepUp, visitor } from './profile-steps.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

const withdrawPage = '/profile/transactions/withdraw'

suite('a traveller takes the money of the wallet home', () => {
  let stage: Stage
  const clock = new MovableClock()

  before(async () => {
    stage = await openStage({}, clock)
  })
  after(() => stage[Symbol.asyncDispose]())

  test('on a phone: whose account it is, all of the balance, cancelled once, and there the second time', async () => {
    const mobile = '09121110161'
    await using visit = await visitor(stage, { size: 'phone', theme: 'light', mobile })
    const { page } = visit
    const { userId } = await stage.product.agency.accounts.settle(`+98${mobile.slice(1)}`)
    await page.goto('/profile/transactions', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: named('برداشت'), exact: true }).click()
    await page.waitForURL(withdrawPage)
    await page.getByText(named('از 5,000 تومان به بالا')).waitFor()
    await fill(stage, userId, 7_000_000)
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('link', { name: named('نوشتن نام') }).waitFor()
    await stage.product.agency.accounts.update(userId, { firstNameFarsi: 'سارا', lastNameFarsi: 'محمدی' })
    await page.reload({ waitUntil: 'networkidle' })
    await lookAt(page, 'withdraw-without-account')
    await accountIsAdded(page, stage, mobile)

    await page.getByRole('textbox', { name: named('مبلغ به تومان') }).fill('۴۹۹۹')
    await page.getByRole('button', { name: named('ادامه') }).click()
    await page.getByText(named('کمترین مبلغ برداشت 5,000 تومان است.')).waitFor()
    await lookAt(page, 'withdraw-too-little')
    await reviewAll(page)
    const dialog = confirmation(page)
    await dialog.getByText(named('سارا محمدی')).waitFor()
    await dialog.getByText(named('بانک پارسیان، شبا با پایان 9002')).waitFor()
    await lookAt(page, 'withdraw-confirm')
    await dialog.getByRole('button', { name: named('تأیید و برداشت') }).click()
    await page.getByText(named('ثبت شد. خبرش را هم برایتان می‌فرستیم')).waitFor()
    await page.getByText(named('از 5,000 تومان به بالا')).waitFor()
    await page.getByText(named('ثبت شد. خبرش را هم برایتان می‌فرستیم')).waitFor()
    await lookAt(page, 'withdraw-requested')
    assert.ok(says((await messagesTo(stage, mobile))[0]?.text ?? '', 'برداشت 700,000 تومان'))

    await page.getByRole('button', { name: named('لغو برداشت') }).click()
    await page
      .getByRole('dialog', { name: named('لغو برداشت') })
      .getByRole('button', { name: named('لغو شود') })
      .click()
    await page.getByText(named('لغو کردید و مبلغ به کیف پول شما برگشت')).waitFor()
    await reviewAll(page)
    await dialog.getByRole('button', { name: named('تأیید و برداشت') }).click()
    await page.getByRole('button', { name: named('لغو برداشت') }).waitFor()
    await itArrives(stage, clock, userId)
    await comeIn(visit, stage, mobile)
    await page.goto(withdrawPage, { waitUntil: 'networkidle' })
    await page.getByText(named('به حسابتان نشست')).first().waitFor()
    assert.equal(
      await page
        .getByRole('list', { name: named('برداشت‌های شما') })
        .locator('> li')
        .count(),
      2,
    )
    await lookAt(page, 'withdraw-arrived')
    await page
      .getByRole('link', { name: named('کیف پول و تراکنش‌ها') })
      .first()
      .click()
    await page.getByText(named('کد پیگیری برداشت')).first().waitFor()
    await lookAt(page, 'withdraw-flows')
    assertFaultless(visit, [/status of 403/])
  })

  test('at a desk by keyboard alone: another’s account is refused in words, one’s own is paid by code', async () => {
    const mobile = '09121110162'
    await using visit = await visitor(stage, { size: 'desktop', theme: 'dark', mobile })
    const { page } = visit
    const { accounts } = stage.product.agency
    const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
    await accounts.update(userId, { firstNameFarsi: 'داریوش', lastNameFarsi: 'رستمی' })
    await fill(stage, userId, 9_000_000)
    const holderName = 'داریوش رستمی'
    const numbers = { cardNumber: '', bankAccountNumber: '', holderName }
    await accounts.bank.add(userId, { ...numbers, iban: ownIban })
    clock.advance({ seconds: 1 })
    await accounts.bank.add(userId, { ...numbers, iban: anothersIban })
    await page.goto(withdrawPage, { waitUntil: 'networkidle' })
    await tabTo(page, 'مبلغ به تومان')
    await page.keyboard.type('۲۰۰۰۰۰')
    await tabTo(page, 'بانک پارسیان')
    await page.keyboard.press('ArrowDown')
    await pressOn(page, 'ادامه')
    await page.getByText(named('این حساب به نام شما نیست')).waitFor()
    await lookAt(page, 'withdraw-anothers')
    await tabTo(page, 'بانک')
    await page.keyboard.press('ArrowUp')
    await pressOn(page, 'ادامه')
    await confirmation(page).getByText(named(holderName)).waitFor()
    await pressOn(page, 'تأیید و برداشت')
    await page
      .getByRole('dialog', { name: named('تأیید دوباره') })
      .getByRole('textbox', { name: named('کد تایید') })
      .waitFor()
    await tabTo(page, 'کد تایید')
    await page.keyboard.type(await codeFor(stage, mobile))
    await page.getByText(named('ثبت شد. خبرش را هم برایتان می‌فرستیم')).waitFor()
    await page.getByText(named('موجودی')).getByText('700,000').waitFor()
    await lookAt(page, 'withdraw-by-keys')
    await pressOn(page, 'لغو برداشت')
    await pressOn(page, 'لغو شود')
    await page.getByText(named('لغو کردید و مبلغ به کیف پول شما برگشت')).waitFor()
    await page.getByText(named('موجودی')).getByText('900,000').waitFor()
    assertFaultless(visit, [/status of 403/, /status of 409/])
  })
})

const ownIban = '820540102680020817909002'
/** ends as the simulated bank knows another's accounts to end */
const anothersIban = '590540102680020817900007'

const confirmation = (page: Page) => page.getByRole('dialog', { name: named('تأیید برداشت') })

async function fill(stage: Stage, userId: string, much: number): Promise<void> {
  const { database, wallet } = stage.product.agency
  const amount = rial(much)
  await database.transaction().execute((trx) =>
    wallet.post(trx, {
      key: `filled ${userId}`,
      kind: 'topped-up',
      memo: 'filled',
      postings: [
        { account: { class: 'gateway-clearing', gatewayId: 1 }, amount: negative(amount) },
        { account: { class: 'traveller-wallet', userId }, amount },
      ],
    }),
  )
}

async function accountIsAdded(page: Page, stage: Stage, mobile: string): Promise<void> {
  await page.getByRole('button', { name: named('افزودن حساب بانکی') }).click()
  const dialog = page.getByRole('dialog', { name: named('افزودن حساب بانکی') })
  await dialog.getByRole('textbox', { name: named('شمارهٔ شبا') }).fill(ownIban)
  await dialog.getByRole('textbox', { name: named('نام صاحب حساب') }).fill('سارا محمدی')
  await dialog.getByRole('button', { name: named('ذخیرهٔ حساب') }).click()
  await stepUp(page, stage, mobile)
  await page.getByRole('radio', { name: named('بانک پارسیان') }).waitFor()
}

async function reviewAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: named('همه') }).click()
  await page.getByRole('button', { name: named('ادامه') }).click()
  await confirmation(page).waitFor()
}

/** Half an hour later the job sends it. */
async function itArrives(stage: Stage, clock: MovableClock, userId: string): Promise<void> {
  const { withdrawals } = stage.product.agency
  clock.advance({ minutes: 31 })
  const [latest] = await withdrawals.of(userId)
  await withdrawals.work.payOut(latest?.id ?? '')
  const [there] = await withdrawals.of(userId)
  assert.deepEqual([there?.state, there?.amount], ['arrived', 7_000_000])
}
