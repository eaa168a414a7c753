import type { Page } from 'playwright-core'
import { samplePeople } from '#demo/sample-data.ts'
import { sendRefund, toBank } from '../../journeys/giving-back.ts'
import { comeIn, issuedSoon } from '../../journeys/issued-order.ts'
import { named } from '../../journeys/labels.ts'
import { codesFor, enterCode } from '../../journeys/signing.ts'
import type { Stage } from '../../journeys/stage.ts'
import { type Look, type Take, taking } from './picture.ts'

export async function walkGivingBack(stage: Stage, look: Look): Promise<void> {
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  // by then some steps are over
  const { orderId } = await issuedSoon(stage, look.mobile, {
    isWanted: ({ refund }) => refund.penaltyNow !== null,
    daysAhead: 2,
  })
  await comeIn(visit, stage, look.mobile)
  await walkClocks(page, orderId, take)
  await page.goto(`/profile/my-travels/order-details/flight-order-items?orderId=${orderId}`, {
    waitUntil: 'networkidle',
  })
  await page.getByRole('checkbox', { name: named(samplePeople.sara.firstNameFarsi) }).check()
  await toBank(page, { iban: 'IR26 0170 0000 0010 0203 0433 33', holder: 'سارا محمدی' })
  await page.getByText(named('همهٔ پله‌ها')).first().click()
  await take('72-refund-steps', 'whole')
  const known = await codesFor(stage, look.mobile)
  await sendRefund(page)
  await page.getByRole('dialog').waitFor()
  await take('73-refund-code')
  await enterCode(page, stage, { to: look.mobile, known })
  await page.getByRole('heading', { name: named('درخواست استرداد ثبت شد') }).waitFor()
  await take('74-refund-filed', 'whole')
  await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'networkidle' })
  await page.getByText(named('کد پیگیری')).first().waitFor()
  await take('75-refund-on-its-way', 'whole')
  await page.goto(`/profile/my-travels/order-details/flight-order-items?orderId=${orderId}`, {
    waitUntil: 'networkidle',
  })
  await take('76-refund-one-left', 'whole')
  await page.goto(`/profile/my-travels`, { waitUntil: 'networkidle' })
  await take('77-trips')
}

async function walkClocks(page: Page, orderId: string, take: Take): Promise<void> {
  await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'networkidle' })
  await page.getByText(named('بلیت سارا')).waitFor()
  await take('70-order', 'whole')
  for (const summary of await page.locator('.order-refund-each summary').all()) await summary.click()
  await take('71-order-clocks', 'whole')
}
