import { comeIn } from '../../journeys/issued-order.ts'
import { dayAhead } from '../../journeys/shopper.ts'
import type { Stage } from '../../journeys/stage.ts'
import { ticketAndPolicy } from '../../journeys/ticket-and-policy.ts'
import { type Look, taking } from './picture.ts'

/** Plans of both insurers, what is filled in, and a ticket that is given back with its policy. */
export async function walkInsurance(stage: Stage, look: Look): Promise<void> {
  const { ticket, policy } = await ticketAndPolicy(stage, look.mobile)
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  await comeIn(visit, stage, look.mobile)
  const trip = `country=TR&from=${dayAhead(60)}&to=${dayAhead(66)}&births=1988-08-15,1985-04-23`
  for (const [name, path] of [
    ['120-insurance', '/insurance'],
    ['121-insurance-plans', `/insurance?${trip}`],
    ['122-insurance-insured', `/insurance/insured?${trip}&plan=full`],
    ['123-insurance-order', `/profile/my-travels/order-details/Insurance?orderId=${policy}`],
    ['124-insurance-ticket', `/profile/my-travels/order-details?orderId=${ticket}`],
    ['125-insurance-given-back', `/profile/my-travels/order-details/flight-order-items?orderId=${ticket}`],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' })
    if (name === '125-insurance-given-back')
      for (const box of await page.locator('.refund-leg').getByRole('checkbox').all()) await box.check()
    await take(name, 'whole')
  }
}
