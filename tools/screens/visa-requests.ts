import { applicantsPath } from '#visas/choice-address.ts'
import { alive } from '../../journeys/alive.ts'
import { comeIn } from '../../journeys/issued-order.ts'
import { named } from '../../journeys/labels.ts'
import type { Stage } from '../../journeys/stage.ts'
import { fillApplicant, give, paid, paper, visa, visaPdf, visaWish } from '../../journeys/visa-steps.ts'
import { type Look, taking } from './picture.ts'

export async function walkVisaRequests(stage: Stage, look: Look): Promise<void> {
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  const shown = async (name: string, path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await take(name, 'whole')
  }
  await comeIn(visit, stage, look.mobile)
  await page.goto(applicantsPath(visa, 2), { waitUntil: 'networkidle' })
  await alive(page, '.paper')
  const card = await fillApplicant(page, 0)
  await give(card, 'گذرنامه', await paper('passport.jpg'))
  await card.getByText('بارگذاری شد', { exact: true }).waitFor()
  await page.getByRole('button', { name: named('ثبت درخواست') }).click()
  await take('90-visa-applicants', 'whole')

  const { orderId, orderNumber } = await visaWish(stage, look.mobile)
  await shown('91-visa-payment', `/visa/payment/${orderId}`)
  await paid(stage, orderId)
  await shown('92-visa-filed', `/payment/${orderId}`)
  const { desk } = stage.product.agency.visas
  await desk.askAgain(orderNumber, { applicant: 0, kind: 'photo', says: 'زمینهٔ عکس آبی است.' })
  const details = '/profile/my-travels/order-details'
  await shown('93-visa-asked-again', `${details}/VisaOrderDetails?orderId=${orderId}`)
  await shown('94-visa-withdrawing', `${details}/flight-order-items?orderId=${orderId}`)
  const next = await visaWish(stage, look.mobile)
  await paid(stage, next.orderId)
  await desk.checked(next.orderNumber)
  await desk.sent(next.orderNumber)
  await desk.approve(next.orderNumber, 0, visaPdf)
  await desk.reject(next.orderNumber, 1, 'سابقهٔ اقامت بیش از مدت مجاز')
  await shown('95-visa-answered', `${details}/VisaOrderDetails?orderId=${next.orderId}`)
  await shown('96-visa-trips', '/profile/my-travels')
}
