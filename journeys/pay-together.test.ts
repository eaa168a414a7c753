import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { agreeToTerms, signInAtHome, toConfirm } from './shopper.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { payAtBank } from './traveller.ts'

suite('others pay a part', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  test('a friend pays his share by a link without signing in, the owner sees it at once and pays the rest by keyboard', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await signInAtHome(page, stage, '09121110331')
    await toConfirm(page, stage, { daysAhead: 11 })
    await agreeToTerms(page)
    await page.getByRole('button', { name: named('با دیگران می‌پردازم') }).click()
    await page.waitForURL(/\/pay-together\//)
    await page.getByText(named('هر کس سهم خودش')).click()
    await page.getByRole('textbox', { name: named('نام سهم ۲') }).fill('رضا محمدی')
    await lookAt(page, 'making shares, phone')
    await page.getByRole('button', { name: named('ساختن ۲ لینک') }).click()
    const link = page.getByRole('textbox', { name: named('لینک پرداخت رضا محمدی') })
    const address = await link.inputValue()
    await lookAt(page, 'shares of an order, phone')

    await using friend = await stage.visit('phone', { theme: 'dark' })
    await friend.page.goto(new URL(address).pathname)
    await friend.page.getByRole('heading', { name: named('شما را به این سفر دعوت کرده') }).waitFor()
    await lookAt(friend.page, "a friend's share, phone")
    const text = await friend.page.locator('body').innerText()
    for (const secret of ['09121110331', 'MOHAMMADI']) assert.ok(!text.includes(secret), secret)
    await friend.page.getByRole('button', { name: named('پرداخت') }).click()
    await payAtBank(friend.page)
    await friend.page.getByText(named('پرداخت شما رسید')).waitFor()
    await lookAt(friend.page, "a friend's share that is paid, phone")

    // told by the live line, without a reload
    await page.getByText(named('۱ از ۲')).waitFor()
    await lookAt(page, 'shares of which one is paid, phone')
    const own = page.getByRole('link', { name: named('را هم من می‌دهم') })
    await own.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/pay\//)
    // the address is there before the page is: until then a button of the page before bears that name too
    await page.getByRole('heading', { name: named('درگاه پرداخت') }).waitFor()
    const commit = page.getByRole('button', { name: named('پرداخت') })
    await commit.focus()
    await page.keyboard.press('Enter')
    await payAtBank(page)
    await page.getByText(named('پرداخت شما رسید')).waitFor()
    await friend.page.getByText(named('همه پرداخته‌اند')).waitFor()
    const { orders, accounts } = stage.product.agency
    const { userId } = await accounts.settle('+989121110331')
    const [order] = (await orders.mine(userId, { kind: 'all', page: 1, take: 5 })).orders
    assert.ok(order && ['paid', 'issuing', 'issued'].includes(order.status), String(order?.status))
    assertFaultless(visit, [/status of 400 .*connect\/token/])
    assertFaultless(friend, [/status of 400 .*connect\/token/])
  })
})
