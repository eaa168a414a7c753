import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { suite, test } from 'node:test'
import { passKeysIn } from '#testing/flights/pass-keys.ts'
import { testFolder } from '#testing/server/folder.ts'
import { comeIn, issuedFor } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAtBothSizes } from './look.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage } from './stage.ts'

suite('tickets in the wallet of a phone', { timeout: 180_000 }, () => {
  for (const [size, mobile] of atSizes([
    ['phone', '09121170601'],
    ['desktop', '09121170602'],
  ]))
    test(`each person’s is had from the order, ${size}`, async (t) => {
      const keys = testFolder('wallet-pass')
      t.after(() => rmSync(keys, { recursive: true }))
      await using stage = await openStage(passKeysIn(keys).environment)
      const { orderId } = await issuedFor(stage, mobile, ({ isCharter }) => !isCharter)
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'networkidle' })
      const people = page.getByRole('group', { name: named('در کیف پول گوشی') })
      await people.first().waitFor()
      assert.equal(await people.count(), 2)
      await lookAtBothSizes(page, 'wallet passes')
      const pass = page.waitForEvent('download')
      await people.nth(1).getByRole('link', { name: 'Apple Wallet' }).press('Enter')
      assert.match((await pass).suggestedFilename(), /^flights-\d+-2\.pkpass$/)
      await page.route('https://pay.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>saved</title>' }),
      )
      assertFaultless(visit)
      await people.first().getByRole('button', { name: 'Google Wallet' }).press('Enter')
      await page.waitForURL(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/)
    })
})
