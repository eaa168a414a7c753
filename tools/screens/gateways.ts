import { comeIn } from '../../journeys/issued-order.ts'
import { named } from '../../journeys/labels.ts'
import { toConfirm } from '../../journeys/shopper.ts'
import type { Stage } from '../../journeys/stage.ts'
import { gatewaysAre } from '../../journeys/unwell-gateways.ts'
import { type Look, taking } from './picture.ts'

/** Paying while gateways are unwell: one was slow, one did not answer, one rests; then none is left. */
export async function walkGateways(stage: Stage, look: Look): Promise<void> {
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  await comeIn(visit, stage, look.mobile)
  await gatewaysAre(stage, { slow: [2], silent: [3], resting: [4] })
  await toConfirm(page, stage, { daysAhead: 10 })
  await page.getByRole('radio', { name: named('کمی پیش پاسخ نمی‌داد') }).check()
  await take('23-gateways', 'whole')
  await gatewaysAre(stage, { resting: [1, 2, 3, 4, 5] })
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText(named('درگاه پرداخت فعالی وجود ندارد')).waitFor()
  await take('24-no-gateway', 'whole')
  await gatewaysAre(stage, {})
}
